import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  { path: paths.privacy, component: 'PrivacyPage', content: ['privacy'] },
  { path: paths.terms, component: 'TermsPage', content: ['terms'] },
];

export async function pages(): Promise<readonly Page[]> {
  const { privacyKind } = await import('./words/privacy.ts');
  const { termsKind } = await import('./words/terms.ts');
  return [
    {
      path: paths.privacy,
      kind: 'public',
      content: 'static',
      listed: (published) => published(privacyKind).meta,
    },
    {
      path: paths.terms,
      kind: 'public',
      content: 'static',
      listed: (published) => published(termsKind).meta,
    },
  ];
}
