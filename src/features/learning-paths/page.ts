import type { Page } from '../../shared/addresses/page.ts';
import { anyText } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

/** A reader may type a code with spaces; a longer one is wrong in any case. */
const longestTypedCode = 40;

export const routes: readonly Route[] = [
  { path: paths.map, component: 'MapPage', content: ['map-page', 'map:all'] },
  {
    path: paths.learningPath.pattern,
    component: 'LearningPathPage',
    content: ['map-page', 'not-found'],
    entry: 'learning-path',
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { mapPageKind } = await import('./words/map-page.ts');
  const { listedPaths } = await import('./path-entries.ts');
  return [
    {
      path: paths.map,
      kind: 'public',
      // It names posts.
      content: 'posts',
      query: { progress: anyText(longestTypedCode) },
      listed: (published) => published(mapPageKind).meta,
    },
    {
      path: paths.learningPath.pattern,
      kind: 'public',
      content: 'posts',
      entries: listedPaths,
    },
  ];
}
