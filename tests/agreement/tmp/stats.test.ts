import fc from 'fast-check';
import { it } from 'vitest';
import { line } from '../products';
import { server } from '../sides';
it('stats', () => { fc.statistics(line, (l) => { const f = server.line(l); const d = server.discount(l, f?.base ?? null, 'product'); return [f===null?'noprice':'priced', d.source.split(':')[0]! + (d.fraction==='0/1'?' zero':' some')]; }, {numRuns: 5000}); });
