import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  { path: paths.privacy, component: 'PrivacyPage' },
  { path: paths.terms, component: 'TermsPage' },
];

export async function pages(): Promise<readonly Page[]> {
  const { privacyContent } = await import('./words/privacy.ts');
  const { termsContent } = await import('./words/terms.ts');
  return [
    { path: paths.privacy, kind: 'public', content: 'static', listed: privacyContent.meta },
    { path: paths.terms, kind: 'public', content: 'static', listed: termsContent.meta },
  ];
}
