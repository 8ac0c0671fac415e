import { beforeEach, describe, expect, it } from 'vitest';
import { notifyDeveloper } from '../../../src/features/messages/server/notifications/notifications.service.ts';
import { remindOfMarks } from '../../../src/features/verification/server/marks.service.ts';
import { dayMs } from '../../../src/shared/time/durations.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { runDueJobs } from '../../setup/jobs.ts';
import { setUpProviders } from '../../setup/providers.ts';

/** A future date, also for the database's clock, which would otherwise run scheduled jobs at once. */
const noon = new Date('2096-11-23T12:00:00Z');
let now = noon;
const { testApp, smtp } = setUpProviders(() => now);
const db = () => testApp().deps.db.prisma;
const later = (days: number, ms = 0) => new Date(noon.getTime() + days * dayMs + ms);

async function member(developerName: string) {
  const { id } = await createDeveloper({ developerName });
  const cookie = await testApp().cookieFor('developer', id);
  const { developer } = callerWith(testApp(), { cookie }).caller;
  return { id, developer, verification: developer.verification };
}

let ada: Awaited<ReturnType<typeof member>>;
let owner: Awaited<ReturnType<typeof signedInAdmin>>['caller']['admin']['verification'];

beforeEach(async () => {
  now = noon;
  smtp().mails.length = 0;
  ada = await member('Ada');
  await createProject(ada.id, { title: 'Courts' });
  await db().notificationSettings.create({
    data: {
      ...{ developerId: ada.id, timeZone: 'UTC', channel: 'mail' },
      mailAddress: 'ada@example.com',
    },
  });
  owner = (await signedInAdmin(testApp())).caller.admin.verification;
});

async function ask(who = ada): Promise<number> {
  const { request } = await who.verification.ask();
  if (!request) throw new Error('There is no request.');
  return request.id;
}

async function answered(): Promise<number> {
  const id = await ask();
  await owner.give({ id, task: 'booking-page' });
  await ada.verification.answer({ id, text: 'It is at https://ada.dev/courts' });
  return id;
}

async function ready(): Promise<number> {
  const id = await answered();
  await owner.assess({ id, isPassed: true, remarks: 'The database decides.' });
  await owner.review({ id, remarks: 'Three clear projects.' });
  return id;
}

async function verified(): Promise<number> {
  const id = await ready();
  await owner.verify({ id, examined: 'Courts and a booking page' });
  return id;
}

const shown = () => testApp().caller.developer.verification.shown({ developerId: ada.id });
const conflict = (message: RegExp) => ({
  code: 'CONFLICT',
  message: expect.stringMatching(message),
});
async function mails() {
  await runDueJobs(testApp());
  return smtp().mails.map(wordsOf);
}

