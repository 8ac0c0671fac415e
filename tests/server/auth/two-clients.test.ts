import { randomUUID } from 'node:crypto';
import type { AnyProcedure } from '@trpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { createEntry } from '../../factories/conversations.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { openWork } from '../../factories/order.ts';
import { resetDatabase, testDatabase } from '../../setup/database/database.ts';
import { takeSnapshot } from '../../setup/database/snapshot.ts';
import { createTestApp, type TestApp } from '../../setup/harness.ts';
import { authorizationTable } from './authorization-table.ts';
import { buildWorld, type World } from './authorization-world.ts';

const db = () => testDatabase().prisma;

/** Stands in every row of the first client. */
const secret = 'Saxifrage';

/** Opens the first client, with an id of each thing by the name of the input. */
async function openFirst() {
  const work = await openWork(testApp, { title: `${secret} stage`, text: secret });
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
      ...{ createdAt: new Date(), answeredAt: new Date(), endsAt: new Date('2100-01-01') },
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

/** The router's own list of its procedures is flat, by dotted name; its type follows the nesting instead. */
const flat: Record<string, unknown> = appRouter._def.procedures;
const isQuery = (value: unknown): boolean =>
  typeof value === 'function' && '_def' in value && (value as AnyProcedure)._def.type === 'query';

/** These need no link, or one of their own. */
const others =
  /^contact\.(?:submit$|prepare$|calls\.freeTimes$|submissions\.|testimonials\.|outcomes\.)/;
const behindLink = Object.keys(flat)
  .filter((name) => name.startsWith('contact.') && !others.test(name))
  .map((name) => ({ name, type: isQuery(flat[name]) ? 'query' : 'mutation' }));

let testApp: TestApp;
let world: World;
let kept: Awaited<ReturnType<typeof takeSnapshot>>;
let first: Awaited<ReturnType<typeof openFirst>>;
let second: Awaited<ReturnType<typeof openWork>>;
beforeAll(async () => {
  testApp = await createTestApp({});
  await resetDatabase();
  world = await buildWorld(testApp);
  first = await openFirst();
  second = await openWork(testApp);
  kept = await takeSnapshot();
});
beforeEach(() => kept.restore());
afterAll(async () => {
  await kept.drop();
  await testApp.app.close();
  await testApp.deps.contentBus.close();
});

it('lets the first client read what is theirs', async () => {
  const input = encodeURIComponent(JSON.stringify({ key: first.key }));
  const { app } = testApp;
  for (const name of ['requests.byKey', 'work.list', 'colleagues.list', 'calls.offer']) {
    expect((await app.inject(`/trpc/contact.${name}?input=${input}`)).body).toContain(secret);
  }
});

describe.each(behindLink)('$name', ({ name, type }) => {
  it('shows and changes nothing of one client behind the link of another', async () => {
    const input: Record<string, unknown> = {
      ...authorizationTable[name]?.input?.({ ...world, requestKey: second.key }),
    };
    expect(input.key).toBe(second.key);
    for (const [field, id] of Object.entries(first.ids)) if (field in input) input[field] = id;
    const before = await rowsOf(first.requestId);
    const { app } = testApp;
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
