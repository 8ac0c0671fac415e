import { randomInt } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import { lockDeveloper } from '../../../server/db/lock-developer.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { keptDays } from '../../../shared/retention.ts';
import type { CheckedProof, OwnProof, OwnProofs, ProofState, ShownProof } from '../proofs.ts';
import { proofRefusals as refusals } from '../words/proof-refusals.ts';
import { type CheckDeps, checkAddress } from './check-address.ts';
import { isSameAddress, liesUnder, readAddress } from './proof-address.ts';
import {
  countProofs,
  countVisibleDevelopers,
  findAddress,
  findHandle,
  findHoldingProofs,
  findOwnProof,
  findOwnProofs,
  findProjectLinks,
  findVisibleProofs,
  insertProof,
  markProven,
  type ProofRow,
  purgeProofsRemovedBefore,
  setRemoved,
} from './proofs.queries.ts';
import { nextRecheckAt } from './recheck-times.ts';

type ReadDeps = Pick<Deps, 'db' | 'settings'>;
type ChangeDeps = ReadDeps & Pick<Deps, 'clock' | 'contentBus'>;

const unknown = () => new DomainError('NOT_FOUND', refusals.unknown);

const tokenCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** 124 bits, in what the topics of every code host may hold. */
const tokenLength = 24;

function makeToken(): string {
  return Array.from(
    { length: tokenLength },
    () => tokenCharacters[randomInt(tokenCharacters.length)],
  ).join('');
}

function stateOf({ provenAt, fallenAt }: ProofRow): ProofState {
  if (fallenAt) return 'fallen';
  return provenAt ? 'proven' : 'asked';
}

function toOwn(row: ProofRow): OwnProof {
  const { developerId: _developerId, failures: _failures, ...proof } = row;
  return { ...proof, state: stateOf(row) };
}

/** Addresses of a profile that a page may link back to. The one with the handle comes first. */
export async function profileAddressesOf(
  db: Db,
  { siteOrigin }: Deps['settings'],
  developerId: number,
): Promise<[string, ...string[]]> {
  const handle = await findHandle(db, developerId);
  const byNumber = absoluteUrl(siteOrigin, paths.developerProfile(developerId));
  return handle ? [absoluteUrl(siteOrigin, paths.profile(handle)), byNumber] : [byNumber];
}

/** All that a developer has asked to prove. */
export async function listOwnProofs({ db }: Pick<Deps, 'db'>, developerId: number) {
  return (await findOwnProofs(db.prisma, developerId)).map(toOwn);
}

export async function getOwnProofs(
  { db, settings }: ReadDeps,
  developerId: number,
): Promise<OwnProofs> {
  const [proofs, links, [profileAddress]] = await Promise.all([
    listOwnProofs({ db }, developerId),
    findProjectLinks(db.prisma, developerId),
    profileAddressesOf(db.prisma, settings, developerId),
  ]);
  const offered = links.flatMap((link) => {
    const reading = readAddress(link, settings);
    const isKnown = proofs.some(({ address }) => liesUnder(link, address));
    return reading.outcome === 'read' && !isKnown ? [reading.address] : [];
  });
  return { proofs, offered: [...new Set(offered)], profileAddress };
}

/** Proofs that visitors see. */
export function shownProofs({ db }: Pick<Deps, 'db'>, developerId: number): Promise<ShownProof[]> {
  return findVisibleProofs(db.prisma, developerId);
}

/** Counts developers with a proof that visitors see. */
export function countProvenDevelopers({ db }: Pick<Deps, 'db'>): Promise<number> {
  return countVisibleDevelopers(db.prisma);
}

/**
 * Returns a test for links of a developer's projects. A link with `rel="me"` speaks for its page alone, the other ways for all
 * that lies below the address.
 */
export async function provenLinks(db: Db, developerId: number): Promise<(link: string) => boolean> {
  const proofs = await findHoldingProofs(db, developerId);
  return (link) =>
    proofs.some(({ address, way }) =>
      way === 'relMe' ? isSameAddress(link, address) : liesUnder(link, address),
    );
}

