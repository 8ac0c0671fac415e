import { beforeEach, describe, expect, it } from 'vitest';
import { sendWorkDigests } from '../../../src/features/work/server/digests.service.ts';
import { openWork } from '../../factories/order.ts';
import { stageForm } from '../../factories/work.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date();
const testApp = setUpTestApp({
  replace: ({ mail }) => ({
    clock: { now: () => now },
    mail: { ...mail, ownerAddress: 'owner@vibecode.example' },
  }),
});

type Work = Awaited<ReturnType<typeof openWork>>;
let work: Work;
beforeEach(async () => {
  now = new Date('2026-11-24T08:00:00Z');
  work = await openWork(testApp());
});

const db = () => testDatabase().prisma;
async function digestsAt(time: string) {
  now = new Date(time);
  await sendWorkDigests(testApp().deps);
  const mails = await db().outgoingMessage.findMany({
    where: { dedupeKey: { startsWith: 'work-digest' } },
    orderBy: { createdAt: 'asc' },
  });
  return mails.map(({ recipient, text }) => `${recipient}: ${text}`);
}
const note = ({ admin, requestId, stageId }: Work, text = 'Look at this.') =>
  admin.work.addNote({ requestId, stageId, text, address: '' });

describe('the daily mail about the work', () => {
  it('tells the client what waits, once a day and each thing once', async () => {
    const first = await digestsAt('2026-11-24T09:00:00Z');
    expect(first).toEqual([expect.stringMatching(/^ada@example.com: .*“First draft”/s)]);
    now = new Date('2026-11-24T10:00:00Z');
    await note(work);
    expect(await digestsAt('2026-11-24T15:00:00Z')).toHaveLength(1);
    const [, second] = await digestsAt('2026-11-25T09:00:00Z');
    expect(second).toContain('one note');
    expect(second).not.toContain('First draft');
    expect(await digestsAt('2026-11-26T09:00:00Z')).toHaveLength(2);
  });

  it('does not tell what was read', async () => {
    await digestsAt('2026-11-24T09:00:00Z');
    now = new Date('2026-11-24T10:00:00Z');
    await note(work);
    await work.contact.requests.markSeen({ key: work.key });
    await work.contact.work.answer({ key: work.key, stage: String(work.stageId), text: 'Good.' });
    await work.admin.threads.markSeen({ requestId: work.requestId });
    expect(await digestsAt('2026-11-25T09:00:00Z')).toHaveLength(1);
  });

  it('tells a colleague too, by a link of their own, once they have used one', async () => {
    const { requestId } = work;
    const colleague = { name: 'Grace Hopper', email: 'grace@example.com', invitedAt: now };
    const { id } = await db().requestColleague.create({ data: { ...colleague, requestId } });
    const clientOnly = await digestsAt('2026-11-24T09:00:00Z');
    expect(clientOnly).toHaveLength(1);
    await db().requestColleague.update({ where: { id }, data: { provenAt: now } });
    now = new Date('2026-11-24T10:00:00Z');
    await note(work);
    await work.contact.requests.markSeen({ key: work.key });
    const mails = await digestsAt('2026-11-25T09:00:00Z');
    expect(mails.slice(1)).toEqual([
      expect.stringMatching(/^grace@example.com: Hello Grace Hopper,.*one note/s),
    ]);
    expect(await db().outgoingMessage.count({ where: { colleagueId: id } })).toBe(1);
    expect(await digestsAt('2026-11-26T09:00:00Z')).toHaveLength(2);
  });

  it('tells the owner about all clients together', async () => {
    const other = await openWork(testApp());
    for (const { contact, key, stageId } of [work, other]) {
      await contact.work.answer({ key, stage: String(stageId), text: 'Blue, please.' });
    }
    const mails = await digestsAt('2026-11-24T09:00:00Z');
    const owners = mails.filter((mail) => mail.startsWith('owner@'));
    expect(owners).toEqual([expect.stringMatching(/(one message about stages.*){2}/s)]);
    expect(owners.join()).not.toContain('Blue');
  });

  it('comes by day in the zone of the reader', async () => {
    const where = { id: work.requestId };
    await db().contactRequest.update({ where, data: { timeZone: 'America/Los_Angeles' } });
    expect(await digestsAt('2026-11-24T15:59:00Z')).toEqual([]);
    expect(await digestsAt('2026-11-24T16:00:00Z')).toHaveLength(1);
  });

  it('holds nothing that somebody typed while the address is not proven', async () => {
    await db().requestMail.deleteMany();
    const [mail] = await digestsAt('2026-11-24T09:00:00Z');
    expect(mail).toContain('one stage');
    expect(mail).not.toMatch(/First draft|Ada/);
  });
});

