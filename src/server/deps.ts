import type { Logger } from 'pino';
import { type Clock, systemClock, systemWait, type Wait } from './clock.ts';
import { type ContentBus, createContentBus } from './content-bus.ts';
import type { Database } from './db/client.ts';
import type { Settings } from './env.ts';
import { type Drafts, draftsNotConfigured } from './integrations/drafts.ts';
import { createMail, type Mail } from './integrations/mail.ts';
import { createMediaStore, type MediaStore } from './integrations/media-store.ts';
import { createSharedCache, type SharedCache } from './integrations/shared-cache.ts';
import { createSms, type Sms, twilioAccountOf } from './integrations/sms.ts';
import { createLines, type Lines } from './lines.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { createPublicReads, type PublicReads } from './public-reads.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createLucia, type SessionLucia } from './sessions/lucia.ts';

/** Everything a service may depend on. Built once at start-up; tests hand in a part of their own. */
export interface Deps {
  settings: Settings;
  log: Logger;
  metrics: Metrics;
  clock: Clock;
  wait: Wait;
  db: Database;
  rateLimits: RateLimits;
  publicReads: PublicReads;
  lines: Lines;
  sharedCache: SharedCache;
  contentBus: ContentBus;
  lucia: { admin: SessionLucia; developer: SessionLucia };
  mail: Mail;
  mediaStore: MediaStore;
  drafts: Drafts;
  sms: Sms;
  /** Shows a sign-in code to whoever asked for it, where no message is sent: demo mode only. Otherwise null. */
  codeOnScreen: (code: string) => string | null;
}

/** The SDK is loaded only where there is a key: a start must not wait for it. */
async function chooseDrafts(ai: Settings['ai']): Promise<Drafts> {
  const { apiKey } = ai;
  if (!apiKey) return draftsNotConfigured;
  const { createOpenAiDrafts } = await import('./integrations/drafts-openai.ts');
  return createOpenAiDrafts({ ...ai, apiKey });
}

/** The composition root: chooses the implementation of every interface by the settings. */
export async function createDeps(base: {
  settings: Settings;
  log: Logger;
  db: Database;
  clock?: Clock;
}): Promise<Deps> {
  const { settings, log, db } = base;
  const sharedCache = createSharedCache(settings.purge);
  return {
    settings,
    log,
    db,
    metrics: createMetrics(),
    clock: base.clock ?? systemClock,
    wait: systemWait,
    rateLimits: createRateLimits(db.pool),
    publicReads: createPublicReads(settings.publicReadsPerMinute),
    lines: createLines(),
    sharedCache,
    contentBus: await createContentBus(db.pool, log, sharedCache),
    lucia: {
      admin: createLucia(db.prisma, 'admin', settings.isProduction),
      developer: createLucia(db.prisma, 'developer', settings.isProduction),
    },
    mail: createMail(settings.mail),
    mediaStore: await createMediaStore(settings),
    drafts: await chooseDrafts(settings.ai),
    sms: await createSms(settings, log),
    codeOnScreen: twilioAccountOf(settings) ? () => null : (code) => code,
  };
}
