import type { Page } from '../../shared/addresses/page.ts';
import { filterOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.resources,
    component: 'ResourcesPage',
    content: ['resources', 'tools'],
    drawnContent: ['further-tools'],
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { resourcesKind } = await import('./words/resources.ts');
  const { resourcesWords } = await import('./words/resources-words.ts');
  return [
    {
      path: paths.resources,
      kind: 'public',
      content: 'static',
      query: { category: filterOf(resourcesWords) },
      listed: (published) => published(resourcesKind).meta,
    },
  ];
}
