import type { Page } from '../../shared/addresses/page.ts';
import { anyText, oneOf } from '../../shared/addresses/query-keys.ts';
import { pageQueryLimits, paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.search,
    component: 'SearchPage',
    prefetch: async (utils, location) =>
      (await import('./web/search-address.ts')).prefetchSearch(utils, location),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { passagesGroup, indexedGroupIds } = await import('./search-groups.ts');
  return [
    {
      path: paths.search,
      kind: 'public',
      // It names developers.
      content: 'directory',
      query: {
        q: anyText(pageQueryLimits.siteSearch),
        in: oneOf([...indexedGroupIds, passagesGroup]),
      },
    },
  ];
}
