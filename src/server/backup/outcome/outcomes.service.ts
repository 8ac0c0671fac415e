import { hourMs } from '../../../shared/time/durations.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import type { BackupWork } from '../../db/generated/client.ts';
import { maskPrivate } from '../../observation/log.ts';
import { BackupError } from '../format.ts';
import {
  findOutcomes,
  insertOutcomes,
  type SavedOutcome,
  updateOutcome,
} from './outcomes.queries.ts';

interface OutcomeDeps {
  db: Pick<Database, 'prisma'>;
  clock: Clock;
}

/** A day, and the hours in which a fault is tried again. The alarm in docs/prometheus-alerts.yml says the same. */
export const lateAfterMs: Record<BackupWork, number> = {
  backup: 26 * hourMs,
  trialRestore: 8 * 24 * hourMs,
  pointInTime: 26 * hourMs,
};

export interface BackupState {
  goodAt: Date | null;
  goodName: string | null;
  goodBytes: number | null;
  /** The fault since the last good one. */
  faultAt: Date | null;
  fault: string | null;
  /** Since the last good one, and without one since it was first wanted. */
  ageMs: number;
  isLate: boolean;
}

const nightWorks: readonly BackupWork[] = ['backup', 'trialRestore'];

/** Notes once from when on the site wants the works, so that one that never succeeds becomes late. */
export function noteWanted(
  { db, clock }: OutcomeDeps,
  works: readonly BackupWork[] = nightWorks,
): Promise<void> {
  return insertOutcomes(db.prisma, works, clock.now());
}

/** @returns null for work that the site has never wanted */
export async function readStates({
  db,
  clock,
}: OutcomeDeps): Promise<Record<BackupWork, BackupState | null>> {
  const saved = await findOutcomes(db.prisma);
  const stateOf = (work: BackupWork) => {
    const found = saved.find((outcome) => outcome.work === work);
    return found ? toState(found, clock.now()) : null;
  };
  const [backup, trialRestore] = [stateOf('backup'), stateOf('trialRestore')];
  return { backup, trialRestore, pointInTime: stateOf('pointInTime') };
}

function toState({ work, since, goodBytes, ...facts }: SavedOutcome, now: Date): BackupState {
  const ageMs = Math.max(0, now.getTime() - (facts.goodAt ?? since).getTime());
  return {
    ...facts,
    goodBytes: goodBytes === null ? null : Number(goodBytes),
    ageMs,
    isLate: ageMs > lateAfterMs[work],
  };
}

export async function noteGood(
  deps: OutcomeDeps,
  work: BackupWork,
  { name, byteSize }: { name: string; byteSize: number },
): Promise<void> {
  await noteWanted(deps, [work]);
  await updateOutcome(deps.db.prisma, work, {
    ...{ goodAt: deps.clock.now(), goodName: name, goodBytes: BigInt(byteSize) },
    ...{ faultAt: null, fault: null },
  });
}

export async function noteFault(
  deps: OutcomeDeps,
  work: BackupWork,
  error: unknown,
): Promise<void> {
  await noteWanted(deps, [work]);
  const fault = faultSentence(error);
  await updateOutcome(deps.db.prisma, work, { faultAt: deps.clock.now(), fault });
}

function faultSentence(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `It broke off: ${maskPrivate(line)}.`;
}
