// Must come first, so that nothing else runs in a browser that is too old.
import '../../web/start/baseline-gate.ts';
import { StrictMode, startTransition, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { countVisit } from '../../features/traffic/web/visit.ts';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { knownContent } from '../../web/content/known-content.ts';
import { readPageState } from '../../web/page-state.ts';
import { App, type AppProps } from './App.tsx';
import { loadPagesAhead } from './load-ahead.ts';
import { matchPage, routesAt } from './routes.tsx';

declare global {
  // Zod's settings, set without loading zod.
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/** Zod tests for eval. Our CSP refuses it, and browsers report each refusal. */
function checkWithoutEval(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}

/**
 * Gives the current history entry its own key. The router calls every foreign entry "default", so those entries would
 * share one scroll position.
 */
function nameEntry(): void {
  const { history } = window;
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
}

/**
 * Tells if the address differs from the loaded document. A reader who goes back before the scripts run may reach an
 * entry that another document opened.
 */
function isElsewhere(): boolean {
  const opened = parsedUrl(performance.getEntriesByType('navigation')[0]?.name ?? '');
  const { pathname, search } = window.location;
  return opened !== null && (opened.pathname !== pathname || opened.search !== search);
}

/** Draws again when the owner edits the page. */
function LiveApp(props: Omit<AppProps, 'content'>) {
  const content = useSyncExternalStore(knownContent.subscribe, knownContent.get, knownContent.get);
  return <App {...props} content={content} />;
}

async function start(): Promise<void> {
  checkWithoutEval();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page shell is incomplete.');

  // The page's chunk must be loaded before hydration, or React discards the server's HTML.
  const shown = matchPage(window.location.pathname)?.route;
  if (shown) {
    const { Component } = await shown.handle.load();
    Object.assign(shown, { Component, lazy: undefined });
  }

  if (isElsewhere()) return window.location.reload();

  const { siteOrigin, isCounted, postedForm, content } = readPageState();
  knownContent.add(content);
  loadPagesAhead();
  nameEntry();
  // Must be added before the router, which listens to the same event.
  window.addEventListener('popstate', nameEntry);
  const router = createBrowserRouter(routesAt(window.location.pathname), {
    // The page is loaded. The router must not move readers who scroll before React has hydrated.
    hydrationData: { loaderData: shown ? { [shown.id]: null } : {} },
  });
  if (isCounted) countVisit(router);
  // As a transition, React works in slices of a few milliseconds and lets the browser answer between them.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LiveApp head={{ siteOrigin, tags: null }} postedForm={{ current: postedForm }}>
          <RouterProvider router={router} onError={(error) => console.error(error)} />
        </LiveApp>
      </StrictMode>,
    );
  });
}

// Not awaited: page chunks import this file, so a top-level await would block them forever.
void start();
