import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [{ path: paths.examples, component: 'ExamplesPage' }];

export async function pages(): Promise<readonly Page[]> {
  const { examplesContent } = await import('./words/examples.ts');
  return [
    { path: paths.examples, kind: 'public', content: 'static', listed: examplesContent.meta },
  ];
}
