import './styles/global.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { type PageState, reviveQueries } from './page-state.ts';
import { AppRoutes, matchPage } from './routes.tsx';
import { browserLinks, createApi } from './trpc.ts';

const root = document.getElementById('root');
const stateElement = document.getElementById('page-state');
if (!root || !stateElement) throw new Error('The page shell is incomplete.');

const state: PageState = JSON.parse(stateElement.textContent ?? '');
const api = createApi(browserLinks());
hydrate(api.queryClient, reviveQueries(state.queries));

// The chunk of this page must be there before hydration, or React would throw the server's HTML away.
await matchPage(window.location.pathname)?.route.load();

hydrateRoot(
  root,
  <StrictMode>
    <App api={api} head={{ siteOrigin: state.siteOrigin, tags: null }}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  </StrictMode>,
);
