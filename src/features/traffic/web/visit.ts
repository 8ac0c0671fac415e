import type { createBrowserRouter } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import type { ContactWay, VisitOrigin, VisitReport } from '../traffic.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control; not in every browser. */
    globalPrivacyControl?: boolean;
  }
}

/** Pages that open by a key, the admin area, and addresses that are no page. */
const uncounted = /:key|^\/admin|\*/;
const waysBySchema: Partial<Record<string, ContactWay>> = {
  'tel:': 'phone',
  'sms:': 'text',
  'mailto:': 'mail',
};
/** As many as the server takes of each. */
const most = 20;
/** Characters; no page of ours has a longer address, so one that is cut is still counted as none of them. */
const mostOfPath = 200;

let origin: VisitOrigin | undefined;

/** Where this visit began; undefined where it is not counted. */
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
 * Counts the pages that are seen from now on, and tells the server of each once, when it is left or hidden: in one beacon, and
 * nothing is kept but in this tab. Who wants no counting is not counted, and neither are machines.
 */
export function countVisit(router: ReturnType<typeof createBrowserRouter>): void {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator;
  if (doNotTrack === '1' || globalPrivacyControl || webdriver) return;

  const query = new URLSearchParams(location.search);
  // A contact request with a NUL in it would be refused.
  const campaignText = (name: string) =>
    (query.get(`utm_${name}`) ?? '').replaceAll('\0', '').slice(0, 60);
  const { referrer } = document;
  const host = referrer && new URL(referrer).host;

  let views: VisitReport['views'] = [];
  let clicks: VisitReport['clicks'] = [];
  let isFirst = true;
  let shown: VisitReport['views'][number] | undefined;
  let shownSince = 0;
  let address = '';
  let page = '';

  const measure = () => {
    if (!shown) return;
    const { scrollHeight } = document.documentElement;
    // A browser may stop a fraction of a pixel before the end.
    const reached = (scrollY + innerHeight + 1) / scrollHeight;
    if (scrollHeight > 2 * innerHeight) {
      shown.quarters = Math.max(shown.quarters, Math.min(4, Math.floor(4 * reached)));
    }
    shown.seconds = Math.round((performance.now() - shownSince) / 1000);
  };

  // A page that is drawn ahead or in the background is not seen yet.
  const look = () => {
    const { location: at, matches } = router.state;
    if (document.hidden || at.pathname === address) return;
    measure();
    shown = undefined;
    address = at.pathname;
    page = uncounted.test(matches.at(-1)?.route.path ?? '*') ? '' : address.slice(0, mostOfPath);
    if (!page || views.length === most) return;
    origin ??= {
      page,
      referrer: host === location.host ? '/' : host,
      source: campaignText('source'),
      medium: campaignText('medium'),
      campaign: campaignText('campaign'),
    };
    shown = { page, seconds: 0, quarters: -1 };
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
    const link = target instanceof Element && target.closest('a');
    const way = link && contactWayOf(link);
    if (way && page && clicks.length < most) clicks.push({ page, way });
  };

  look();
  router.subscribe(look);
  addEventListener('scroll', measure, { passive: true });
  // Before anybody who stops the event.
  addEventListener('click', noteClick, true);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => (document.hidden ? send() : look()));
}
