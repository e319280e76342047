import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CHROMIUM_FLAGS } from '../../scripts/chromium.mjs';

/** Of a browser that the project does not use. */
const isOfEdge = (feature: string) => feature.startsWith('ms');

// Chromium reads only the last list of features to turn off, so ours repeats Playwright's, which it exports nowhere.
it('the features that Playwright turns off in Chromium are off here too, after an update of Playwright as well', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const code = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(code)?.[1] ?? '';
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].flatMap(([, feature = '']) =>
    isOfEdge(feature) ? [] : feature,
  );
  expect(features.length).toBeGreaterThan(5);
  const flag = CHROMIUM_FLAGS.find((each) => each.startsWith('--disable-features='));
  expect(flag?.split(/[=,]/)).toEqual(expect.arrayContaining(features));
});