describe('a developer who is verified', () => {
  it('asks, answers a task, reads the remarks and gets a mark with a day and an end', async () => {
    const id = await ask();
    expect(await owner.list({})).toMatchObject({
      items: [{ id, developer: { id: ada.id, name: 'Ada' }, step: 'asked' }],
      total: 1,
    });
    const seen = await owner.get({ id });
    expect(seen).toMatchObject({ projects: [{ title: 'Courts' }], assessment: null });
    await owner.give({ id, task: 'booking-page', days: 3 });
    const own = await ada.verification.own();
    expect(own.request?.assessment).toMatchObject({ answerUntil: later(3), answered: null });
    expect(JSON.stringify(own)).not.toContain('constraint');
    await ada.verification.answer({ id, text: 'It is at https://ada.dev/courts' });
    await owner.assess({ id, isPassed: true, remarks: 'The database decides.' });
    await owner.review({ id, remarks: 'Three clear projects.' });
    expect(await shown()).toBeNull();
    await owner.verify({ id, examined: 'Courts and a booking page' });
    expect(await ada.verification.own()).toMatchObject({
      request: {
        assessment: { result: { isPassed: true, remarks: 'The database decides.' } },
        review: { remarks: 'Three clear projects.' },
        end: { outcome: 'verified' },
      },
      mark: { since: noon, until: new Date('2098-11-23T12:00:00Z') },
      block: { reason: 'marked' },
    });
    expect(await shown()).toEqual({
      ...{ since: noon, until: new Date('2098-11-23T12:00:00Z') },
      examined: 'Courts and a booking page',
    });
    expect(await owner.list({})).toMatchObject({ total: 0 });
    expect(await owner.list({ filter: 'ended' })).toMatchObject({ total: 1 });
    const subjects = (await mails()).join('\n');
    expect(subjects).toContain('your task for the verification');
    expect(subjects).toContain('you are verified by the studio');
    const log = await db().activityEntry.findMany({ where: { targetId: String(ada.id) } });
    expect(log.map(({ action }) => action)).toContain('verified');
  });

  it('keeps the text of the task that was given', async () => {
    const id = await answered();
    const { assessment } = await owner.get({ id });
    const stored = await db().verification.findUniqueOrThrow({ where: { id } });
    expect(stored.taskText).toBe(assessment?.text);
    expect(stored.lookedFor).not.toBe('');
  });

  it('loses the mark after two years, and can renew it before', async () => {
    await verified();
    now = new Date('2098-09-01T12:00:00Z');
    expect(await ada.verification.own()).toMatchObject({ block: { reason: 'marked' } });
    now = new Date('2098-11-23T11:59:59Z');
    expect(await shown()).not.toBeNull();
    expect(await ada.verification.own()).toMatchObject({ block: null });
    now = new Date('2098-11-23T12:00:00Z');
    expect(await shown()).toBeNull();
    await verified();
    expect(await shown()).toMatchObject({ since: now });
  });

  it('gets a new mark in place of one that still holds', async () => {
    await verified();
    now = new Date('2098-11-01T12:00:00Z');
    const id = await verified();
    expect(await shown()).toMatchObject({ since: now });
    await owner.takeBack({ id, reason: 'The work is not theirs.' });
    expect(await shown()).toBeNull();
  });

  it('loses a mark that is taken back, is told why, and waits 90 days', async () => {
    const id = await verified();
    await owner.takeBack({ id, reason: 'The work is not theirs.' });
    expect(await shown()).toBeNull();
    expect(await ada.verification.own()).toMatchObject({
      ...{ mark: null, request: { end: { reason: 'The work is not theirs.' } } },
      block: { reason: 'waiting', until: later(90) },
    });
    expect((await mails()).join('\n')).toContain('The work is not theirs.');
    await expect(owner.takeBack({ id, reason: 'Once more.' })).rejects.toMatchObject(
      conflict(/does not hold/),
    );
  });

  it('is shown to nobody while hidden, and nothing is left of a deleted account', async () => {
    await verified();
    await db().developer.update({ where: { id: ada.id }, data: { hiddenAt: noon } });
    expect(await shown()).toBeNull();
    await db().developer.delete({ where: { id: ada.id } });
    expect(await db().verification.count()).toBe(0);
  });

  it('is reminded once, 30 days before the end', async () => {
    await verified();
    const remind = async () => {
      await remindOfMarks({ ...testApp().deps, notifyDeveloper });
      return (await mails()).filter((mail) => mail.includes('your mark ends'));
    };
    now = new Date('2098-10-24T11:59:59Z');
    expect(await remind()).toHaveLength(0);
    now = new Date('2098-10-24T12:00:00Z');
    expect(await remind()).toHaveLength(1);
    expect(await remind()).toHaveLength(1);
  });
});

describe('asking is refused', () => {
  it('while a request is open', async () => {
    await ask();
    await expect(ada.verification.ask()).rejects.toMatchObject(conflict(/asked already/));
  });

  it('without a project, and for a hidden profile', async () => {
    const grace = await member('Grace');
    await expect(grace.verification.ask()).rejects.toMatchObject(conflict(/one project/));
    await createProject(grace.id);
    await db().developer.update({ where: { id: grace.id }, data: { hiddenAt: noon } });
    await expect(grace.verification.ask()).rejects.toMatchObject(conflict(/finish your profile/));
  });

  it('for 90 days after a decline, and names the day', async () => {
    const id = await ask();
    await owner.decline({ id, reason: 'Too little to look at yet.' });
    expect(await ada.verification.own()).toMatchObject({
      request: { end: { outcome: 'declined', reason: 'Too little to look at yet.' } },
      block: { reason: 'waiting', until: later(90) },
    });
    expect((await mails()).join('\n')).toContain('Too little to look at yet.');
    now = later(90, -1);
    await expect(ada.verification.ask()).rejects.toMatchObject(conflict(/February 21, 2097/));
    now = later(90);
    expect(await ask()).not.toBe(id);
  });
});

