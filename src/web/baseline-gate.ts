/**
 * Ends the scripts of a page, as their first module, in a browser that is older than the baseline (scripts/browser-baseline.ts): the
 * page stays what it is without scripts, instead of starting by half. Streams came with Firefox 113 and Safari 16.4, the color with
 * Chrome and Edge 111.
 * @throws Error, which the browser reports
 */
const isInBaseline =
  'CompressionStream' in globalThis && CSS.supports('color', 'color-mix(in srgb, red, blue)');
if (!isInBaseline) throw new Error('This browser is too old for the scripts of this page.');
