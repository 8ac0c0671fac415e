import type { Logger } from 'pino';
import type { ListedPage } from '../shared/addresses/page.ts';
import { withSetting } from '../shared/limits/limit.ts';
import { memoryCounters } from '../shared/limits/limits.ts';
import { type Clock, systemClock, systemWait, type Wait } from './clock.ts';
import { type ContentBus, createContentBus } from './content-bus.ts';
import type { Database } from './db/client.ts';
import type { Settings } from './env.ts';
import { PageTexts } from './formats/page/page-texts.ts';
import { type Ai, aiNotConfigured } from './integrations/ai/ai.ts';
import { createDns, type Dns } from './integrations/dns.ts';
import { createGuardedFetch, type GuardedFetch } from './integrations/guarded-fetch.ts';
import { createMail, type Mail } from './integrations/mail.ts';
import { createMediaStore } from './integrations/media-store/create-media-store.ts';
import type { MediaStore } from './integrations/media-store/media-store.ts';
import { createSharedCache, type SharedCache } from './integrations/shared-cache.ts';
import { createSms, twilioAccountOf } from './integrations/sms/create-sms.ts';
import type { Sms } from './integrations/sms/sms.ts';
import { createSubscribers, type Subscribers } from './integrations/subscribers.ts';
import { createVideoPlatform, type VideoPlatform } from './integrations/video-platform.ts';
import type { Keyring } from './keyring/keyring.ts';
import { openKeyring } from './keyring/open-keyring.ts';
import { createLines, type Lines } from './limits/lines.ts';
import {
  type CallerLimiter,
  createCallerLimiter,
  createRateLimits,
  type RateLimits,
} from './limits/rate-limits.ts';
import { Deadlines } from './observation/deadlines.ts';
import { createMetrics, type Metrics } from './observation/metrics.ts';
import { SelfCheck } from './observation/self-check.ts';
import type { PublishedContent } from './published-content.ts';
import { createTextWork, type TextWork } from './text-work/text-work.ts';
import type { TrafficCounter, TrafficCounterOptions } from './traffic-counter.ts';

export interface Deps {
  settings: Settings;
  log: Logger;
  metrics: Metrics;
  clock: Clock;
  wait: Wait;
  deadlines: Deadlines;
  selfCheck: SelfCheck;
  db: Database;
  keyring: Keyring;
  rateLimits: RateLimits;
  /** Limits how fast one caller can copy the directory, over pages, REST and tRPC together. Cached answers are free. */
  publicReads: CallerLimiter;
  /** Counts messages at /mcp without a key, apart from the reads of visitors of the same network. */
  programReads: CallerLimiter;
  /** Counts messages at /mcp with a key, by the connection or token. */
  programCalls: CallerLimiter;
  lines: Lines;
  textWork: TextWork;
  sharedCache: SharedCache;
  subscribers: Subscribers;
  /** The only way to an address that a person entered (security row 82). */
  guardedFetch: GuardedFetch;
  dns: Dns;
  videos: VideoPlatform;
  contentBus: ContentBus;
  content: PublishedContent;
  trafficCounter: TrafficCounter;
  /** Titles and descriptions are those that the owner published last. */
  listedPages: () => readonly ListedPage[];
  pageTexts: PageTexts;
  mail: Mail;
  mediaStore: MediaStore;
  ai: Ai;
  sms: Sms;
  /** Shows the sign-in code to the browser that asked for it. Returns null outside demo mode. */
  codeOnScreen: (code: string) => string | null;
}

/** Loads the SDK only with a key, so that it does not slow every start. */
async function chooseAi(ai: Settings['ai']): Promise<Ai> {
  const { apiKey } = ai;
  if (!apiKey) return aiNotConfigured;
  const { createOpenAi } = await import('./integrations/ai/ai-openai.ts');
  return createOpenAi({ ...ai, apiKey });
}

function createReadLimiters({ publicReadsPerMinute }: Settings) {
  const limiterOf = (rows: typeof memoryCounters.reads) =>
    createCallerLimiter(rows.map((row) => withSetting(row, publicReadsPerMinute)));
  return {
    publicReads: limiterOf(memoryCounters.reads),
    programReads: limiterOf(memoryCounters.programReads),
    programCalls: limiterOf(memoryCounters.programCalls),
  };
}

/**
 * Chooses the implementation of every interface by the settings.
 * @throws StartUpError when the key of a demo cannot be read or created
 */
export async function createDeps(base: {
  settings: Settings;
  log: Logger;
  db: Database;
  pages: {
    listed(content: Pick<PublishedContent, 'valueOf'>): ListedPage[];
  };
  createTrafficCounter: (options: TrafficCounterOptions) => TrafficCounter;
  createContent: (options: Pick<Deps, 'db' | 'log'>) => PublishedContent;
  clock?: Clock;
}): Promise<Deps> {
  const { settings, log, db, pages } = base;
  const clock = base.clock ?? systemClock;
  const sharedCache = createSharedCache(settings.purge);
  const subscribers = createSubscribers(settings, clock);
  const contentBus = await createContentBus(db, log, { sharedCache, subscribers });
  const content = base.createContent({ db, log });
  const listedPages = () => pages.listed(content);
  const { siteOrigin, countsTraffic: isAllowed } = settings;
  const trafficCounter = base.createTrafficCounter({
    db: db.prisma,
    log,
    siteOrigin,
    isAllowed,
    fixedPages: () => new Set(listedPages().map(({ path }) => path)),
  });
  // Every page contains the switch for counting visits.
  contentBus.onChange(() => void trafficCounter.readSwitch());
  const metrics = createMetrics();
  return {
    settings,
    log,
    db,
    keyring: openKeyring(settings),
    metrics,
    clock,
    wait: systemWait,
    deadlines: new Deadlines({ metrics, log }),
    selfCheck: new SelfCheck(log),
    rateLimits: createRateLimits(db.pool, clock),
    ...createReadLimiters(settings),
    lines: createLines(),
    textWork: createTextWork(log),
    sharedCache,
    subscribers,
    guardedFetch: createGuardedFetch({ trustedOrigins: settings.trustedFetchOrigins }),
    dns: createDns(),
    videos: createVideoPlatform(settings.videoCheckUrl),
    contentBus,
    content,
    trafficCounter,
    listedPages,
    pageTexts: new PageTexts(),
    mail: createMail(settings.mail),
    mediaStore: await createMediaStore(settings),
    ai: await chooseAi(settings.ai),
    sms: await createSms(settings, log),
    codeOnScreen: twilioAccountOf(settings) ? () => null : (code) => code,
  };
}
