import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.examples,
    component: 'ExamplesPage',
    content: ['examples', 'project-cards:all'],
  },
  {
    path: paths.thisSite,
    component: 'ThisSitePage',
    content: ['this-site', 'site-figures:all'],
  },
  {
    path: paths.caseStudy.pattern,
    component: 'CaseStudyPage',
    content: ['examples', 'not-found'],
    entry: 'case',
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { examplesKind } = await import('./words/examples.ts');
  const { portfolioKind } = await import('./words/portfolio.ts');
  const { thisSiteKind } = await import('./words/this-site.ts');
  return [
    {
      path: paths.examples,
      kind: 'public',
      content: 'static',
      listed: (published) => published(examplesKind).meta,
    },
    {
      path: paths.thisSite,
      kind: 'public',
      content: 'static',
      listed: (published) => published(thisSiteKind).meta,
    },
    {
      path: paths.caseStudy.pattern,
      kind: 'public',
      content: 'static',
      entries: (published) => portfolioKind.pagesOf?.(published(portfolioKind)) ?? [],
    },
  ];
}
