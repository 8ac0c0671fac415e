import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { openWork } from '../../factories/order.ts';
import { acceptance, quoteForm } from '../../factories/quotes.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const now = new Date('2026-11-24T08:00:00Z');
const testApp = setUpTestApp({
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});

type Work = Awaited<ReturnType<typeof openWork>>;
let work: Work;
beforeEach(async () => {
  work = await openWork(testApp());
});

const db = () => testDatabase().prisma;
const grace = { name: 'Grace Hopper', email: 'grace@example.com' } as const;

/** Invites a colleague, and returns them with a key as their mail brings it. */
async function invited({ contact, key, requestId }: Work, mayDecide: 'on' | '' = '') {
  await contact.colleagues.invite({ key, ...grace, mayDecide });
  const [colleague] = await contact.colleagues.list({ key });
  const colleagueId = colleague?.id ?? 0;
  const mailAddress = grace.email;
  return { id: colleagueId, key: await createAccessLink({ requestId, colleagueId, mailAddress }) };
}

const approval = ({ stageId }: Work, key: string) => ({
  ...{ key, stage: String(stageId), revision: '1', name: 'Grace Hopper' },
});

describe('an invitation', () => {
  it('goes by mail to the colleague, and holds nothing that somebody typed', async () => {
    await work.contact.colleagues.invite({ key: work.key, ...grace });
    const mails = await db().outgoingMessage.findMany({ where: { recipient: grace.email } });
    expect(mails).toMatchObject([{ hasLink: true, conversationId: null }]);
    const said = mails.map(({ subject, text }) => `${subject} ${text}`).join();
    expect(said).not.toMatch(/Grace|Ada|Lovelace|booking/);
  });

  it('is sent once there is an order, to five people at most, and never to the client', async () => {
    const { contact, key } = work;
    const { id: requestId } = await createRequest();
    const noOrder = await createAccessLink({ requestId });
    const invite = (email: string, of = key) =>
      contact.colleagues.invite({ key: of, name: 'Grace', email });
    await expect(invite('a@example.com', noOrder)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(invite('ADA@example.com')).rejects.toMatchObject({ code: 'CONFLICT' });
    for (const name of ['a', 'b', 'c', 'd', 'e', 'e']) await invite(`${name}@example.com`);
    await expect(invite('f@example.com')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is sent to one address three times a day at most', async () => {
    const { contact, key } = work;
    const invite = () => contact.colleagues.invite({ key, ...grace });
    for (let time = 0; time < 3; time++) await invite();
    await expect(invite()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a colleague', () => {
  it('reads and writes with their own name, and sees no address of another one', async () => {
    const { contact, admin, requestId, stageId, key } = work;
    const colleague = await invited(work);
    await contact.requests.addEntry({ key, text: 'We are two now.' });
    await contact.requests.addEntry({ key: colleague.key, text: 'Hello from me.' });
    await contact.work.answer({ key: colleague.key, stage: String(stageId), text: 'Blue.' });
    const writers = async (of: string) =>
      (await contact.requests.byKey({ key: of })).entries.map(({ writer }) => writer);
    expect(await writers(key)).toEqual(['', 'Grace Hopper', 'Grace Hopper']);
    expect(await writers(colleague.key)).toEqual(['Ada', '', '']);
    expect((await admin.threads.get({ requestId })).entries.map(({ author }) => author)).toEqual([
      ...['', 'Grace Hopper', 'Grace Hopper'],
    ]);
    expect(await contact.colleagues.list({ key: colleague.key })).toEqual([]);
    expect(await db().requestColleague.findFirst()).toMatchObject({ provenAt: now });
    expect(await db().requestMail.findMany()).toMatchObject([{ provenAddress: 'ada@example.com' }]);
  });

  it('has a draft of their own', async () => {
    const { contact, key } = work;
    const colleague = await invited(work);
    const savedFrom = crypto.randomUUID();
    await contact.requests.saveEntryDraft({ key, text: 'Mine', savedFrom, seen: null });
    await contact.requests.saveEntryDraft({
      key: colleague.key,
      text: 'Theirs',
      savedFrom,
      seen: null,
    });
    expect(await contact.requests.entryDraft({ key })).toMatchObject({ text: 'Mine' });
    expect(await contact.requests.entryDraft({ key: colleague.key })).toMatchObject({
      text: 'Theirs',
    });
  });

  it('neither approves nor accepts nor withdraws nor invites', async () => {
    const { contact, admin, requestId } = work;
    const { key, id } = await invited(work);
    await admin.quotes.send({ requestId, seen: 1, quote: quoteForm() });
    const refused = [
      () => contact.work.approve(approval(work, key)),
      () => contact.quotes.answer({ key, ...acceptance, version: '2' }),
      () => contact.requests.withdraw({ key }),
      () => contact.colleagues.invite({ key, name: 'Joan', email: 'joan@example.com' }),
      () => contact.colleagues.end({ key, colleague: String(id) }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await contact.work.list({ key })).toMatchObject([{ approvedAt: null }]);
    const mayAnswer = async (reader: string) =>
      (await contact.quotes.list({ key: reader })).map((quote) => quote.mayAnswer);
    expect(await mayAnswer(key)).toEqual([false, false]);
    expect(await mayAnswer(work.key)).toEqual([true, false]);
  });

  it('approves when the client allows it, and never withdraws', async () => {
    const { contact } = work;
    const { key } = await invited(work, 'on');
    expect(await contact.work.approve(approval(work, key))).toMatchObject([
      { approvedBy: 'Grace Hopper' },
    ]);
    await expect(contact.requests.withdraw({ key })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each(['client', 'owner'] as const)('is refused once the %s ended the link', async (side) => {
    const { contact, admin, requestId, key } = work;
    const colleague = await invited(work);
    await contact.requests.addEntry({ key: colleague.key, text: 'Hello from me.' });
    if (side === 'client') await contact.colleagues.end({ key, colleague: String(colleague.id) });
    else await admin.colleagues.end({ requestId, id: colleague.id });
    const ended = { key: colleague.key };
    const refused = [
      () => contact.requests.byKey(ended),
      () => contact.work.list(ended),
      () => contact.quotes.list(ended),
      () => contact.requests.addEntry({ ...ended, text: 'Still here?' }),
      () => contact.work.answer({ ...ended, stage: String(work.stageId), text: 'Still here?' }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await contact.requests.byKey({ key })).entries).toMatchObject([
      { writer: 'Grace Hopper', body: 'Hello from me.' },
    ]);
    expect(await db().outgoingMessage.count({ where: { recipient: grace.email } })).toBe(0);
  });

  it('is ended by no other client, and reads nothing of one', async () => {
    const other = await openWork(testApp());
    const colleague = await invited(work);
    await other.contact.colleagues.end({ key: other.key, colleague: String(colleague.id) });
    expect(await work.contact.colleagues.list({ key: work.key })).toHaveLength(1);
    const { contact } = work;
    const stage = String(other.stageId);
    await expect(
      contact.work.answer({ key: colleague.key, stage, text: 'Hello.' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('opens nothing of what is kept once the client withdrew the request', async () => {
    const { contact, key } = work;
    const colleague = await invited(work);
    await contact.requests.withdraw({ key });
    expect(await contact.agreements.byKey({ key })).not.toBeNull();
    expect(await contact.agreements.byKey({ key: colleague.key })).toBeNull();
  });
});
