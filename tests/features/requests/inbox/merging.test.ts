import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { createEntry } from '../../../factories/conversations.ts';
import { quoteForm } from '../../../factories/quotes.ts';
import { createRequestFile } from '../../../factories/request-files.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const now = new Date('2026-11-23T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const db = () => testApp().deps.db.prisma;
const email = 'ada@example.com';

let anna: Awaited<ReturnType<typeof signedInAdmin>>['caller']['admin'];
let berta: typeof anna;
beforeEach(async () => {
  anna = (await signedInAdmin(testApp(), { username: 'anna' })).caller.admin;
  berta = (await signedInAdmin(testApp(), { username: 'berta' })).caller.admin;
});

const page = (key: string) => callerWith(testApp()).caller.contact.requests.byKey({ key });
const write = (key: string, text: string) =>
  callerWith(testApp()).caller.contact.requests.addEntry({ key, text });

async function provenRequest(projectType: string) {
  const { id } = await createRequest({ projectType, description: `Words about a ${projectType}.` });
  await db().requestMail.create({ data: { requestId: id, provenAddress: email } });
  return { id, key: await createAccessLink({ requestId: id, mailAddress: email }) };
}

async function two() {
  const kept = await provenRequest('web app');
  const merged = await provenRequest('shop');
  return { kept, merged, pair: { id: kept.id, mergedId: merged.id } };
}

const sendQuote = (requestId: number, seen = 0) =>
  anna.quotes.send({ requestId, seen, quote: quoteForm() });

const saidIn = async (requestId: number) =>
  (await anna.threads.get({ requestId })).entries.map(({ body }) => body);
const listedIds = async () => (await anna.inbox.list({ page: 1 })).items.map(({ id }) => id);

