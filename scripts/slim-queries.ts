import type { Plugin } from 'vite';

const manyAtOnce = /@tanstack\/react-query\/build\/modern\/(useQueries|useSuspenseQueries)\.js$/;

/**
 * Leaves out of a build what asks for a list of queries in one hook, with all that only it needs. tRPC hands it on as one of its own
 * hooks, so the bundler cannot see that no page calls it; one that does is told.
 */
export function slimQueries(): Plugin {
  return {
    name: 'slim-queries',
    apply: 'build',
    transform: {
      filter: { id: manyAtOnce },
      handler: (_code, id) => {
        const [, hook] = manyAtOnce.exec(id) ?? [];
        return `export function ${hook}() { throw new Error('${hook} is not in the build (slim-queries.ts).'); }`;
      },
    },
  };
}
