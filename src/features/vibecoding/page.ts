import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  {
    path: paths.whatIsVibecoding,
    component: 'WhatIsVibecodingPage',
    content: ['what-is-vibecoding'],
  },
];

export async function pages(): Promise<readonly Page[]> {
  const { whatIsVibecodingKind } = await import('./words/what-is-vibecoding.ts');
  return [
    {
      path: paths.whatIsVibecoding,
      kind: 'public',
      content: 'static',
      listed: (published) => published(whatIsVibecodingKind).meta,
    },
  ];
}
