import { describe, expect, it } from 'vitest';
import { isTest, sourcesBelow } from './sources';

const src = sourcesBelow('src').filter((source) => !isTest(source) && !source.file.includes('/generated/'));
const mocks = sourcesBelow('mocks').filter((source) => !isTest(source) && !source.file.includes('/generated/'));
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
const linesWith = (sources: typeof src, pattern: RegExp, allowed: string[] = []) =>
  sources
    .filter(({ file }) => !allowed.includes(file))
    .flatMap(({ file, text }) =>
      withoutComments(text)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );

describe('house rules', () => {
  it('the current time comes from a clock', () => {
    expect(
      linesWith([...src, ...mocks], /\bDate\.now\(\)|\bnew Date\(\s*\)|\bperformance\.now\(\)/, [
        'src/lib/clock.ts',
        // How long a loop has worked.
        'src/lib/csv/pause.ts',
        'mocks/state/clock.ts',
      ]),
    ).toEqual([]);
  });

  it('Math.random is not used', () => {
    expect(linesWith([...src, ...mocks], /\bMath\.random\b/)).toEqual([]);
  });

  it('modules of src have no mutable state', () => {
    // A constant Map or Set has a Readonly type or a literal as its content.
    const state =
      /^(export )?let |^(export )?const \w+(: (Map|Set|WeakMap)<.*)? = (new (Map|WeakMap|Set|QueryClient|BroadcastChannel)\b(?!\(\[)|create\w*Store\()/;
    expect(linesWith(src, state)).toEqual([]);
  });

  // preloadRoute is inlined into index.html and runs before the app.
  it('only lib/storage.ts, startMockServer.ts and the inline scripts of index.html access browser storage', () => {
    expect(
      linesWith(src, /\b(localStorage|sessionStorage|indexedDB)\b/, [
        'src/lib/storage.ts',
        'src/app/startMockServer.ts',
        'src/app/preload/preloadRoute.ts',
        'src/app/firstScreen/startFirstScreen.ts',
      ]),
    ).toEqual([]);
  });

  it('HTML is never set from text, and the browser’s alert dialogs are not used', () => {
    expect(
      linesWith(src, /dangerouslySetInnerHTML|\.innerHTML|document\.write|window\.(alert|confirm|prompt)\(/, [
        // the HTML that the build has rendered
        'src/app/firstScreen/showFirstScreen.ts',
      ]),
    ).toEqual([]);
  });

  it('a product is read once, by domain/product/readProduct in the select of a query', () => {
    // Components get a Product, whose fields need no checking.
    const parsing =
      /\b(readSpecifications|cleanTexts?|plainText)\(|product\/parseFields'|\bimages\b[^;]*\.(filter|flatMap)\(|Array\.isArray\([^)]*\b(images|specifications|features)\b/;
    const outside = src.filter(({ file }) => !file.startsWith('src/domain/'));
    expect(linesWith(outside, parsing)).toEqual([]);
  });

  it('only lib/isRecord.ts checks whether a value is an object', () => {
    expect(linesWith(src, /typeof [\w.]+ [!=]== 'object' (&&|\|\|)/, ['src/lib/isRecord.ts'])).toEqual([]);
  });

  it("the URL's parameters are changed by lib/navigateFrom.ts alone, which knows the newest URL", () => {
    const writes = /\[\w*, \w+\] = useSearchParams|navigate\(\{|\bto=\{\{ search|history\.(push|replace)State/;
    expect(linesWith(src, writes, ['src/lib/navigateFrom.ts'])).toEqual([]);
  });

  it('the errors of a form are set by hand in lib/showFieldErrors.ts alone', () => {
    expect(linesWith(src, /\b(setFieldError|setErrors)\(/, ['src/lib/showFieldErrors.ts'])).toEqual([]);
  });

  // React.lazy never tries again after a failure.
  it('code on demand is loaded by ui/LazyComponent.tsx alone', () => {
    expect(linesWith(src, /\blazy\(/)).toEqual([]);
  });

  it('no field has the type number, whose value the wheel changes', () => {
    expect(linesWith(src, /type="number"|\bNumberInput\b/)).toEqual([]);
  });

  it('a field that acts while one types waits for the end of a composition', () => {
    const acting = src.filter(({ text }) => /inputMode="(numeric|decimal)"|useDebouncedCallback/.test(text));
    const waiting = /useComposition|useQuantityInput/;
    const allowed = new Set([
      'src/ui/AmountField.tsx', // its owner acts, or does not
      'src/features/cart/quantityDrafts.ts', // no field
    ]);
    expect(
      acting.filter(({ file, text }) => !waiting.test(text) && !allowed.has(file)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('links are built by lib/paths.ts', () => {
    expect(linesWith(src, /\b(to|href)="\/(?!\/)|navigate\(['"`]\//, ['src/lib/paths.ts'])).toEqual([]);
  });

  it('a story’s title is its file’s name, or Pages/ and the page’s name', () => {
    const named = sourcesBelow('src')
      .filter(({ file }) => file.endsWith('.stories.tsx'))
      .map(({ file, text }) => ({ file, title: /title: '([^'/]+\/[^']+)'/.exec(text)?.[1] ?? '' }));
    const misnamed = named.filter(
      ({ file, title }) => !title.startsWith('Pages/') && !file.endsWith(`/${title.split('/')[1]}.stories.tsx`),
    );
    expect(misnamed).toEqual([]);
  });

  it('no file has more than 300 lines', () => {
    const long = [...src, ...mocks]
      .filter(({ text }) => text.split('\n').length > 300)
      .map(({ file, text }) => `${file}: ${text.split('\n').length} lines`);
    expect(long).toEqual([]);
  });

  it('no file is named utils, helpers, common, misc or index', () => {
    expect(
      [...src, ...mocks]
        .map(({ file }) => file)
        .filter((file) => /(^|\/)(utils?|helpers?|common|misc|index)(\.|\/)/.test(file)),
    ).toEqual([]);
  });
});
