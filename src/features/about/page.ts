import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  { path: paths.about, component: 'AboutPage', content: ['about'], drawnContent: ['people'] },
];

export async function pages(): Promise<readonly Page[]> {
  const { aboutKind } = await import('./words/about.ts');
  return [
    {
      path: paths.about,
      kind: 'public',
      content: 'static',
      listed: (published) => published(aboutKind).meta,
    },
  ];
}
