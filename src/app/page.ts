import type { Page } from '../shared/addresses/page.ts';
import { paths } from '../shared/paths.ts';
import type { Route } from '../web/route.ts';

/** Matches every unknown address. */
export const notFoundPath = '*';

export const routes: readonly Route[] = [
  { path: paths.admin, component: 'AdminPage' },
  { path: notFoundPath, component: 'NotFoundPage', content: ['not-found'] },
];

export async function pages(): Promise<readonly Page[]> {
  return [
    { path: paths.admin, kind: 'admin' },
    // Such a page does not exist; requests for one are counted together.
    { path: `${paths.admin}/*`, kind: 'admin' },
  ];
}
