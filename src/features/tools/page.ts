import type { Page } from '../../shared/addresses/page.ts';
import { filterOf, oneOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.resources,
    component: 'ResourcesPage',
    content: ['resources', 'tools'],
    drawnContent: ['further-tools'],
  },
  {
    path: paths.toolFinder,
    component: 'ToolFinderPage',
    content: ['tool-finder'],
    prefetch: async (utils, location) =>
      (await import('./web/finder/prefetch-finder.ts')).prefetchFinder(utils, location),
  },
  {
    path: paths.toolPage.pattern,
    component: 'ToolPage',
    content: ['tool-page', 'not-found'],
    entry: 'tool',
  },
  {
    path: paths.comparison.pattern,
    component: 'ComparisonPage',
    content: ['comparisons', 'not-found'],
    entry: 'comparison',
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { finderValues } = await import('./finder-answers.ts');
  const { finderKind } = await import('./words/finder/finder-kind.ts');
  const { resourcesKind } = await import('./words/resources.ts');
  const { resourcesWords } = await import('./words/resources-words.ts');
  const { listedComparisons } = await import('./comparison-entries.ts');
  const { listedToolPages } = await import('./tool-entries.ts');
  return [
    {
      path: paths.resources,
      kind: 'public',
      content: 'static',
      query: { category: filterOf(resourcesWords) },
      listed: (published) => published(resourcesKind).meta,
    },
    {
      path: paths.toolFinder,
      kind: 'public',
      content: 'static',
      query: {
        what: oneOf(finderValues.what),
        who: oneOf(finderValues.who),
        code: oneOf(finderValues.code),
        budget: oneOf(finderValues.budget),
      },
      listed: (published) => published(finderKind).meta,
    },
    {
      path: paths.toolPage.pattern,
      kind: 'public',
      content: 'static',
      entries: listedToolPages,
    },
    {
      path: paths.comparison.pattern,
      kind: 'public',
      content: 'static',
      query: { show: oneOf([resourcesWords.differences]) },
      entries: listedComparisons,
    },
  ];
}
