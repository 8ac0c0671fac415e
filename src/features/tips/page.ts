import type { Page } from '../../shared/addresses/page.ts';
import { tabOf } from '../../shared/addresses/query-keys.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  { path: paths.tips, component: 'TipsPage', content: ['tips', 'example-prompts'] },
];

export async function pages(): Promise<readonly Page[]> {
  const { tipsKind } = await import('./words/tips.ts');
  const { tipsWords } = await import('./words/tips-words.ts');
  return [
    {
      path: paths.tips,
      kind: 'public',
      content: 'static',
      query: { tab: tabOf(tipsWords, tipsKind) },
      listed: (published) => published(tipsKind).meta,
    },
  ];
}
