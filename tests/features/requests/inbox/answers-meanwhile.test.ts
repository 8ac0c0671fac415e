import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const now = new Date('2026-11-23T12:00:00Z');
const testApp = setUpTestApp({
  replace: () => ({
    clock: { now: () => now },
    mail: { ownerAddress: 'owner@vibecode.example', send: async () => ({ outcome: 'sent' }) },
  }),
});
const db = () => testDatabase().prisma;
const outgoing = () => db().outgoingMessage.count();

let anna: Awaited<ReturnType<typeof signedInAdmin>>['caller']['admin'];
let berta: typeof anna;
beforeEach(async () => {
  anna = (await signedInAdmin(testApp(), { username: 'anna' })).caller.admin;
  berta = (await signedInAdmin(testApp(), { username: 'berta' })).caller.admin;
});

const meanwhile = (said: object[]) => ({
  code: 'CONFLICT',
  cause: { details: { meanwhile: said.map((entry) => expect.objectContaining(entry)) } },
});
const lastOf = async (requestId: number) =>
  (await anna.threads.get({ requestId })).entries.at(-1)?.id ?? 0;

describe('an answer by mail to which something was said meanwhile', () => {
  it('is held back with what a colleague answered, and goes out on purpose', async () => {
    const { id: requestId } = await createRequest();
    await anna.threads.answer({ requestId, text: 'We do that.', after: 0 });
    const second = { requestId, text: 'We never do that.' };
    await expect(berta.threads.answer({ ...second, after: 0 })).rejects.toMatchObject(
      meanwhile([{ side: 'outgoing', author: 'admin:anna', body: 'We do that.', createdAt: now }]),
    );
    expect(await outgoing()).toBe(1);
    await berta.threads.answer({ ...second, after: await lastOf(requestId) });
    const { entries } = await anna.threads.get({ requestId });
    expect(entries.map(({ author, body }) => [author, body])).toEqual([
      ['admin:anna', 'We do that.'],
      ['admin:berta', 'We never do that.'],
    ]);
    expect(await outgoing()).toBe(2);
  });

  it('goes out once when two send at the same moment', async () => {
    const { id: requestId } = await createRequest();
    const outcomes = await Promise.allSettled([
      anna.threads.answer({ requestId, text: 'From Anna.', after: 0 }),
      berta.threads.answer({ requestId, text: 'From Berta.', after: 0 }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await outgoing()).toBe(1);
  });

  it('is held back with what its sender added', async () => {
    const { id: requestId } = await createRequest();
    const key = await createAccessLink({ requestId });
    const { requests } = callerWith(testApp()).caller.contact;
    await requests.addEntry({ key, text: 'We found somebody else.' });
    await expect(
      anna.threads.answer({ requestId, text: 'We do that.', after: 0 }),
    ).rejects.toMatchObject(
      meanwhile([{ side: 'incoming', author: '', body: 'We found somebody else.' }]),
    );
    await anna.threads.answer({ requestId, text: 'Good luck.', after: await lastOf(requestId) });
    expect(JSON.stringify(await requests.byKey({ key }))).not.toContain('anna');
  });

  it('is taken as the same one when its first try was not heard of', async () => {
    const { id: requestId } = await createRequest();
    const answer = { requestId, text: 'We do that.', after: 0 };
    await anna.threads.answer(answer);
    await anna.threads.answer(answer);
    expect(await outgoing()).toBe(1);
  });

  it('keeps its draft while it is held back', async () => {
    const { id: requestId } = await createRequest();
    const draft = { savedFrom: crypto.randomUUID(), seen: null };
    await berta.inbox.drafts.save({ requestId, kind: 'answer', text: 'Mine', ...draft });
    await anna.threads.answer({ requestId, text: 'We do that.', after: 0 });
    await expect(
      berta.threads.answer({ requestId, text: 'Mine', after: 0, draft }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    const kept = await berta.inbox.drafts.get({ requestId, kind: 'answer' });
    expect(kept.draft).toMatchObject({ text: 'Mine', begunAt: now });
  });

  it('answers 409 over HTTP, with what was said', async () => {
    const { id: requestId } = await createRequest();
    await anna.threads.answer({ requestId, text: 'We do that.', after: 0 });
    const { cookie } = await signedInAdmin(testApp(), { username: 'carla' });
    const answer = await testApp().app.inject({
      ...{ method: 'POST', url: '/trpc/admin.threads.answer', headers: { cookie } },
      payload: { requestId, text: 'Mine', after: 0 },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('We do that.');
  });
});

it('an answer by text message is held back in the same way', async () => {
  const { id } = await createRequest({
    ...{ source: 'sms', email: null, phoneNumber: '+16125550177' },
  });
  const text = { requestId: id, channel: 'text', after: 0 } as const;
  await anna.threads.answer({ ...text, text: 'Gladly.' });
  const second = { ...text, text: 'Sorry, no.' };
  await expect(berta.threads.answer(second)).rejects.toMatchObject(
    meanwhile([{ author: 'admin:anna', body: 'Gladly.' }]),
  );
  expect(await outgoing()).toBe(1);
  await berta.threads.answer({ ...second, after: await lastOf(id) });
  expect(await outgoing()).toBe(2);
});
