import type { Page } from '../../shared/addresses/page.ts';
import { paths } from '../../shared/paths.ts';
import type { Route } from '../../web/route.ts';

export const routes: readonly Route[] = [
  { path: paths.agents, component: 'AgentsPage', content: ['agents-page'] },
  { path: paths.connect, component: 'ConnectPage' },
];

export async function pages(): Promise<readonly Page[]> {
  const { agentsPageKind } = await import('./words/agents-page.ts');
  return [
    {
      path: paths.agents,
      kind: 'public',
      content: 'static',
      listed: (published) => published(agentsPageKind).meta,
    },
    { path: paths.connect, kind: 'admin' },
  ];
}
