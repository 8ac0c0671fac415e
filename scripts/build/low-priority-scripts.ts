import type { Plugin } from 'vite';

const moduleTag = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Moves the scripts of a built page to its end, with the place for those that the server adds, and gives them low
 * priority: content paints first (docs/decisions/first-visit.md).
 */
export function lowPriorityScripts(): Plugin {
  return {
    name: 'low-priority-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const tags = [...html.matchAll(moduleTag)].map(([tag]) =>
          tag.trim().replace(/^<\w+/, (opening) => `${opening} fetchpriority="low"`),
        );
        const place = ['<!--page-scripts-->', ...tags].join('\n    ');
        return html.replaceAll(moduleTag, '').replace('</body>', () => `  ${place}\n  </body>`);
      },
    },
  };
}
