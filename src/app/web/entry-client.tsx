// First, so that nothing else of the page runs in a browser that is too old.
import '../../web/baseline-gate.ts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { countVisit } from '../../features/traffic/web/visit.ts';
import { parsedUrl } from '../../shared/parsed-url.ts';
import { readPageState } from '../../web/page-state.ts';
import { App } from './App.tsx';
import { loadPagesAhead } from './load-ahead.ts';
import { matchPage, routes } from './routes.tsx';

declare global {
  // Where zod keeps its settings: it need not be loaded for them.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Zod tries whether it may compile its checks by eval, which our policy refuses, and browsers report what is refused. */
function checkWithoutEval(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}

/**
 * Gives the shown entry of the history a key of its own. The router knows each entry by its key and calls those that it has not
 * made "default", the first one of every document and those of links to a place on the same page: they would share a scroll position.
 */
function nameEntry(): void {
  const { history } = window;
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
}

/**
 * Whether the address is no longer that of the document: the browser changes it alone where a reader goes back, before the
 * scripts are there, to an entry that another document of this tab has opened.
 */
function isElsewhere(): boolean {
  const opened = parsedUrl(performance.getEntriesByType('navigation')[0]?.name ?? '');
  return opened !== null && opened.pathname !== window.location.pathname;
}

async function start(): Promise<void> {
  checkWithoutEval();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page shell is incomplete.');

  // The chunk of this page must be there before hydration, or React would throw the server's HTML away.
  const shown = matchPage(window.location.pathname)?.route;
  if (shown) {
    const { Component } = await shown.handle.load();
    Object.assign(shown, { Component, lazy: undefined });
  }

  if (isElsewhere()) return window.location.reload();

  const { siteOrigin, isCounted, postedForm } = readPageState();
  loadPagesAhead();
  nameEntry();
  // Before the router, which listens to the same event.
  window.addEventListener('popstate', nameEntry);
  const router = createBrowserRouter(routes, {
    // Where the browser has restored a position, or the reader has scrolled already, the router leaves it.
    hydrationData: window.scrollY > 0 ? {} : undefined,
  });
  if (isCounted) countVisit(router);
  hydrateRoot(
    root,
    <StrictMode>
      <App head={{ siteOrigin, tags: null }} postedForm={{ current: postedForm }}>
        <RouterProvider router={router} onError={(error) => console.error(error)} />
      </App>
    </StrictMode>,
  );
}

// Not awaited: this code is in one file with what every page is made of, and a page would wait for it for ever.
void start();
