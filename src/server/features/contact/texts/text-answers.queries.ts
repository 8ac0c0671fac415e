import type { Db } from '../../../db/client.ts';

export function findTextedRequest(db: Db, id: number) {
  return db.contactRequest.findUnique({
    where: { id },
    select: { source: true, phoneNumber: true },
  });
}

const answerSelect = { id: true, body: true, createdAt: true } as const;

/** What we said to the sender of a request, the latest first. */
export function findAnswers(db: Db, requestId: number) {
  return db.requestEntry.findMany({
    where: { requestId, kind: 'owner' },
    orderBy: { id: 'desc' },
    select: answerSelect,
  });
}

export function insertAnswer(
  db: Db,
  answer: { requestId: number; body: string; createdAt: Date },
): Promise<{ id: number }> {
  return db.requestEntry.create({ data: { ...answer, kind: 'owner' }, select: { id: true } });
}
