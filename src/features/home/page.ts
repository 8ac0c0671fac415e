import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.home,
    component: 'HomePage',
    content: ['home', 'testimonials'],
    drawnContent: ['first-station:all'],
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { homeKind } = await import('./words/home.ts');
  const { identityKind } = await import('../../shared/content/identity.ts');
  return [
    {
      path: paths.home,
      kind: 'public',
      content: 'static',
      listed: (published) => ({
        title: published(homeKind).hero.title,
        description: published(identityKind).defaultDescription,
      }),
    },
  ];
}
