import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.marks,
    component: 'MarksPage',
    content: ['marks-page'],
    prefetch: (utils) => utils.developer.verification.marks.prefetch(),
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { marksPageKind } = await import('./words/marks-page.ts');
  return [
    {
      path: paths.marks,
      kind: 'public',
      // It counts developers.
      content: 'directory',
      listed: (published) => published(marksPageKind).meta,
    },
  ];
}
