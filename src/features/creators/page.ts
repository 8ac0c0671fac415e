import type { Page } from '../../shared/addresses/page.ts';
import { tabOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.creators,
    component: 'CreatorsPage',
    content: ['creators', 'creator-profiles', 'creator-videos'],
    drawnContent: ['further-creators'],
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { creatorsKind } = await import('./words/creators.ts');
  const { creatorsWords } = await import('./words/creators-words.ts');
  return [
    {
      path: paths.creators,
      kind: 'public',
      content: 'static',
      query: { tab: tabOf(creatorsWords, creatorsKind) },
      listed: (published) => published(creatorsKind).meta,
    },
  ];
}
