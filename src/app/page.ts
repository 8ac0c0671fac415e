import type { Page } from '../shared/addresses/page.ts';
import { paths } from '../shared/paths.ts';
import type { Route } from '../web/route.ts';

/** Answers every address that is no page. */
export const notFoundPath = '*';

export const routes: readonly Route[] = [
  { path: paths.admin, component: 'AdminPage' },
  { path: notFoundPath, component: 'NotFoundPage' },
];

export async function pages(): Promise<readonly Page[]> {
  return [
    { path: paths.admin, kind: 'admin' },
    // There is none; requests for them are counted together.
    { path: `${paths.admin}/*`, kind: 'admin' },
  ];
}
