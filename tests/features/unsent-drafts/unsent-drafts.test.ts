import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';

let now = new Date('2026-11-23T12:00:00Z');
const testApp = setUpTestApp({ replace: () => ({ clock: { now: () => now } }) });
const db = () => testDatabase().prisma;
const visitor = () => callerWith(testApp()).caller.contact.requests;
const postForm = formPoster(testApp);
const countDrafts = () => db().unsentDraft.count();

const newWindow = () => ({ savedFrom: randomUUID(), seen: null });

async function setUp(source: 'form' | 'sms' = 'form') {
  const { caller, admin } = await signedInAdmin(testApp());
  const phone = { email: null, phoneNumber: '+16125550177' };
  const request = await createRequest(source === 'sms' ? { source, ...phone } : {});
  const { drafts } = caller.admin.inbox;
  const requestId = request.id;
  return {
    ...{ caller, admin, requestId, key: await createAccessLink({ requestId }) },
    read: (kind: 'answer' | 'note' = 'answer') => drafts.get({ requestId, kind }),
    save: (
      text: string,
      window: { savedFrom: string; seen: string | null },
      kind: 'answer' | 'note' = 'answer',
    ) => drafts.save({ requestId, kind, text, ...window }),
  };
}

describe('what an owner types about a request', () => {
  it('is there again on every device, each kind by itself, and marks the request', async () => {
    const { caller, requestId, read, save } = await setUp();
    expect(await read()).toEqual({ draft: null, otherWriters: [] });
    const saved = await save(' An answer, half ', newWindow());
    await save('A note', newWindow(), 'note');
    expect((await read()).draft).toEqual({
      ...{ text: ' An answer, half ', revision: saved.revision, begunAt: now, savedAt: now },
    });
    expect((await read('note')).draft).toMatchObject({ text: 'A note' });
    expect(await caller.admin.inbox.drafts.requestIds()).toEqual([requestId]);
  });

  it('is nobody else’s', async () => {
    const { requestId, key, save } = await setUp();
    await save('An answer, half', newWindow());
    const other = await signedInAdmin(testApp(), { username: 'second' });
    const { drafts } = other.caller.admin.inbox;
    expect((await drafts.get({ requestId, kind: 'answer' })).draft).toBeNull();
    expect(await drafts.requestIds()).toEqual([]);
    expect(await visitor().entryDraft({ key })).toBeNull();
    await drafts.save({ requestId, kind: 'answer', text: 'Mine', ...newWindow() });
    expect(await countDrafts()).toBe(2);
  });

  it('goes on in the same window, whatever answer got lost before', async () => {
    const { read, save } = await setUp();
    const window = newWindow();
    await save('An', window);
    await save('An answer', window);
    expect((await read()).draft).toMatchObject({ text: 'An answer' });
  });

  it('goes on in another window that has seen it, and then no more in the first one unseen', async () => {
    const { read, save } = await setUp();
    const first = newWindow();
    const { revision } = await save('An', first);
    const second = { ...newWindow(), seen: revision };
    await save('An answer', second);
    await expect(save('An older text', { ...first, seen: revision })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { details: { draft: { text: 'An answer' } } },
    });
    await expect(save('An older text', newWindow())).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(save('', newWindow())).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await read()).draft).toMatchObject({ text: 'An answer' });
  });

  it('is one draft when two windows begin it at the same moment: one of them is told', async () => {
    const { save } = await setUp();
    const outcomes = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((text) => save(text, newWindow())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countDrafts()).toBe(1);
  });

  it('vanishes when it is emptied', async () => {
    const { read, save } = await setUp();
    const window = newWindow();
    const { revision } = await save('An', window);
    expect(await save(' \n', { ...window, seen: revision })).toMatchObject({ revision: null });
    expect((await read()).draft).toBeNull();
    expect(await countDrafts()).toBe(0);
  });

  it('goes with the answer that is sent, and what comes late does not bring it back', async () => {
    const { caller, requestId, read, save } = await setUp();
    const window = newWindow();
    const { revision } = await save('An answer.', window);
    await save('A note', newWindow(), 'note');
    const draft = { ...window, seen: revision };
    await caller.admin.threads.answer({ requestId, text: 'An answer.', draft });
    expect((await read()).draft).toBeNull();
    expect((await read('note')).draft).toMatchObject({ text: 'A note' });
    await expect(save('An answ', draft)).rejects.toMatchObject({
      cause: { details: { draft: null } },
    });
  });

  it('stays where the answer was refused', async () => {
    const { caller, requestId, read, save } = await setUp();
    await db().contactRequest.update({
      where: { id: requestId },
      data: { email: null, phoneNumber: '+16125550177' },
    });
    const window = newWindow();
    await save('An answer.', window);
    await expect(
      caller.admin.threads.answer({ requestId, text: 'An answer.', draft: window }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await read()).draft).toMatchObject({ text: 'An answer.' });
  });

  it('stays where another window has typed on meanwhile', async () => {
    const { caller, requestId, read, save } = await setUp();
    const first = newWindow();
    const { revision } = await save('An answer.', first);
    await save('An answer, and more', { ...newWindow(), seen: revision });
    const draft = { ...first, seen: revision };
    await caller.admin.threads.answer({ requestId, text: 'An answer.', draft });
    expect((await read()).draft).toMatchObject({ text: 'An answer, and more' });
  });

  it('goes with the text message and with the note', async () => {
    const { caller, requestId, save } = await setUp('sms');
    const window = newWindow();
    await save('Gladly.', window);
    await save('Call back', window, 'note');
    await caller.admin.threads.answer({
      ...{ requestId, channel: 'text', text: 'Gladly.', draft: window },
    });
    expect(await db().unsentDraft.findMany({ select: { kind: true } })).toEqual([{ kind: 'note' }]);
    await caller.admin.inbox.addNote({ id: requestId, body: 'Call back', draft: window });
    expect(await countDrafts()).toBe(0);
  });

  it('goes with its request and with its account', async () => {
    const { admin, key, requestId, save } = await setUp();
    await save('An answer', newWindow());
    await db().admin.delete({ where: { id: admin.id } });
    expect(await countDrafts()).toBe(0);
    await visitor().saveEntryDraft({ key, text: 'A remark', ...newWindow() });
    expect(await db().unsentDraft.count({ where: { conversation: { requestId } } })).toBe(1);
    await visitor().withdraw({ key });
    expect(await countDrafts()).toBe(0);
  });

  it('is refused for a request that is not there, and beyond its length', async () => {
    const { caller, save } = await setUp();
    const { drafts } = caller.admin.inbox;
    await expect(
      drafts.save({ requestId: 999_999, kind: 'note', text: 'A', ...newWindow() }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save('x'.repeat(25_001), newWindow())).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('tells who else types an answer to the same request at this time', async () => {
    const { requestId, save, read } = await setUp();
    const other = await signedInAdmin(testApp(), { username: 'Berta' });
    await other.caller.admin.inbox.drafts.save({
      ...{ requestId, kind: 'answer', text: 'Theirs', ...newWindow() },
    });
    const berta = [{ username: 'Berta', savedAt: now }];
    expect(await save('Mine', newWindow())).toMatchObject({ otherWriters: berta });
    expect(await save('A note', newWindow(), 'note')).toMatchObject({ otherWriters: [] });
    now = new Date(now.getTime() + 3 * 60_000);
    expect(await read()).toMatchObject({ otherWriters: [] });
  });
});

describe('what the sender of a request types', () => {
  it('is there again for every link of the request, and on the page without scripts', async () => {
    const { requestId, key } = await setUp();
    const { revision } = await visitor().saveEntryDraft({
      ...{ key, text: 'In two languages', ...newWindow() },
    });
    const fromMail = await createAccessLink({ requestId });
    expect(await visitor().entryDraft({ key: fromMail })).toEqual({
      ...{ text: 'In two languages', revision, begunAt: now, savedAt: now },
    });
  });

  it('opens to no other link, to none that ended, and to nobody without one', async () => {
    const { requestId, key } = await setUp();
    await visitor().saveEntryDraft({ key, text: 'A remark', ...newWindow() });
    const ended = await createAccessLink({ requestId, endsAt: new Date('2020-01-01') });
    for (const other of [ended, 'x'.repeat(32)]) {
      await expect(visitor().entryDraft({ key: other })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(
        visitor().saveEntryDraft({ key: other, text: 'A', ...newWindow() }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const foreign = await createAccessLink({ requestId: (await createRequest()).id });
    expect(await visitor().entryDraft({ key: foreign })).toBeNull();
    const { caller } = await signedInAdmin(testApp(), { username: 'second' });
    expect(JSON.stringify(await caller.admin.threads.get({ requestId }))).not.toContain('A remark');
    expect(JSON.stringify(await caller.admin.inbox.open({ id: requestId }))).not.toContain(
      'A remark',
    );
  });

  it('goes with the remark that is sent', async () => {
    const { key } = await setUp();
    const window = newWindow();
    const { revision } = await visitor().saveEntryDraft({ key, text: 'A remark', ...window });
    await visitor().addEntry({ key, text: 'A remark', draft: { ...window, seen: revision } });
    expect(await visitor().entryDraft({ key })).toBeNull();
  });

  it('goes with the remark that is sent without scripts, unless it was typed on elsewhere', async () => {
    const { key } = await setUp();
    const window = newWindow();
    const { revision } = await visitor().saveEntryDraft({ key, text: 'A remark', ...window });
    const seen = { form: 'requestEntry', draftSeen: revision ?? '' };
    await visitor().saveEntryDraft({ key, text: 'A remark, and more', ...window });
    await postForm(`/requests/${key}`, { ...seen, text: 'A remark, sent' });
    const left = await visitor().entryDraft({ key });
    expect(left).toMatchObject({ text: 'A remark, and more' });
    await postForm(`/requests/${key}`, {
      ...{ form: 'requestEntry', draftSeen: left?.revision ?? '', text: 'A remark, and more' },
    });
    expect(await visitor().entryDraft({ key })).toBeNull();
    const { entries } = await visitor().byKey({ key });
    expect(entries.map(({ body }) => body)).toEqual(['A remark, sent', 'A remark, and more']);
  });

  it('is saved a limited number of times an hour', async () => {
    const { key } = await setUp();
    const window = newWindow();
    const save = (text: string) => visitor().saveEntryDraft({ key, text, ...window });
    await save('A');
    await testDatabase().pool.query(
      `UPDATE "RateLimit" SET "points" = 1500 WHERE "key" LIKE 'entry-draft:%'`,
    );
    await expect(save('AB')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
