import type { Page } from '../../shared/addresses/page.ts';
import { anyText, filterOf } from '../../shared/addresses/query-keys.ts';
import { pageQueryLimits, paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.glossary,
    component: 'GlossaryPage',
    content: ['glossary', 'glossary-terms'],
    drawnContent: ['further-terms'],
  },
  {
    path: paths.glossaryTermPage.pattern,
    component: 'GlossaryTermPage',
    content: ['glossary-term-page', 'not-found'],
    entry: 'glossary-term',
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { glossaryKind } = await import('./words/glossary.ts');
  const { glossaryWords } = await import('./words/glossary-words.ts');
  const { listedTermPages } = await import('./term-entries.ts');
  return [
    {
      path: paths.glossary,
      kind: 'public',
      content: 'static',
      query: {
        q: anyText(pageQueryLimits.glossarySearch),
        category: filterOf(glossaryWords),
      },
      listed: (published) => published(glossaryKind).meta,
    },
    {
      path: paths.glossaryTermPage.pattern,
      kind: 'public',
      // It names posts.
      content: 'posts',
      entries: listedTermPages,
    },
  ];
}
