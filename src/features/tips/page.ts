import type { Page } from '../../shared/addresses/page.ts';
import { tabOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [{ path: paths.tips, component: 'TipsPage' }];

export async function pages(): Promise<readonly Page[]> {
  const { tipsContent } = await import('./words/tips.ts');
  return [
    {
      path: paths.tips,
      kind: 'public',
      content: 'static',
      query: { tab: tabOf(tipsContent) },
      listed: tipsContent.meta,
    },
  ];
}
