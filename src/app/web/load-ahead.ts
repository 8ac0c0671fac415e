import { notFoundPath } from '../page.ts';
import { contentOf, matchPage } from './routes.tsx';

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/** Shortest hover that prefetches, so that passing over a list of links loads nothing. */
const dwellMs = 100;

function linkedPage(target: EventTarget | null): URL | null {
  // The address of a link in a drawing is not a text.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg *)') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const address = new URL(link.href);
  const isHere = address.pathname === window.location.pathname;
  return address.origin === window.location.origin && !isHere ? address : null;
}

async function loadAhead({ pathname, searchParams }: URL): Promise<void> {
  const match = matchPage(pathname);
  if (!match || match.route.path === notFoundPath) return;
  const { load, prefetch } = match.route.handle;
  const loading = Promise.all([load(), contentOf(match.route.handle, match.params)]);
  if (prefetch) {
    const { loadDataAhead } = await import('../../web/api/ApiProvider.tsx');
    await loadDataAhead((utils) => prefetch(utils, { params: match.params, searchParams }));
  }
  await loading;
}

export function loadPagesAhead(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const address = navigator.connection?.saveData ? null : linkedPage(target);
    if (!address) return;
    timer = setTimeout(() => {
      // A failure shows when the visitor follows the link, which loads the page again.
      loadAhead(address).catch(() => undefined);
    }, dwellMs);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}
