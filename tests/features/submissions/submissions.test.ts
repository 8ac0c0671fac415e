import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { inboxLimits } from '../../../src/shared/limits/limits.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/features/submissions/web/SubmitPage.tsx';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const postForm = formPoster(testApp);
const db = () => testDatabase().prisma;
const term = { kind: 'term', title: 'Moonlighting', text: 'Work after work.' } as const;
let owner: Awaited<ReturnType<typeof signedInAdmin>>['caller'];

beforeEach(async () => {
  owner = (await signedInAdmin(testApp(), { username: 'olga' })).caller;
});

const send = (form: object = {}, ip = '198.51.100.7') =>
  callerWith(testApp(), { ip }).caller.contact.submissions.send({ ...term, ...form });
const listed = (input: object = {}) => owner.admin.submissions.list(input);
const thanks = async () => (await callerWith(testApp()).caller.contact.submissions.page({})).thanks;
const mail = () => db().outgoingMessage.findMany({ orderBy: { createdAt: 'asc' } });

async function firstRow() {
  const [row] = (await listed()).items;
  if (!row) throw new Error('Nothing waits');
  return row;
}

describe('a submission', () => {
  it('reaches the owner alone, once for a repeated press', async () => {
    await Promise.all([send(), send()]);
    await send();
    expect(await listed()).toMatchObject({ total: 1, items: [{ ...term, status: 'waiting' }] });
    expect(await owner.admin.submissions.waitingCount()).toBe(1);
    const { caller } = await signedInAdmin(testApp(), { role: 'editor', username: 'ed' });
    await expect(caller.admin.submissions.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['a tool without address', { kind: 'tool', title: 'Zyx' }],
    ['an address that is no web address', { kind: 'tool', address: 'javascript:alert(1)' }],
    [
      'a price page that is no web address',
      { kind: 'tool', address: 'https://zyx.example', more: 'x' },
    ],
    ['a prompt without its use', { kind: 'prompt' }],
    ['a video without its creator', { kind: 'video', address: 'https://zyx.example/1' }],
    ['a correction without what is right', { about: 'webhook' }],
    ['an unknown kind', { kind: 'post' }],
    ['a name that is missing', { isNamed: 'on' }],
    ['a long text', { text: 'x'.repeat(4_001) }],
    ['a broken mail address', { email: 'ada' }],
  ])('is refused with %s', async (_what, fault) => {
    await expect(send(fault)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await db().submission.count()).toBe(0);
  });

  it('keeps hostile words as they were typed', async () => {
    const text = '<script>alert(1)</script> \u202E =cmd()';
    await send({ text });
    expect((await firstRow()).text).toBe(text);
  });

  it('is refused to an address after 20 in an hour, to nobody else', async () => {
    const { limit } = inboxLimits.submission.address;
    for (let sent = 0; sent < limit; sent += 1)
      await send({ title: `Moonlighting ${sent} of many` });
    await expect(send({ title: 'One more' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await send({ title: 'Elsewhere' }, '203.0.113.9');
  });

  it('that a machine gave away is spam, without any mail', async () => {
    await send({ email: 'ada@example.com', website: 'https://spam.example' });
    await send({ title: 'Too quick', email: 'ada@example.com', fillTimeMs: 100 });
    expect((await listed()).total).toBe(0);
    expect((await listed({ status: 'spam' })).total).toBe(2);
    expect(await mail()).toEqual([]);
  });
});

describe('what is here already', () => {
  it.each([
    ['a name in other letters', { title: '  WEB-hook ' }, '/glossary/webhook'],
    ['a name with a typing error', { title: 'row level securty' }, '/glossary/row-level-security'],
    ['another name', { title: 'RLS' }, '/glossary/row-level-security'],
    [
      'the address of a tool',
      { kind: 'tool', title: 'Anders', address: 'http://www.cursor.com/' },
      '/tools/cursor',
    ],
    [
      'another address of a video',
      { kind: 'video', title: 'Anders', more: 'corbin', address: 'https://youtu.be/Y-HTpN5NGPM' },
      '/creators',
    ],
  ])('is named by %s, and stored when it is sent anyway', async (_what, form, path) => {
    expect(await send(form)).toMatchObject({ known: { path } });
    expect(await db().submission.count()).toBe(0);
    expect(await send({ ...form, anyway: 'on' })).toEqual({ known: null });
    expect(await db().submission.count()).toBe(1);
  });

  it('is corrected with what stands now beside it', async () => {
    await send({ about: 'webhook', title: '', text: 'Too short', more: 'Longer' });
    expect(await firstRow()).toMatchObject({
      about: 'webhook',
      entry: { title: 'Webhook', path: '/glossary/webhook' },
    });
  });

  it('is listed once where it waits, and decided for all who sent it', async () => {
    await send({ email: 'ada@example.com' });
    await send({ title: 'moonlighting', text: 'Other words', email: 'grace@example.com' });
    const row = await firstRow();
    expect(row.joinedCount).toBe(1);
    expect((await listed()).total).toBe(1);
    const moves = [{ id: row.id, from: 'waiting' as const, to: 'accepted' as const }];
    await owner.admin.submissions.move({ moves });
    expect(await db().submission.count({ where: { status: 'accepted' } })).toBe(2);
    const told = (await mail()).filter(({ dedupeKey }) => dedupeKey.includes('decision'));
    expect(told.map(({ recipient }) => recipient)).toEqual([
      'ada@example.com',
      'grace@example.com',
    ]);
  });
});

describe('a decision', () => {
  it('is told once, without a word that was typed', async () => {
    await send({ email: 'ada@example.com', senderName: 'Ada' });
    const { id } = await firstRow();
    const decline = [{ id, from: 'waiting' as const, to: 'declined' as const }];
    await owner.admin.submissions.move({ moves: decline, reason: 'It is no term of ours.' });
    await owner.admin.submissions.move({ moves: [{ id, from: 'declined', to: 'waiting' }] });
    await owner.admin.submissions.move({ moves: decline });
    const sent = await mail();
    expect(sent.map(({ dedupeKey }) => dedupeKey)).toEqual([
      `submission:${id}`,
      `submission-decision:${id}`,
    ]);
    expect(sent[1]?.text).toContain('It is no term of ours.');
    expect(sent.map(({ text }) => text).join()).not.toMatch(/Moonlighting|Ada|after work/);
  });

  it('that somebody else was faster with changes nothing, and says so', async () => {
    await send();
    const { id } = await firstRow();
    await owner.admin.submissions.move({ moves: [{ id, from: 'waiting', to: 'spam' }] });
    const { changed, failed } = await owner.admin.submissions.move({
      moves: [{ id, from: 'waiting', to: 'accepted' }],
    });
    expect([changed, failed]).toEqual([
      [],
      [{ id, message: 'Somebody else has decided it meanwhile. Nothing was changed.' }],
    ]);
    const log = await db().activityEntry.findMany({ where: { targetType: 'submission' } });
    expect(log).toMatchObject([{ actor: 'admin:olga', action: 'marked as spam' }]);
  });

  it('names who wanted it, until the owner takes the name off', async () => {
    await send({ senderName: 'Ada', isNamed: 'on' });
    await send({ title: 'Sunlighting', senderName: 'Grace' });
    expect(await thanks()).toEqual([]);
    const moves = (await listed()).items.map(({ id }) => ({
      ...{ id, from: 'waiting' as const, to: 'accepted' as const },
    }));
    await owner.admin.submissions.move({ moves });
    expect(await thanks()).toEqual(['Ada']);
    const [named] = (await listed({ status: 'accepted', search: 'Ada' })).items;
    await owner.admin.submissions.hideName({ id: named?.id ?? 0 });
    expect(await thanks()).toEqual([]);
  });
});

describe('the form without scripts', () => {
  it('is opened with kind and entry, and confirms what was sent', async () => {
    const page = await testApp().app.inject({ url: '/submit?kind=term&about=webhook' });
    expect(page.body).toContain('Correct “Webhook”');
    const form = { form: 'submission', kind: 'term', about: 'webhook' };
    const sent = await postForm('/submit', { ...form, text: 'Wrong', more: 'Right' });
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe('/submit?sent=submission#submission-sent');
    const confirmed = await testApp().app.inject({ url: '/submit?sent=submission' });
    expect(confirmed.body).toContain('It is here, and a person reads it.');
  });

  it('repeats no words of an address that names no entry', async () => {
    const { body } = await testApp().app.inject({ url: '/submit?kind=tool&about=Call%20555' });
    const { document } = new JSDOM(body).window;
    expect(document.querySelector('form h2')?.textContent).toBe('Correct an entry');
    expect(document.querySelector('main')?.textContent).not.toContain('Call 555');
  });

  it('keeps what was typed where it is refused', async () => {
    const refused = await postForm('/submit', {
      ...{ form: 'submission', kind: 'tool', title: 'Typed before', address: 'no address' },
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Typed before');
    expect(refused.body).toContain('Address must be a whole address');
  });

  it('names what is here already, and takes it anyway', async () => {
    const fields = { form: 'submission', kind: 'term', title: 'webhook', text: 'My own words' };
    const answer = await postForm('/submit', fields);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('“Webhook” is here already');
    expect(answer.body).toContain('href="/glossary/webhook"');
    expect(answer.body).toContain('My own words');
    const anyway = await postForm('/submit', { ...fields, anyway: 'on' });
    expect(anyway.statusCode).toBe(303);
    expect((await listed()).total).toBe(1);
  });
});
