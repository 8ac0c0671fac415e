import { randomUUID } from 'node:crypto';
import type { AnyProcedure } from '@trpc/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { createEntry } from '../../factories/conversations.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { openWork } from '../../factories/order.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { authorizationTable } from './authorization-table.ts';
import type { World } from './authorization-world.ts';

const testApp = setUpTestApp();
const db = () => testDatabase().prisma;

/** Stands in every row of the first client. */
const secret = 'Saxifrage';

/** What the first client has, by the names of the inputs. */
async function openFirst() {
  const work = await openWork(testApp(), { title: `${secret} stage`, text: secret });
  const { requestId } = work;
  const words = { description: `A page about ${secret}.`, lastName: secret };
  await db().contactRequest.update({ where: { id: requestId }, data: words });
  await createEntry({ requestId }, { side: 'outgoing', body: secret });
  const colleague = await db().requestColleague.create({
    data: { requestId, name: secret, email: 'grace@example.com', invitedAt: new Date() },
  });
  const developer = await createDeveloper();
  const brief = await db().brief.create({
    data: {
      ...{ requestId, developerId: developer.id, state: 'yes' as const, word: secret },
      ...{ createdAt: new Date(), endsAt: new Date('2100-01-01') },
    },
  });
  const [startsAt, endsAt] = [new Date('2100-01-01T12:00:00Z'), new Date('2100-01-01T12:30:00Z')];
  const call = await db().call.create({
    data: {
      ...{ requestId, startsAt, endsAt, blockedFrom: startsAt, blockedUntil: endsAt },
      ...{ calendarId: randomUUID(), timeZone: 'UTC', reach: secret, createdAt: new Date() },
    },
  });
  return {
    ...{ requestId, key: work.key },
    ids: {
      ...{ stage: String(work.stageId), colleague: String(colleague.id) },
      ...{ briefId: String(brief.id), seen: String(call.id) },
    },
  };
}

/** Every row that names the request, but for times of last use. */
async function rowsOf(requestId: number): Promise<unknown> {
  const { pool } = testDatabase();
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'requestId' ORDER BY 1`,
  );
  const queries = tables.map(
    ({ name }) => `SELECT '${name}' AS name, to_jsonb(t) AS row FROM "${name}" AS t
      WHERE t."requestId" = ${requestId}`,
  );
  const { rows } = await pool.query(
    `${queries.join(' UNION ALL ')}
     UNION ALL SELECT 'ContactRequest', to_jsonb(t) FROM "ContactRequest" AS t WHERE t."id" = ${requestId}
     UNION ALL SELECT 'ConversationEntry', to_jsonb(t) FROM "ConversationEntry" AS t
       JOIN "Conversation" AS c ON c."id" = t."conversationId" WHERE c."requestId" = ${requestId}
     ORDER BY 1, 2`,
  );
  return rows;
}

function inputOf(name: string, requestKey: string): Record<string, unknown> {
  const world = { requestKey, brief: { id: 1 } } as unknown as World;
  return { ...authorizationTable[name]?.input?.(world) };
}

/** The router's own list of its procedures is flat, by dotted name; its type follows the nesting instead. */
const flat: Record<string, unknown> = appRouter._def.procedures;
const isQuery = (value: unknown): boolean =>
  typeof value === 'function' && '_def' in value && (value as AnyProcedure)._def.type === 'query';

/** Procedures behind the link of a request. Others of the client have keys of their own. */
const withKey = Object.keys(flat)
  .filter((name) => name.startsWith('contact.') && !name.startsWith('contact.testimonials'))
  .filter((name) => 'key' in inputOf(name, ''))
  .map((name) => ({ name, type: isQuery(flat[name]) ? 'query' : 'mutation' }));

let first: Awaited<ReturnType<typeof openFirst>>;
let second: Awaited<ReturnType<typeof openWork>>;
beforeEach(async () => {
  first = await openFirst();
  second = await openWork(testApp());
});

it('knows the procedures behind the link of a request', () => {
  expect(withKey.length).toBeGreaterThan(20);
});

it('lets the first client read what is theirs', async () => {
  const input = encodeURIComponent(JSON.stringify({ key: first.key }));
  const { app } = testApp();
  for (const name of ['requests.byKey', 'work.list', 'colleagues.list', 'calls.offer']) {
    expect((await app.inject(`/trpc/contact.${name}?input=${input}`)).body).toContain(secret);
  }
});

describe.each(withKey)('$name', ({ name, type }) => {
  it('shows and changes nothing of one client behind the link of another', async () => {
    const input = inputOf(name, second.key);
    for (const [field, id] of Object.entries(first.ids)) if (field in input) input[field] = id;
    const before = await rowsOf(first.requestId);
    const { app } = testApp();
    const url = `/trpc/${name}`;
    const answer =
      type === 'query'
        ? await app.inject({ url: `${url}?input=${encodeURIComponent(JSON.stringify(input))}` })
        : await app.inject({ method: 'POST', url, payload: input });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain(secret);
    expect(await rowsOf(first.requestId)).toEqual(before);
  });
});
