/**
 * Ends the scripts of a page, as their first module, in a browser that is older than the baseline (baseline.ts): the page stays what
 * it is without scripts, instead of starting by half.
 * @throws Error, which the browser reports
 */
if (document.documentElement.dataset.scripts === 'none') {
  throw new Error('This browser is too old for the scripts of this page.');
}

export {};
