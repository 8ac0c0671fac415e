import { z } from 'zod';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { agreementKeptUntil, keptDays } from '../../../../shared/retention.ts';
import {
  findAccessLink,
  revokeAccessLinks,
} from '../../../conversations/server/links/access-links.service.ts';
import { acceptedNdaSchema } from '../../../requests/requests.ts';
import { recordRevokedLinks } from '../../../requests/server/revoked-links.ts';
import { keptApprovalSchema } from '../../../work/work.ts';
import type { KeptAgreement, ListedAgreement } from '../../agreements.ts';
import { type Quote, quoteSchema } from '../../quotes.ts';
import {
  type AgreementRow,
  findAgreement,
  findAgreements,
  purgeAgreementsBefore,
} from './agreements.queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** More than one page of the admin area shows. */
const mostListed = 500;

/** Rows are stored as JSON by PostgreSQL, so their times are strings. */
function withMoments(row: unknown, names: readonly string[]): unknown {
  if (typeof row !== 'object' || row === null) return null;
  const moments = Object.entries(row).filter(([name]) => names.includes(name));
  return {
    ...row,
    ...Object.fromEntries(
      moments.map(([name, value]) => [name, value ? new Date(String(value)) : null]),
    ),
  };
}

const quoteMoments = ['createdAt', 'decidedAt'];
const ndaMoments = ['senderAcceptedAt', 'ownerAcceptedAt'];

const keptQuoteSchema = z.preprocess(
  (row) => withMoments(row, quoteMoments),
  quoteSchema.extend({ acceptedText: z.string() }).nullable(),
);

type Kept = ListedAgreement & { acceptedTexts: { version: number; text: string }[] };

function toAgreement({ quote, changes, nda, approvals, _count, ...row }: AgreementRow): Kept {
  const keptQuote = keptQuoteSchema.parse(quote);
  const keptChanges = z
    .array(keptQuoteSchema)
    .parse(changes)
    .filter((change) => change !== null);
  const accepted = [...keptChanges.toReversed(), ...(keptQuote ? [keptQuote] : [])];
  return {
    ...row,
    quote: keptQuote,
    changes: keptChanges,
    acceptedTexts: accepted.map(({ version, acceptedText: text }) => ({ version, text })),
    approvals: z
      .array(z.preprocess((row) => withMoments(row, ['approvedAt']), keptApprovalSchema))
      .parse(approvals),
    nda: acceptedNdaSchema.nullable().parse(withMoments(nda, ndaMoments)),
    keptUntil: agreementKeptUntil(row.agreedAt),
    linkCount: _count.links,
  };
}

const keptSince = (now: Date) => daysBefore(now, keptDays.agreements);

/** The key once opened the page of the deleted request. */
export async function findKeptAgreement(
  deps: ReadDeps,
  key: string,
): Promise<(KeptAgreement & Pick<Kept, 'acceptedTexts'>) | null> {
  const link = await findAccessLink(deps, 'agreementId', key);
  const after = keptSince(deps.clock.now());
  const row = link && (await findAgreement(deps.db.prisma, link.id, after));
  return row ? toAgreement(row) : null;
}

/** The accepted quote and its changes. */
export async function findKeptQuotes(deps: ReadDeps, requestId: number): Promise<Quote[]> {
  const row = await findAgreement(deps.db.prisma, requestId, keptSince(deps.clock.now()));
  if (!row) return [];
  const { quote, changes } = toAgreement(row);
  return quote ? [quote, ...changes] : [];
}

export async function listAgreements({ db, clock }: ReadDeps): Promise<ListedAgreement[]> {
  const rows = await findAgreements(db.prisma, keptSince(clock.now()), mostListed);
  return rows.map(toAgreement);
}

/** Ends every link to the agreement (security row 70). The agreement itself stays. */
export async function revokeAgreementKeys(
  { db, clock }: ReadDeps,
  admin: AdminIdentity,
  requestId: number,
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const count = await revokeAccessLinks(tx, { subject: 'agreementId', id: requestId }, now);
    if (count > 0) await recordRevokedLinks(tx, admin, { requestId, count });
  });
}

export function purgeAgreements({ db, clock }: ReadDeps, mode: PurgeMode): Promise<number> {
  return purgeAgreementsBefore(db.prisma, keptSince(clock.now()), mode);
}
