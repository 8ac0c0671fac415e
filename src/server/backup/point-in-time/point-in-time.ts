import { setTimeout as delay } from 'node:timers/promises';
import { dayMs } from '../../../shared/time/durations.ts';
import type { Database } from '../../db/client.ts';
import type { EmbeddedDatabase } from '../../db/embedded.ts';
import { withConnection } from '../../db/open-connection.ts';
import type { Deps } from '../../deps.ts';
import { isOnThisDisk } from '../../integrations/media-store/create-media-store.ts';
import { noteFault, noteGood, noteWanted } from '../outcome/outcomes.service.ts';
import { openTarget } from '../target/open-target.ts';
import { dropSlots } from './chain.ts';
import { keepChain } from './keep-chain.ts';
import { pointInTimeShelf } from './kept-file.ts';

export interface PointInTimeDeps extends Pick<Deps, 'settings' | 'mediaStore' | 'clock' | 'log'> {
  db: Pick<Database, 'prisma' | 'openConnection'>;
}

/** On Windows the password of the embedded server lies on the disk that may be destroyed. */
export const isRestorable = process.platform !== 'win32';

const usualTimes = {
  /** A destroyed disk costs this and the time of an upload, together less than a minute. */
  shipEveryMs: 30_000,
  retryEveryMs: 20_000,
};
/** Limits the last upload at a stop. What is not stored stays in the log of the server. */
const stopWithinMs = 3_000;

/**
 * Keeps the embedded database restorable to every moment, in the process that owns it. Tries again after a fault, which the
 * owner of the site reads.
 */
export function startPointInTime(
  deps: PointInTimeDeps,
  embedded: EmbeddedDatabase,
  times = usualTimes,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = new AbortController();
  const signals = { stopping: stopping.signal, stopped: stopped.signal };
  const work = keepOn({ ...deps, ...times, ...signals }, embedded);
  return {
    async stop() {
      stopping.abort();
      await Promise.race([work, delay(stopWithinMs, null, { ref: false })]);
      stopped.abort();
    },
  };
}

interface KeepOnDeps extends PointInTimeDeps {
  shipEveryMs: number;
  retryEveryMs: number;
  stopping: AbortSignal;
  stopped: AbortSignal;
}

async function keepOn(deps: KeepOnDeps, embedded: EmbeddedDatabase): Promise<void> {
  const { settings, db, log, stopping } = deps;
  const { passphrase = null, kept } = settings.backups;
  const outcomes = { db, clock: deps.clock };
  let notedFault: string | null = null;
  const onGood = async ({ name, byteSize }: { name: string; byteSize: number }) => {
    await noteGood(outcomes, 'pointInTime', { name, byteSize });
    notedFault = null;
    log.info({ event: 'point-in-time', name, byteSize }, 'every moment can be restored');
  };
  while (!stopping.aborted) {
    try {
      if (embedded.isOwner) {
        const target = await openTarget(settings, pointInTimeShelf);
        if (!target) return await forget(db);
        await noteWanted(outcomes, ['pointInTime']);
        await keepChain({
          ...{ ...deps, target, passphrase, onGood },
          connection: embedded.connection,
          connect: db.openConnection,
          mediaStore: isOnThisDisk(settings) ? deps.mediaStore : null,
          keptMs: Math.max(1, kept.daily) * dayMs,
        });
      }
    } catch (error) {
      if (stopping.aborted) return;
      log.error({ err: error }, 'the log of the database cannot be stored');
      const fault = error instanceof Error ? error.message : String(error);
      // A note is a write, which would have to be stored too: one for each fault will do.
      if (fault !== notedFault) {
        notedFault = await noteFault(outcomes, 'pointInTime', error).then(
          () => fault,
          () => null,
        );
      }
    }
    await delay(deps.retryEveryMs, null, { signal: stopping, ref: false }).catch(() => {});
  }
}

async function forget(db: PointInTimeDeps['db']): Promise<void> {
  const { signal } = new AbortController();
  await withConnection(db.openConnection, signal, (sql) => dropSlots(sql));
}
