import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const testimonialSelect = {
  id: true,
  requestId: true,
  state: true,
  quote: true,
  author: true,
  role: true,
  rating: true,
  revision: true,
  askedAt: true,
  consentedAt: true,
} satisfies Prisma.TestimonialSelect;

const clientSelect = {
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  projectType: true,
  description: true,
  status: true,
  createdAt: true,
} satisfies Prisma.ContactRequestSelect;

export type TestimonialRow = Prisma.TestimonialGetPayload<{ select: typeof testimonialSelect }>;
export type ClientRow = Prisma.ContactRequestGetPayload<{ select: typeof clientSelect }>;

export function findTestimonial(db: Db, requestId: number): Promise<TestimonialRow | null> {
  return db.testimonial.findUnique({ where: { requestId }, select: testimonialSelect });
}

export function findTestimonialById(db: Db, id: number): Promise<TestimonialRow | null> {
  return db.testimonial.findUnique({ where: { id }, select: testimonialSelect });
}

export async function hasWords(db: Db, id: number): Promise<boolean> {
  return (await db.testimonial.count({ where: { id, quote: { not: '' } } })) > 0;
}

export function findClient(db: Db, requestId: number): Promise<ClientRow | null> {
  return db.contactRequest.findUnique({ where: { id: requestId }, select: clientSelect });
}

export function findApproved(db: Db): Promise<TestimonialRow[]> {
  return db.testimonial.findMany({ where: { state: 'approved' }, select: testimonialSelect });
}

/** Oldest first. */
export function findWritten(
  db: Db,
  take: number,
): Promise<Pick<TestimonialRow, 'requestId' | 'author'>[]> {
  return db.testimonial.findMany({
    where: { state: 'written' },
    orderBy: [{ consentedAt: 'asc' }, { id: 'asc' }],
    take,
    select: { requestId: true, author: true },
  });
}

/** Words that were written before stay. @returns its id */
export async function askAgain(tx: Db, requestId: number, askedAt: Date): Promise<number> {
  const { id } = await tx.testimonial.upsert({
    where: { requestId },
    create: { requestId, askedAt },
    update: { askedAt, state: 'asked', decidedAt: null },
    select: { id: true },
  });
  return id;
}

export async function setAskedAt(tx: Db, id: number, askedAt: Date): Promise<void> {
  await tx.testimonial.update({ where: { id }, data: { askedAt }, select: { id: true } });
}

/** The words and the consent to them. */
export async function writeWords(
  tx: Db,
  id: number,
  words: Pick<TestimonialRow, 'quote' | 'author' | 'role' | 'rating'> & { consentedAt: Date },
): Promise<void> {
  await tx.testimonial.update({
    where: { id },
    data: { ...words, state: 'written', revision: { increment: 1 } },
    select: { id: true },
  });
}

export async function decide(
  tx: Db,
  id: number,
  data: { state: 'approved' | 'declined'; decidedAt: Date },
): Promise<void> {
  await tx.testimonial.update({ where: { id }, data, select: { id: true } });
}

export async function eraseWords(tx: Db, id: number, decidedAt: Date): Promise<void> {
  await tx.testimonial.update({
    where: { id },
    data: {
      ...{ state: 'withdrawn', decidedAt, consentedAt: null },
      ...{ quote: '', author: '', role: '', rating: 0 },
    },
    select: { id: true },
  });
}
