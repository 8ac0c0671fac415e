/**
 * Stops the scripts of a page in a browser older than the baseline (baseline.ts). It must be their first module: the
 * page then works as without scripts, instead of starting halfway.
 * @throws Error, which the browser reports
 */
if (document.documentElement.dataset.scripts === 'none') {
  throw new Error('This browser is too old for the scripts of this page.');
}

export {};
