import type { Deps } from '../../../server/deps.ts';
import type { NotifyDeveloper } from '../../../server/outbox/developer-notice.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { addressLabel, type ProofFault } from '../proof-ways.ts';
import { proofMessages } from '../words/proof-messages.ts';
import { type CheckDeps, checkAddress, type TriedWay } from './check-address.ts';
import { profileAddressesOf } from './proofs.service.ts';
import { nextRecheckAt, nextTryAt } from './recheck-times.ts';
import {
  claimDueProof,
  type DueProof,
  findDueProofs,
  noteFailure,
  noteFound,
} from './rechecks.queries.ts';

type RecheckDeps = CheckDeps &
  Pick<Deps, 'db' | 'clock' | 'settings' | 'content' | 'contentBus'> & {
    notifyDeveloper: NotifyDeveloper;
  };

/** GitHub answers 60 requests an hour without an account, and the job runs four times an hour. */
const mostPerRun = 15;

/** A process that was killed within a check leaves the address to the next one after this time. */
const inHandMs = hourMs;

/**
 * Checks addresses whose month is over, one after another. Three checks in a row that find nothing take the mark away, and the
 * developer is told. One that fails holds no other back.
 */
export async function recheckProofs(deps: RecheckDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, contentBus } = deps;
  const failures: unknown[] = [];
  let isChanged = false;
  for (const id of await findDueProofs(db.prisma, clock.now(), mostPerRun)) {
    signal.throwIfAborted();
    try {
      isChanged = (await recheck(deps, id, signal)) || isChanged;
    } catch (error) {
      failures.push(error);
    }
  }
  if (isChanged) await contentBus.announce('rows');
  if (failures.length > 0) throw new AggregateError(failures, 'Some addresses were not checked.');
}

/** @returns true when what visitors see has changed */
async function recheck(deps: RecheckDeps, id: number, signal: AbortSignal): Promise<boolean> {
  const { db, settings, clock } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + inHandMs);
  const due = await claimDueProof(db.prisma, id, { now, until });
  if (!due) return false;
  const profileAddresses = await profileAddressesOf(db.prisma, settings, due.developerId);
  const tried = await checkAddress(deps, { ...due, profileAddresses }, signal);
  const found = tried.find(({ fault }) => fault === null);
  if (!found) return fail(deps, { ...due, until }, tried, now);
  return noteFound(
    db.prisma,
    { id, until },
    { failures: 0, checkedAt: now, recheckAt: nextRecheckAt(now), way: found.way },
  );
}

/** A page that answers says more than one that does not. */
function reasonOf(tried: readonly TriedWay[]): ProofFault {
  const faults = tried.flatMap(({ fault }) => fault ?? []);
  const [first = 'notFound'] = faults;
  return faults.every((fault) => fault === first)
    ? first
    : (faults.find((fault) => !['notFound', 'unreachable'].includes(fault)) ?? 'notFound');
}

async function fail(
  { db, settings, content, notifyDeveloper }: RecheckDeps,
  due: DueProof & { until: Date },
  tried: readonly TriedWay[],
  now: Date,
): Promise<boolean> {
  const { id, until, developerId, address } = due;
  const failures = due.failures + 1;
  const recheckAt = nextTryAt(now, failures);
  const fallen = recheckAt ? null : { fallenAt: now, fault: reasonOf(tried) };
  return db.prisma.$transaction(async (tx) => {
    const isNoted = await noteFailure(tx, { id, until }, { failures, recheckAt, fallen });
    if (!isNoted || !fallen) return false;
    const profile = absoluteUrl(settings.siteOrigin, paths.developerProfile(developerId));
    await notifyDeveloper(tx, developerId, {
      dedupeKey: `proof-fallen:${id}:${now.getTime()}`,
      ...proofMessages.fallen({
        ...{ brand: siteIdentityOf(content).brand, address: addressLabel(address) },
        ...{ fault: fallen.fault, tab: `${profile}?tab=proof` },
      }),
    });
    return true;
  });
}
