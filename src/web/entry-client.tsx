import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App.tsx';
import { followColorScheme } from './color-scheme.ts';
import { nameFirstEntry } from './history-entry.ts';
import { loadPagesAhead } from './load-ahead.ts';
import { readPageState } from './page-state.ts';
import { matchPage, routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page shell is incomplete.');

// The chunk of this page must be there before hydration, or React would throw the server's HTML away.
const shown = matchPage(window.location.pathname)?.route;
if (shown) {
  const { Component } = await shown.handle.load();
  Object.assign(shown, { Component, lazy: undefined });
}

const { siteOrigin, postedForm } = readPageState();
followColorScheme();
loadPagesAhead();
nameFirstEntry();
const router = createBrowserRouter(routes, {
  // Where the browser has restored a position, or the reader has scrolled already, the router leaves it.
  hydrationData: window.scrollY > 0 ? {} : undefined,
});
hydrateRoot(
  root,
  <StrictMode>
    <App head={{ siteOrigin, tags: null }} postedForm={{ current: postedForm }}>
      <RouterProvider router={router} onError={(error) => console.error(error)} />
    </App>
  </StrictMode>,
);
