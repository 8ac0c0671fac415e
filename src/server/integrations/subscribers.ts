import { absoluteUrl } from '../../shared/paths.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { Settings } from '../env.ts';
import { addJob } from '../queue/queue.ts';
import { createBoundedFetch } from './bounded-fetch.ts';

/** Paths of what changed. */
export interface PublicNews {
  feeds: readonly string[];
  pages: readonly string[];
}

export interface Subscribers {
  /** Call in the transaction of a public change. Adds a job that tells the news, when there is somebody to tell. */
  record(tx: Db, news: PublicNews): Promise<void>;
  /** @throws Error when a hub or an index does not take the news, or not in time */
  tell(news: PublicNews, signal: AbortSignal): Promise<void>;
}

const timeoutMs = 10_000;
const maxAnswerBytes = 64 * 1024;
/** Somebody who corrects a word twice tells it once. */
const pauseMs = 20_000;
/** Tries within some five minutes: news of yesterday are found without it. */
const maxAttempts = 6;

type SubscriberSettings = Pick<Settings, 'webSubHub' | 'indexNow' | 'siteOrigin'>;

/** Tells the hub of the feeds (https://www.w3.org/TR/websub/) and search engines (https://www.indexnow.org/documentation). */
export function createSubscribers(settings: SubscriberSettings, clock: Clock): Subscribers {
  const { webSubHub, indexNow, siteOrigin } = settings;
  const send = createBoundedFetch({ maxBytes: maxAnswerBytes });
  const absolute = (path: string) => absoluteUrl(siteOrigin, path);

  const post = async (name: string, url: string, init: RequestInit, signal: AbortSignal) => {
    const timed = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await send(url, { ...init, method: 'POST', signal: timed });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
  };

  const tellHub = async (hub: string, feed: string, signal: AbortSignal) => {
    const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': absolute(feed) });
    await post('WEBSUB_HUB', hub, { body }, signal);
  };

  const tellIndex = async (
    { key, url }: NonNullable<SubscriberSettings['indexNow']>,
    pages: readonly string[],
    signal: AbortSignal,
  ) => {
    const { host } = new URL(siteOrigin);
    const news = { host, key, keyLocation: absolute(`/${key}.txt`), urlList: pages.map(absolute) };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await post('INDEXNOW_URL', url, { headers, body: JSON.stringify(news) }, signal);
  };

  return {
    async record(tx, news) {
      if (webSubHub === undefined && indexNow === null) return;
      const runAt = new Date(clock.now().getTime() + pauseMs);
      const options = {
        key: `news:${[...news.pages, ...news.feeds].join(' ')}`,
        runAt,
        maxAttempts,
      };
      await addJob(
        tx,
        'tellSubscribers',
        { feeds: [...news.feeds], pages: [...news.pages] },
        options,
      );
    },
    async tell({ feeds, pages }, signal) {
      if (webSubHub) for (const feed of feeds) await tellHub(webSubHub, feed, signal);
      if (indexNow && pages.length > 0) await tellIndex(indexNow, pages, signal);
    },
  };
}
