import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';
import { answeredStatuses, junkStatuses } from '../../contact-status.ts';

/** A merged request stays as long as the one that holds it, and is deleted with it. */
const withoutMerged = { mergedIntoId: null } satisfies Prisma.ContactRequestWhereInput;

/** A published testimonial keeps its request: by its link the client takes the words back. */
const withoutTestimonial = {
  NOT: { testimonial: { state: 'approved' } },
} satisfies Prisma.ContactRequestWhereInput;

export function purgeJunkBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.ContactRequestWhereInput = {
    status: { in: [...junkStatuses] },
    createdAt: { lt: before },
    ...withoutMerged,
    ...withoutTestimonial,
  };
  return purgeRows(db.contactRequest, where, mode);
}

export function purgeAnsweredBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.ContactRequestWhereInput = {
    status: { in: [...answeredStatuses] },
    updatedAt: { lt: before },
    ...withoutMerged,
    ...withoutTestimonial,
    // Entries, calls and quotes count as changes too.
    conversation: { entries: { none: { createdAt: { gte: before } } } },
    calls: { none: { endsAt: { gte: before } } },
    quotes: { none: { OR: [{ createdAt: { gte: before } }, { decidedAt: { gte: before } }] } },
  };
  return purgeRows(db.contactRequest, where, mode);
}
