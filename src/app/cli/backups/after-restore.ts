import {
  missingKeyOf,
  type UnreadableSecret,
} from '../../../server/auth/factors/totp-secrets.service.ts';
import { systemClock } from '../../../server/clock.ts';
import { addJob } from '../../../server/queue/queue.ts';
import { applyJobMigrations } from '../../../server/queue/schema.ts';
import { resumeWork } from '../../server/jobs/resume.ts';
import type { Site } from '../command.ts';
import { counted } from '../terminal.ts';

/** Does what a starting process does too. Processes that already run need not wait for one. */
export async function resumeRestored({ db }: Pick<Site, 'db'>): Promise<void> {
  await applyJobMigrations(db.pool);
  await resumeWork({ db, clock: systemClock });
  // The first process that runs purges the shared caches.
  await addJob(db.prisma, 'purgeSharedCaches', { round: 'first' }, { key: 'purge:first' });
}

/** @returns sentences about what is not as it was at the restored moment */
export function endedSentences(
  {
    endedTokens,
    unclearMessages,
    unreadableSecrets,
  }: { endedTokens: number; unclearMessages: number; unreadableSecrets: UnreadableSecret[] },
  { keepsSignIns }: { keepsSignIns: boolean },
): string[] {
  const tokens =
    endedTokens > 0
      ? `, and ${counted(endedTokens, 'API token')} ended: make new ones in the admin area`
      : '';
  return [
    ...(keepsSignIns
      ? []
      : [`Everybody is signed out${tokens}. Passwords and accounts are those of that moment.`]),
    ...(unclearMessages > 0
      ? [
          `${counted(unclearMessages, 'message')} about to be sent then may have been sent since: the admin area shows what is unclear, and sends it again where you say so.`,
        ]
      : []),
    ...(unreadableSecrets.length > 0 ? [missingKeyOf(unreadableSecrets)] : []),
  ];
}
