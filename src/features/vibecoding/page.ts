import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  { path: paths.whatIsVibecoding, component: 'WhatIsVibecodingPage' },
];

export async function pages(): Promise<readonly Page[]> {
  const { whatIsVibecodingContent } = await import('./words/what-is-vibecoding.ts');
  return [
    {
      path: paths.whatIsVibecoding,
      kind: 'public',
      content: 'static',
      listed: whatIsVibecodingContent.meta,
    },
  ];
}
