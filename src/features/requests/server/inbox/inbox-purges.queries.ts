import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import { answeredStatuses, junkStatuses } from '../../contact-status.ts';

/** A merged request stays as long as the one that holds it, and is deleted with it. */
const withoutMerged = { mergedIntoId: null } satisfies Prisma.ContactRequestWhereInput;

/** Published words keep their request: by their link the client takes them back. */
const withoutPublishedWords = {
  NOT: { testimonial: { state: 'approved' } },
  briefs: { none: { outcome: { consentedAt: { not: null } } } },
} satisfies Prisma.ContactRequestWhereInput;

export function purgeJunkBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.ContactRequestWhereInput = {
    status: { in: [...junkStatuses] },
    createdAt: { lt: before },
    ...withoutMerged,
    ...withoutPublishedWords,
  };
  return purgeRows(db.contactRequest, where, mode);
}

export function purgeAnsweredBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.ContactRequestWhereInput = {
    status: { in: [...answeredStatuses] },
    updatedAt: { lt: before },
    ...withoutMerged,
    ...withoutPublishedWords,
    // Entries, calls and quotes count as changes too.
    conversation: { entries: { none: { createdAt: { gte: before } } } },
    calls: { none: { endsAt: { gte: before } } },
    quotes: { none: { OR: [{ createdAt: { gte: before } }, { decidedAt: { gte: before } }] } },
  };
  return purgeRows(db.contactRequest, where, mode);
}
