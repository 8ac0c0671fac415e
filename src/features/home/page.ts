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
  const { briefIds } = await import('../playable/briefs.ts');
  const { oneOf } = await import('../../shared/addresses/query-keys.ts');
  const { identityKind } = await import('../../shared/content/identity.ts');
  return [
    {
      path: paths.home,
      kind: 'public',
      content: 'static',
      query: { brief: oneOf(briefIds) },
      listed: (published) => ({
        title: published(homeKind).hero.title,
        description: published(identityKind).defaultDescription,
      }),
    },
  ];
}