/** @throws DomainError CONFLICT beyond the quota */
async function requireRoom(tx: Db, developerId: number): Promise<void> {
  if ((await countProofs(tx, developerId)) >= quotas.proofs.limit) {
    throw new DomainError('CONFLICT', refusals.tooMany);
  }
}

/**
 * Puts an address on the list, with a token of its own. One that is there already stays as it is, and a removed one comes
 * back.
 * @throws DomainError BAD_REQUEST for an address that nobody can prove, CONFLICT beyond the quota, TOO_MANY_REQUESTS
 */
export async function askForProof(
  deps: ChangeDeps & Pick<Deps, 'rateLimits'>,
  developerId: number,
  text: string,
): Promise<OwnProofs> {
  const reading = readAddress(text, deps.settings);
  if (reading.outcome === 'refused') {
    throw new DomainError('BAD_REQUEST', refusals[reading.refusal]);
  }
  await deps.rateLimits.consume(counters['address-proof'], String(developerId));
  const { address } = reading;
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    const known = await findAddress(tx, developerId, address);
    if (known && !known.removedAt) return;
    await requireRoom(tx, developerId);
    if (known) await setRemoved(tx, { id: known.id, developerId }, null);
    else {
      const createdAt = deps.clock.now();
      await insertProof(tx, { developerId, address, token: makeToken(), createdAt });
    }
  });
  await deps.contentBus.announce('rows');
  return getOwnProofs(deps, developerId);
}

/**
 * Tries every way now. A check that finds nothing takes no mark away: the rechecks of the site do.
 * @throws DomainError NOT_FOUND for another developer's address, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE when too many wait
 */
export async function checkProof(
  deps: ChangeDeps & CheckDeps & Pick<Deps, 'rateLimits'>,
  developerId: number,
  proofId: number,
): Promise<CheckedProof> {
  const { db, settings, clock } = deps;
  const own = { id: proofId, developerId };
  const row = await findOwnProof(db.prisma, own);
  if (!row) throw unknown();
  await deps.rateLimits.consume(counters['address-proof-check'], String(developerId));
  const profileAddresses = await profileAddressesOf(db.prisma, settings, developerId);
  const tried = await checkAddress(deps, { ...row, profileAddresses });
  const found = tried.find(({ fault }) => fault === null);
  if (found) {
    const now = clock.now();
    await db.prisma.$transaction(async (tx) => {
      await lockDeveloper(tx, developerId);
      const latest = await findOwnProof(tx, own);
      if (!latest) throw unknown();
      const provenAt = (latest.fallenAt ? null : latest.provenAt) ?? now;
      const times = { provenAt, checkedAt: now, recheckAt: nextRecheckAt(now) };
      await markProven(tx, proofId, { ...times, way: found.way });
    });
    await deps.contentBus.announce('rows');
  }
  const checked = await findOwnProof(db.prisma, own);
  if (!checked) throw unknown();
  return { proof: toOwn(checked), tried };
}

/**
 * The address leaves the list and the profile. Its token is kept a while for the undo.
 * @throws DomainError NOT_FOUND for another developer's address
 */
export async function removeProof(
  deps: ChangeDeps,
  developerId: number,
  proofId: number,
): Promise<OwnProofs> {
  const removedAt = deps.clock.now();
  if (!(await setRemoved(deps.db.prisma, { id: proofId, developerId }, removedAt))) throw unknown();
  await deps.contentBus.announce('rows');
  return getOwnProofs(deps, developerId);
}

/**
 * Takes a removal back.
 * @throws DomainError NOT_FOUND for another developer's address, CONFLICT beyond the quota
 */
export async function restoreProof(
  deps: ChangeDeps,
  developerId: number,
  proofId: number,
): Promise<OwnProofs> {
  await deps.db.prisma.$transaction(async (tx) => {
    await lockDeveloper(tx, developerId);
    if (!(await setRemoved(tx, { id: proofId, developerId }, null))) throw unknown();
    if ((await countProofs(tx, developerId)) > quotas.proofs.limit) {
      throw new DomainError('CONFLICT', refusals.tooMany);
    }
  });
  await deps.contentBus.announce('rows');
  return getOwnProofs(deps, developerId);
}

export function purgeRemovedProofs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeProofsRemovedBefore(db.prisma, daysBefore(clock.now(), keptDays.removedProofs), mode);
}
