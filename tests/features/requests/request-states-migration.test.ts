import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Prisma } from '../../../src/server/db/generated/client.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createEntry } from '../../factories/conversations.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testApp().deps.db.prisma;

const file = 'prisma/migrations/20261123180453_request_events/migration.sql';
const [first, second, third] = [1, 2, 3].map((day) => new Date(`2026-11-0${day}T12:00:00Z`));
const byStatus = new Date('2026-10-01T00:00:00Z');

/** The table of entries at the time of the migration. */
const formerEntries = `
  CREATE VIEW "RequestEntry" AS
  SELECT "requestId", CASE "side" WHEN 'incoming' THEN 'visitor' ELSE 'owner' END AS "kind", "createdAt", "seenAt"
  FROM "ConversationEntry" JOIN "Conversation" ON "Conversation"."id" = "conversationId"`;

/** Runs the data changes of the migration; the columns already exist. */
async function carryOver(): Promise<void> {
  const sql = readFileSync(file, 'utf8').replaceAll(/^ALTER TABLE .*;$/gm, '');
  const { pool } = testApp().deps.db;
  await pool.query(formerEntries);
  await pool.query(sql).finally(() => pool.query('DROP VIEW "RequestEntry"'));
}

const move = (
  actor: string,
  [fromStatus, toStatus]: readonly ['new' | 'read' | 'answered', 'read' | 'answered' | 'call'],
  createdAt = first as Date,
): Prisma.RequestMoveCreateWithoutRequestInput => ({ actor, fromStatus, toStatus, createdAt });

const ours = { side: 'outgoing', body: 'Gladly.', createdAt: second as Date } as const;

it('derives events from what there is, and claims nothing else', async () => {
  const quote = { title: 'Site', currency: 'USD', positions: [], assumptions: '' };
  const cases: readonly (readonly [
    Parameters<typeof createRequest>[0],
    { openedAt: Date | undefined | null; answeredAt: Date | undefined | null; status: string },
    Parameters<typeof createEntry>[1][]?,
  ])[] = [
    [
      { status: 'answered', answeredAt: byStatus },
      { openedAt: null, answeredAt: null, status: 'answered' },
    ],
    [
      { status: 'answered', answeredAt: byStatus },
      { openedAt: second, answeredAt: second, status: 'answered' },
      [ours, { ...ours, createdAt: third as Date }],
    ],
    [
      {
        status: 'quote',
        quotes: {
          create: {
            ...quote,
            number: '2026-0001',
            version: 1,
            validUntil: byStatus,
            createdAt: third as Date,
          },
        },
      },
      { openedAt: third, answeredAt: third, status: 'quote' },
    ],
    [
      { status: 'read', moves: { create: move('admin:ada', ['new', 'read']) } },
      { openedAt: first, answeredAt: null, status: 'read' },
    ],
    [
      {},
      { openedAt: second, answeredAt: null, status: 'new' },
      [{ body: 'And?', createdAt: first as Date, seenAt: second as Date }],
    ],
    [
      { status: 'call', answeredAt: byStatus, moves: { create: move('visitor', ['new', 'call']) } },
      { openedAt: null, answeredAt: null, status: 'new' },
    ],
    [
      {
        status: 'call',
        answeredAt: byStatus,
        moves: { create: move('admin:ada', ['new', 'call']) },
      },
      { openedAt: null, answeredAt: null, status: 'call' },
    ],
  ];
  const ids: number[] = [];
  for (const [request, , entries = []] of cases) {
    const { id } = await createRequest(request);
    for (const entry of entries) await createEntry({ requestId: id }, entry);
    ids.push(id);
  }
  const { id: byHand } = await createRequest({
    status: 'read',
    moves: { create: move('admin:ada', ['new', 'read']) },
  });
  await db().activityEntry.create({
    data: {
      ...{ actor: 'admin:ada', action: 'marked as read', targetType: 'contact request' },
      ...{ targetId: String(byHand), summary: 'Ada', createdAt: first as Date },
    },
  });
  await carryOver();
  for (const [index, [, expected]] of cases.entries()) {
    const where = { id: ids[index] ?? 0 };
    expect(await db().contactRequest.findUnique({ where }), `case ${index}`).toMatchObject(
      expected,
    );
  }
  expect(await db().contactRequest.findUnique({ where: { id: byHand } })).toMatchObject({
    openedAt: null,
  });
  const unread = await db().requestTally.aggregate({
    where: { status: 'new' },
    _sum: { requestCount: true },
  });
  expect(unread._sum.requestCount).toBe(2);
});
