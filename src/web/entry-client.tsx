import './styles/global.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { type PageState, reviveQueries } from './page-state.ts';
import { createRoutes } from './routes.tsx';
import { browserLinks, createApi } from './trpc.ts';

const root = document.getElementById('root');
const stateElement = document.getElementById('page-state');
if (!root || !stateElement) throw new Error('The page shell is incomplete.');

const state: PageState = JSON.parse(stateElement.textContent ?? '');
const api = createApi(browserLinks());
hydrate(api.queryClient, reviveQueries(state.queries));

const routes = createRoutes(api.utils, { waitForData: false });
// The chunk of this page must be there before hydration, or React would throw the server's HTML away.
const matches = matchRoutes(routes, window.location) ?? [];
await Promise.all(
  matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])) },
});

hydrateRoot(
  root,
  <StrictMode>
    <App api={api} head={{ siteOrigin: state.siteOrigin, tags: null }}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
);