describe('two requests of one person that are merged', () => {
  it('are one line, one thread in order of time, and both subjects', async () => {
    const { kept, merged, pair } = await two();
    await write(merged.key, 'First, to the shop.');
    await write(kept.key, 'Second, to the app.');
    await write(merged.key, 'Third, to the shop.');
    await anna.inbox.merging.merge(pair);
    expect(await listedIds()).toEqual([kept.id]);
    expect((await anna.inbox.list({ page: 1 })).total).toBe(1);
    expect(await anna.inbox.unreadCount()).toBe(1);
    expect(await saidIn(kept.id)).toEqual([
      'First, to the shop.',
      'Second, to the app.',
      'Third, to the shop.',
    ]);
    const opened = await anna.inbox.open({ id: kept.id });
    expect(opened.merged).toMatchObject([
      { id: merged.id, projectType: 'shop', description: 'Words about a shop.' },
    ]);
    expect(opened.others).toEqual([]);
    expect(opened.merges).toMatchObject([
      { other: { id: merged.id }, actor: 'admin:anna', createdAt: now, partedAt: null },
    ]);
  });

  it('open by the mailed links of both, which lead to the same page and thread', async () => {
    const { kept, merged, pair } = await two();
    await anna.inbox.merging.merge(pair);
    await write(merged.key, 'By the link of the shop.');
    for (const { key } of [kept, merged]) {
      const opened = await page(key);
      expect(opened.description).toBe('Words about a web app.');
      expect(opened.merged).toEqual([
        {
          projectType: 'shop',
          description: 'Words about a shop.',
          createdAt: expect.any(Date),
        },
      ]);
      expect(opened.entries.map(({ body }) => body)).toEqual(['By the link of the shop.']);
    }
  });

  it('do not open by a link that only the page showed after the form', async () => {
    const { kept, merged, pair } = await two();
    const unmailed = await Promise.all(
      [kept, merged].map(({ id }) => createAccessLink({ requestId: id })),
    );
    await anna.inbox.merging.merge(pair);
    for (const key of unmailed) {
      await expect(page(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(write(key, 'Hello?')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await anna.inbox.merging.part({ id: merged.id });
    for (const key of unmailed) expect((await page(key)).entries).toEqual([]);
  });

  it('keep drafts, notes, quotes and files of both', async () => {
    const { kept, merged, pair } = await two();
    const windowId = '7d9f4a1e-3b5c-4e2a-9f10-1c2d3e4f5a6b';
    const draft = { savedFrom: windowId, seen: null };
    const { drafts } = anna.inbox;
    await drafts.save({ requestId: kept.id, kind: 'answer', text: 'On the app', ...draft });
    await drafts.save({ requestId: merged.id, kind: 'answer', text: 'On the shop', ...draft });
    await anna.inbox.addNote({ id: merged.id, body: 'Prefers mornings' });
    await drafts.save({ requestId: merged.id, kind: 'note', text: 'A note', ...draft });
    await sendQuote(merged.id);
    const entry = await createEntry({ requestId: merged.id }, { body: '' });
    await createRequestFile({ requestId: merged.id, entryId: entry.id, mediaId: 'plan' });
    await anna.inbox.merging.merge(pair);
    const draftOf = async (kind: 'answer' | 'note') =>
      (await drafts.get({ requestId: kept.id, kind })).draft?.text;
    expect(await draftOf('answer')).toBe('On the app\n\nOn the shop');
    expect(await draftOf('note')).toBe('A note');
    const opened = await anna.inbox.open({ id: kept.id });
    expect(opened.notes).toMatchObject([{ body: 'Prefers mornings' }]);
    expect((await anna.threads.get({ requestId: kept.id })).entries.at(-1)?.file?.name).toBe(
      'plan.pdf',
    );
    expect(await anna.quotes.list({ requestId: kept.id })).toMatchObject([
      { title: 'A booking site' },
    ]);
    expect(await listedIdsBy('mornings')).toEqual([kept.id]);
    expect(await listedIdsBy('shop')).toEqual([kept.id]);
  });

  const listedIdsBy = async (search: string) =>
    (await anna.inbox.list({ page: 1, search })).items.map(({ id }) => id);

  it('are gone together when the person takes one back', async () => {
    const { kept, merged, pair } = await two();
    await anna.inbox.merging.merge(pair);
    await callerWith(testApp()).caller.contact.requests.withdraw({ key: merged.key });
    expect(await db().contactRequest.count()).toBe(0);
    expect(
      await db().activityEntry.count({
        where: { targetId: { in: [kept.id, merged.id].map(String) }, summary: 'Ada Lovelace' },
      }),
    ).toBe(0);
  });

  it('are kept as long as the one that holds them', async () => {
    const { merged, pair } = await two();
    const old = new Date('2020-01-01');
    await db().contactRequest.update({
      where: { id: merged.id },
      data: { status: 'answered', createdAt: old },
    });
    await anna.inbox.merging.merge(pair);
    await db().contactRequest.update({ where: { id: merged.id }, data: { updatedAt: old } });
    const { purgeAnsweredRequests } = await import(
      '../../../../src/features/requests/server/inbox/inbox.service.ts'
    );
    expect(await purgeAnsweredRequests(testApp().deps, 'delete')).toBe(0);
  });
});

describe('two requests that are parted', () => {
  it('get back what each brought, and what came later stays with the kept one', async () => {
    const { kept, merged, pair } = await two();
    await write(merged.key, 'To the shop.');
    await sendQuote(merged.id);
    await anna.inbox.merging.merge(pair);
    await write(merged.key, 'After the merge.');
    await sendQuote(kept.id, 1);
    await berta.inbox.merging.part({ id: merged.id });
    expect(await saidIn(merged.id)).toEqual(['To the shop.']);
    expect(await saidIn(kept.id)).toEqual(['After the merge.']);
    expect((await listedIds()).toSorted((a, b) => a - b)).toEqual([kept.id, merged.id]);
    expect((await anna.quotes.list({ requestId: merged.id })).length).toBe(2);
    expect((await page(merged.key)).description).toBe('Words about a shop.');
    const { merges, merged: held } = await anna.inbox.open({ id: kept.id });
    expect(held).toEqual([]);
    expect(merges).toMatchObject([
      { actor: 'admin:anna', partedBy: 'admin:berta', partedAt: now, other: { id: merged.id } },
    ]);
    expect(
      await db().activityEntry.findMany({
        where: { action: { in: ['merged', 'parted'] } },
        orderBy: { id: 'asc' },
        select: { action: true, actor: true, targetId: true },
      }),
    ).toEqual([
      { action: 'merged', actor: 'admin:anna', targetId: String(kept.id) },
      { action: 'parted', actor: 'admin:berta', targetId: String(merged.id) },
    ]);
  });

  it('can be merged again, also the other way round', async () => {
    const { kept, merged, pair } = await two();
    await write(merged.key, 'To the shop.');
    await anna.inbox.merging.merge(pair);
    await anna.inbox.merging.part({ id: merged.id });
    await anna.inbox.merging.merge({ id: merged.id, mergedId: kept.id });
    expect(await saidIn(merged.id)).toEqual(['To the shop.']);
    expect(await listedIds()).toEqual([merged.id]);
  });

  it('were merged before', async () => {
    const { merged } = await two();
    await expect(anna.inbox.merging.part({ id: merged.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(anna.inbox.merging.part({ id: 999_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a request that can join another', () => {
  it('is of the same sender, proven, and found by its words', async () => {
    const { kept, merged } = await two();
    const { id: unproven } = await createRequest({ projectType: 'portal' });
    await createRequest({ email: 'bob@example.com' });
    await createRequest({ status: 'spam' });
    const offered = (search = '') => anna.inbox.merging.candidates({ id: kept.id, search });
    expect(await offered()).toMatchObject([
      { id: merged.id, projectType: 'shop', isProven: true },
      { id: unproven, projectType: 'portal', isProven: false },
    ]);
    expect(await offered('a SHOP')).toMatchObject([{ id: merged.id }]);
    expect(await offered('nowhere')).toEqual([]);
  });

  it('may come by text message from the same number', async () => {
    const sms = { source: 'sms', email: null, firstName: '', lastName: '' } as const;
    const { id } = await createRequest({ ...sms, phoneNumber: '+447700900123' });
    const { id: mergedId } = await createRequest({ ...sms, phoneNumber: '+447700900123' });
    await createRequest({ phoneNumber: '+447700900123' });
    expect(await anna.inbox.merging.candidates({ id, search: '' })).toMatchObject([
      { id: mergedId, isProven: true },
    ]);
    await anna.inbox.merging.merge({ id, mergedId });
    expect((await anna.inbox.open({ id })).merged).toMatchObject([{ id: mergedId }]);
  });

  it('is refused when somebody may have typed the address of another', async () => {
    const { kept } = await two();
    const { id: mergedId } = await createRequest();
    await expect(anna.inbox.merging.merge({ id: kept.id, mergedId })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await listedIds()).toContain(mergedId);
  });

  it('is refused when it is the same one, holds others, or is gone', async () => {
    const { kept, merged, pair } = await two();
    const third = await provenRequest('portal');
    const { merge } = anna.inbox.merging;
    await expect(merge({ id: kept.id, mergedId: kept.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(merge({ id: kept.id, mergedId: 999_999 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await merge(pair);
    await expect(merge({ id: third.id, mergedId: kept.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(merge({ id: third.id, mergedId: merged.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await merge({ id: kept.id, mergedId: third.id });
    expect((await anna.inbox.open({ id: kept.id })).merged).toHaveLength(2);
  });

  it('is refused when both have a quote', async () => {
    const { kept, merged, pair } = await two();
    for (const { id: requestId } of [kept, merged]) {
      await sendQuote(requestId);
    }
    await expect(anna.inbox.merging.merge(pair)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Both requests have a quote'),
    });
  });

  it('is refused when work has begun in the one that would join', async () => {
    const { kept, merged, pair } = await two();
    await db().work.create({
      data: { requestId: merged.id, clientToldAt: new Date(), ownerToldAt: new Date() },
    });
    await expect(anna.inbox.merging.merge(pair)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Work has begun in the other request'),
    });
    await anna.inbox.merging.merge({ id: merged.id, mergedId: kept.id });
  });
});

describe('a merge meanwhile', () => {
  it('happens once when two of us merge at the same moment, in either direction', async () => {
    const { kept, merged, pair } = await two();
    await write(merged.key, 'To the shop.');
    await write(kept.key, 'To the app.');
    const outcomes = await Promise.allSettled([
      anna.inbox.merging.merge(pair),
      berta.inbox.merging.merge({ id: merged.id, mergedId: kept.id }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [left = 0] = await listedIds();
    expect(await saidIn(left)).toEqual(['To the shop.', 'To the app.']);
  });

  it('loses nothing that the person writes at that moment', async () => {
    const { kept, merged, pair } = await two();
    await Promise.all([
      ...['One.', 'Two.', 'Three.'].map((text) => write(merged.key, text)),
      anna.inbox.merging.merge(pair),
      ...['Four.', 'Five.', 'Six.'].map((text) => write(merged.key, text)),
    ]);
    expect((await saidIn(kept.id)).toSorted()).toEqual(
      ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'].toSorted(),
    );
    expect(await saidIn(merged.id)).toEqual([]);
  });

  it('takes what still names the merged one to the kept one', async () => {
    const { kept, merged, pair } = await two();
    await anna.inbox.merging.merge(pair);
    await createEntry({ requestId: merged.id }, { body: 'Begun before the merge.' });
    await berta.threads.answer({ requestId: merged.id, text: 'From an older window.', after: 0 });
    await berta.inbox.addNote({ id: merged.id, body: 'From an older window, too' });
    await berta.inbox.move({ id: merged.id, from: 'answered', to: 'won' });
    expect(await saidIn(kept.id)).toEqual(['Begun before the merge.', 'From an older window.']);
    const { request, notes } = await anna.inbox.open({ id: merged.id });
    expect(request).toMatchObject({ id: kept.id, status: 'won', answeredAt: now });
    expect(notes).toHaveLength(1);
  });
});
