import type { Page } from '../../shared/addresses/page.ts';
import { tabOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [{ path: paths.creators, component: 'CreatorsPage' }];

export async function pages(): Promise<readonly Page[]> {
  const { creatorsContent } = await import('./words/creators.ts');
  return [
    {
      path: paths.creators,
      kind: 'public',
      content: 'static',
      query: { tab: tabOf(creatorsContent) },
      listed: creatorsContent.meta,
    },
  ];
}