describe('a withdrawn request', () => {
  it('leaves nothing before the task, and the developer can ask again', async () => {
    const id = await ask();
    expect(await ada.verification.withdraw({ id })).toMatchObject({ request: null, block: null });
    expect(await owner.list({ filter: 'ended' })).toMatchObject({ total: 0 });
    await ask();
  });

  it('cannot exchange a task for another one', async () => {
    const id = await ask();
    await owner.give({ id, task: 'booking-page' });
    expect(await ada.verification.withdraw({ id })).toMatchObject({
      request: { end: { outcome: 'withdrawn' } },
      block: { reason: 'waiting', until: later(90) },
    });
    await expect(ada.verification.withdraw({ id })).rejects.toMatchObject(conflict(/has ended/));
  });
});

describe('an answer is refused', () => {
  const text = 'It is at https://ada.dev/courts';

  it('without a task, after its time, and a second time', async () => {
    const id = await ask();
    await expect(ada.verification.answer({ id, text })).rejects.toMatchObject(conflict(/No task/));
    await owner.give({ id, task: 'booking-page', days: 1 });
    now = later(1);
    await expect(ada.verification.answer({ id, text })).rejects.toMatchObject(
      conflict(/time for the answer is over/),
    );
    now = later(1, -1);
    await ada.verification.answer({ id, text });
    await expect(ada.verification.answer({ id, text })).rejects.toMatchObject(
      conflict(/sent your answer already/),
    );
  });

  it('to another developer, who sees and withdraws nothing of it', async () => {
    const id = await ask();
    await owner.give({ id, task: 'booking-page' });
    const grace = await member('Grace');
    const missing = { code: 'NOT_FOUND' };
    await expect(grace.verification.answer({ id, text })).rejects.toMatchObject(missing);
    await expect(grace.verification.withdraw({ id })).rejects.toMatchObject(missing);
    expect(await grace.verification.own()).toMatchObject({ request: null, mark: null });
  });
});

describe('the owner is refused', () => {
  it('a second task, one that is gone, and a result before the answer', async () => {
    const id = await ask();
    const result = { id, isPassed: false, remarks: 'Nothing came.' };
    await expect(owner.assess(result)).rejects.toMatchObject(conflict(/No task/));
    await expect(owner.give({ id, task: 'gone' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await owner.give({ id, task: 'booking-page' });
    await expect(owner.give({ id, task: 'plan-for-a-client' })).rejects.toMatchObject(
      conflict(/given already/),
    );
    await expect(owner.assess(result)).rejects.toMatchObject(conflict(/not answered/));
    now = later(7);
    await expect(owner.assess({ ...result, isPassed: true })).rejects.toMatchObject(
      conflict(/not answered/),
    );
    expect(await owner.assess(result)).toMatchObject({
      assessment: { result: { isPassed: false } },
    });
  });

  it('a mark without a passed assessment or a review, and any change after the end', async () => {
    const id = await answered();
    const verify = () => owner.verify({ id, examined: 'Two projects' });
    await owner.review({ id, remarks: 'Three clear projects.' });
    await expect(verify()).rejects.toMatchObject(conflict(/Pass the assessment/));
    await owner.assess({ id, isPassed: false, remarks: 'It books twice.' });
    await expect(verify()).rejects.toMatchObject(conflict(/Pass the assessment/));
    await owner.decline({ id, reason: 'It books twice.' });
    await expect(verify()).rejects.toMatchObject(conflict(/has ended/));
    await expect(owner.review({ id, remarks: 'Once more.' })).rejects.toMatchObject(
      conflict(/has ended/),
    );
    await expect(owner.takeBack({ id, reason: 'Once more.' })).rejects.toMatchObject(
      conflict(/does not hold/),
    );
  });

  it('an unknown request', async () => {
    await expect(owner.get({ id: 4711 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the tasks', () => {
  it('are read by nobody else', async () => {
    const answer = await testApp().app.inject({ url: '/api/content/assessment-tasks' });
    expect(answer.statusCode).toBe(404);
  });
});
