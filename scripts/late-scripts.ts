import type { Plugin } from 'vite';

const moduleTags =
  /\s*<(?:script type="module"[^>]*src="([^"]+)"[^>]*><\/script>|link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>)/g;

/** How long after everything else a browser that does not tell of its paints is taken to have painted. */
const untoldPaintMs = 3_000;

/**
 * Loads the scripts of a page once the browser has painted what the server drew; at once where nobody looks, since nothing
 * is painted there. A page whose code does not come is the application's to deal with.
 */
const loaderOf = (siteScripts: readonly string[]) => `{
  let isDue = true;
  const load = () => {
    if (!isDue) return;
    isDue = false;
    const pageScripts = JSON.parse(document.getElementById('page-scripts').textContent);
    for (const file of ${JSON.stringify(siteScripts)}.concat(pageScripts)) import(file).catch(() => {});
  };
  if (document.visibilityState === 'hidden') load();
  document.addEventListener('visibilitychange', load, { once: true });
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(load, ${untoldPaintMs}));
}`;

/**
 * Puts the scripts of a built page behind its first paint (docs/decisions/first-paint.md): those that every page has, which
 * Vite has written into the shell, and those of the page that is shown, which the server adds.
 */
export function lateScripts(): Plugin {
  return {
    name: 'late-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const siteScripts = [...html.matchAll(moduleTags)].map(
          ([, script, preloaded]) => script ?? preloaded ?? '',
        );
        const pageScripts =
          '<script type="application/json" id="page-scripts"><!--page-scripts--></script>';
        return html
          .replaceAll(moduleTags, '')
          .replace(
            '</body>',
            () => `  ${pageScripts}\n    <script>${loaderOf(siteScripts)}</script>\n  </body>`,
          );
      },
    },
  };
}
