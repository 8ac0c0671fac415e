import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { listenBeforeRouter } from './back-guard.ts';
import { followColorScheme } from './color-scheme.ts';
import { readPageState } from './page-state.ts';
import { AppRoutes, matchPage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page shell is incomplete.');

// The chunk of this page must be there before hydration, or React would throw the server's HTML away.
await matchPage(window.location.pathname)?.route.load();

const { siteOrigin, postedForm } = readPageState();
followColorScheme();
listenBeforeRouter();
hydrateRoot(
  root,
  <StrictMode>
    <App head={{ siteOrigin, tags: null }} postedForm={{ current: postedForm }}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </App>
  </StrictMode>,
);
