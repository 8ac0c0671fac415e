import type { Page } from '../../shared/addresses/page.ts';
import { filterOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [{ path: paths.resources, component: 'ResourcesPage' }];

export async function pages(): Promise<readonly Page[]> {
  const { resourcesContent } = await import('./words/resources.ts');
  return [
    {
      path: paths.resources,
      kind: 'public',
      content: 'static',
      query: { category: filterOf(resourcesContent) },
      listed: resourcesContent.meta,
    },
  ];
}