describe('the end of the work', () => {
  const finish = ({ admin, requestId }: Work) =>
    admin.work.finish({ requestId, question: 'How did it go?' });
  const approve = ({ contact, key, stageId }: Work) =>
    contact.work.approve({ key, stage: String(stageId), revision: '1', name: 'Ada Lovelace' });

  it('waits until no stage is open, and then no stage is added', async () => {
    await expect(finish(work)).rejects.toMatchObject({ code: 'CONFLICT' });
    await approve(work);
    await finish(work);
    const { admin, requestId } = work;
    await expect(admin.work.add({ requestId, ...stageForm })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('asks a question, whose first answer counts and is told to the owner', async () => {
    const { contact, key } = work;
    const answer = (text: string) => contact.work.answerEnd({ key, text });
    await expect(answer('Too early.')).rejects.toMatchObject({ code: 'CONFLICT' });
    await approve(work);
    now = new Date('2026-11-24T08:30:00Z');
    await finish(work);
    await answer('It went well.');
    await answer('It went badly.');
    expect(await contact.work.end({ key })).toMatchObject({
      ...{ question: 'How did it go?', answer: 'It went well.', answeredBy: 'Ada Lovelace' },
    });
    const mails = await digestsAt('2026-11-24T09:00:00Z');
    expect(mails).toEqual([expect.stringContaining('The closing question is answered.')]);
  });

  const invitations = () =>
    db().outgoingMessage.findMany({ where: { testimonialId: { not: null } } });

  it('sends the client a link to write a testimonial after the answer, once', async () => {
    const { admin, contact, key, requestId } = work;
    await approve(work);
    await admin.work.finish({ requestId, question: 'How did it go?', asksTestimonial: true });
    expect(await invitations()).toEqual([]);
    await contact.work.answerEnd({ key, text: 'It went well.' });
    await contact.work.answerEnd({ key, text: 'Again.' });
    expect(await invitations()).toMatchObject([{ recipient: 'ada@example.com', hasLink: true }]);
    expect(await contact.work.end({ key })).toMatchObject({ asksTestimonial: true });
  });

  it('sends no link where the owner asked for none, or where one was sent before', async () => {
    const other = await openWork(testApp());
    await approve(work);
    await finish(work);
    await work.contact.work.answerEnd({ key: work.key, text: 'It went well.' });
    await approve(other);
    await other.admin.testimonials.ask({ requestId: other.requestId });
    await other.admin.work.finish({
      ...{ requestId: other.requestId, question: 'How did it go?', asksTestimonial: true },
    });
    await other.contact.work.answerEnd({ key: other.key, text: 'It went well.' });
    expect(await invitations()).toHaveLength(1);
    const end = await other.contact.work.end({ key: other.key });
    expect(end).toMatchObject({ asksTestimonial: false });
  });

  it('is shown to no other client, and answered by none', async () => {
    const other = await openWork(testApp());
    await approve(work);
    await finish(work);
    const { contact, key } = other;
    expect(await contact.work.end({ key })).toBeNull();
    await expect(contact.work.answerEnd({ key, text: 'Mine?' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
