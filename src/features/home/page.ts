import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [{ path: paths.home, component: 'HomePage' }];

export async function pages(): Promise<readonly Page[]> {
  const { homeContent } = await import('./words/home.ts');
  return [
    {
      path: paths.home,
      kind: 'public',
      content: 'static',
      listed: { ...homeContent.meta, title: homeContent.hero.title },
    },
  ];
}
