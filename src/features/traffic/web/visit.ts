import type { createBrowserRouter } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type { ContactWay, SentVisitReport, VisitOrigin } from '../../../shared/visits.ts';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Routes that are not counted: pages with a secret key, the admin area and unknown addresses. */
const uncounted = /:key|^\/admin|\*/;
const waysBySchema: Partial<Record<string, ContactWay>> = {
  'tel:': 'phone',
  'sms:': 'text',
  'mailto:': 'mail',
};
const most = 20;
/** Limit in characters. All real paths are shorter, so a cut path counts as no page. */
const mostOfPath = 200;

let origin: VisitOrigin | undefined;
/** Ids of developers in a list of the page that is seen. Each counts once per view. */
export const listedDevelopers = new Set<number>();

/** Undefined when this visit is not counted. */
export function visitOrigin(): VisitOrigin | undefined {
  return origin;
}

function contactWayOf({ protocol, host, pathname, search }: HTMLAnchorElement) {
  const isContact = pathname === paths.contact && host === location.host;
  return isContact
    ? search.includes('estimate=')
      ? 'estimate'
      : 'contact'
    : waysBySchema[protocol];
}

/**
 * Counts page views in this tab. Sends them in one beacon when the page is hidden or left. Respects opt-outs and skips automated
 * browsers.
 */
export function countVisit(router: ReturnType<typeof createBrowserRouter>): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl || webdriver) return;

  const query = new URLSearchParams(location.search);
  // A contact request with a NUL would be refused.
  const campaignText = (name: string) =>
    (query.get(`utm_${name}`) ?? '').replaceAll('\0', '').slice(0, 60);
  const { referrer } = document;
  const { host, pathname } = new URL(referrer || 'x:');
  const isInside = host === location.host;

  let views: SentVisitReport['views'] = [];
  let clicks: SentVisitReport['clicks'] = [];
  let isFirst = true;
  let shown: SentVisitReport['views'][number] | undefined;
  let shownSince = 0;
  let address = '';
  // A page of this site that opened this document. The server keeps no more of it than the part of the site.
  let page = isInside ? pathname : '';

  const measure = () => {
    if (!shown) return;
    const { scrollHeight } = document.documentElement;
    // Scrolling can end a fraction of a pixel early.
    const reached = (scrollY + innerHeight + 1) / scrollHeight;
    if (scrollHeight > 2 * innerHeight) {
      shown.quarters = Math.max(shown.quarters, Math.min(4, Math.floor(4 * reached)));
    }
    shown.listed = [...listedDevelopers];
    shown.seconds = Math.round((performance.now() - shownSince) / 1000);
  };

  // Hidden and prerendered pages do not count as seen.
  const look = () => {
    const { location: at, matches } = router.state;
    if (document.hidden || at.pathname === address) return;
    measure();
    shown = undefined;
    listedDevelopers.clear();
    address = at.pathname;
    const from = page;
    page = uncounted.test(matches.at(-1)?.route.path ?? '*') ? '' : address.slice(0, mostOfPath);
    if (!page || views.length === most) return;
    origin ??= {
      page,
      referrer: isInside ? '/' : host,
      source: campaignText('source'),
      medium: campaignText('medium'),
      campaign: campaignText('campaign'),
    };
    shown = { page, from, seconds: 0, quarters: -1 };
    shownSince = performance.now();
    views.push(shown);
  };

  const send = () => {
    measure();
    shown = undefined;
    if (views.length === 0) return;
    navigator.sendBeacon(paths.visits, JSON.stringify({ origin, isFirst, views, clicks }));
    views = [];
    clicks = [];
    isFirst = false;
  };

  const noteClick = ({ target }: Event) => {
    // The address of a link in a drawing is not a text.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a:not(svg *)');
    const way = link && contactWayOf(link);
    if (way && page && clicks.length < most) clicks.push({ page, way });
  };

  look();
  router.subscribe(look);
  addEventListener('scroll', measure, { passive: true });
  // Capture phase: runs before handlers that stop the event.
  addEventListener('click', noteClick, true);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => (document.hidden ? send() : look()));
}
