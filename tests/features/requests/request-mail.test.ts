import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resumeWork } from '../../../src/app/server/jobs/resume.ts';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { maxId } from '../../../src/shared/wire.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { contactForm } from '../../factories/contact.ts';
import { type SmtpDouble, startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

let smtp: SmtpDouble;
let now = new Date();
let timeoutMs = 0;

const owner = 'owner@vibecode.example';
/** Tolerates a slow mail server on a busy machine. */
const patientMs = 30_000;
/** Timeout against a silent server; still leaves time for all steps before the silence. */
const impatientMs = 3_000;

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.state.behavior = 'takes';
  timeoutMs = patientMs;
  now = new Date();
});

const testApp = setUpTestApp({
  replace: () => ({
    clock: { now: () => now },
    mail: {
      ownerAddress: owner,
      send: (mail) =>
        createMail(
          { smtpUrl: smtp.url, from: 'site@vibecode.example', ownerEmail: owner },
          timeoutMs,
        ).send(mail),
    },
  }),
});

const db = () => testApp().deps.db.prisma;
const visitor = () => callerWith(testApp()).caller.contact;
const admin = async () => (await signedInAdmin(testApp())).caller.admin;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));
const mailsToSender = () => mailsTo(contactForm.email);

const keyIn = (mail: { raw: string } | undefined) =>
  /\/requests\/([\w-]{32})/.exec(mail ? wordsOf(mail) : '')?.[1] ?? '';

async function send() {
  const { requestKey } = await visitor().submit(contactForm);
  const { id: requestId } = await db().contactRequest.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return { key: requestKey ?? '', requestId };
}

async function answered(text = 'Yes, we can build that.') {
  const sent = await send();
  await runDueJobs(testApp());
  smtp.mails.length = 0;
  await (await admin()).threads.answer({ requestId: sent.requestId, text });
  return sent;
}

const mailOf = async (requestId: number) => {
  const { entries } = await (await admin()).threads.get({ requestId });
  return entries.at(-1)?.delivery;
};

describe('the receipt', () => {
  it('goes to the sender with a link of its own, which is stored nowhere before or after', async () => {
    const { key } = await send();
    const stored = async () => {
      const { rows } = await testApp().deps.db.pool.query(
        'SELECT payload::text AS text FROM graphile_worker._private_jobs',
      );
      return JSON.stringify([
        ...rows,
        await db().outgoingMessage.findMany(),
        await db().accessLink.findMany(),
      ]);
    };
    const before = await stored();
    await runDueJobs(testApp());
    const [mail] = mailsToSender();
    const mailedKey = keyIn(mail);
    expect(mailedKey).toHaveLength(32);
    expect(mailedKey).not.toBe(key);
    expect(before).not.toContain(mailedKey);
    expect(before).not.toContain('/requests/');
    expect(await stored()).not.toContain(mailedKey);
    expect(testApp().logLines.join('')).not.toContain(mailedKey);
    expect(await visitor().requests.byKey({ key: mailedKey })).toMatchObject({
      description: contactForm.description,
    });
  });

  it('holds nothing that somebody has typed, since the address may be a stranger’s', async () => {
    await visitor().submit({
      ...contactForm,
      firstName: 'Buy at evil.example',
      description: 'Go to evil.example and win.',
    });
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(1);
    expect(mailsToSender().map(wordsOf).join()).not.toContain('evil.example');
  });

  it('is sent to one address three times a day at most', async () => {
    for (let count = 0; count < 5; count += 1) {
      await visitor().submit({ ...contactForm, description: `Request number ${count}` });
    }
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(3);
    expect(mailsTo(owner)).toHaveLength(5);
  });

  it('is not used up by a form that is sent again', async () => {
    for (let count = 1; count <= 4; count += 1) await visitor().submit(contactForm);
    await visitor().submit({ ...contactForm, description: 'Something entirely different.' });
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(2);
  });

  it('is not sent for what is taken for junk', async () => {
    await visitor().submit({ ...contactForm, website: 'https://spam.example' });
    await runDueJobs(testApp());
    expect(smtp.mails).toEqual([]);
  });
});

describe('an answer', () => {
  it('goes out by mail and stands on the page, and says when it was seen there', async () => {
    const { key, requestId } = await answered();
    expect(await visitor().requests.byKey({ key })).toMatchObject({
      stage: 'answered',
      isLate: false,
      entries: [{ side: 'outgoing', body: 'Yes, we can build that.' }],
    });
    expect(await mailOf(requestId)).toEqual({ state: 'waiting', fault: '' });
    await runDueJobs(testApp());
    expect(await mailOf(requestId)).toEqual({ state: 'sent', fault: '' });
    const [mail] = mailsToSender();
    expect(wordsOf(mail ?? { raw: '' })).toContain('Yes, we can build that.');
    const mailedKey = keyIn(mail);
    expect(await visitor().requests.byKey({ key: mailedKey })).toMatchObject({ stage: 'answered' });

    const seenAt = async () =>
      (await (await admin()).threads.get({ requestId })).entries.at(-1)?.seenAt;
    expect(await seenAt()).toBeNull();
    await visitor().requests.markSeen({ key: mailedKey });
    expect(await seenAt()).toEqual(now);
    expect(await db().contactRequest.findMany()).toMatchObject([{ status: 'answered' }]);
  });

  it('says over the wire which mail no person wrote', async () => {
    const { requestId } = await send();
    await (await admin()).threads.answer({ requestId, text: 'Yes, we can build that.' });
    await runDueJobs(testApp());
    const saidOf = (mails: typeof smtp.mails) =>
      mails.map(({ raw }) => {
        const [headers = ''] = raw.split('\r\n\r\n');
        return /^Auto-Submitted: (.+)$/m.exec(headers)?.[1]?.trim() ?? 'by hand';
      });
    expect(saidOf(mailsToSender()).sort()).toEqual(['auto-replied', 'by hand']);
    expect(saidOf(mailsTo(owner))).toEqual(['auto-generated']);
  });

  it('is given once when the button is pressed twice', async () => {
    const { requestId } = await answered();
    const { threads } = await admin();
    await threads.answer({ requestId, text: 'Yes, we can build that.' });
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(1);
    expect(await db().conversationEntry.count()).toBe(1);
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    await threads.answer({ requestId, text: 'Yes, we can build that.', after: maxId });
    expect(await db().conversationEntry.count()).toBe(2);
  });

  it('waits where the mail server refuses it, in the server’s words, and its link opens nothing', async () => {
    const { requestId } = await answered();
    const keys = () => db().accessLink.count();
    const before = await keys();
    smtp.state.behavior = 'refuses';
    await runDueJobs(testApp());
    expect(await mailOf(requestId)).toEqual({
      state: 'waiting',
      fault: expect.stringContaining('Mailbox full'),
    });
    expect(await keys()).toBe(before);

    smtp.state.behavior = 'takes';
    now = inMinutes(60);
    await runDueJobs(testApp());
    expect(await mailOf(requestId)).toEqual({ state: 'sent', fault: '' });
    expect(mailsToSender()).toHaveLength(1);
    expect(await keys()).toBe(before + 1);
  });

  it.each(['silent', 'hangsUp'] as const)(
    'is unclear where the server %s, is not sent again, and its link works if it arrived',
    async (behavior) => {
      const { requestId } = await answered();
      smtp.state.behavior = behavior;
      timeoutMs = impatientMs;
      await runDueJobs(testApp());
      expect(await mailOf(requestId)).toMatchObject({ state: 'unclear' });
      smtp.state.behavior = 'takes';
      now = inMinutes(24 * 60);
      await resumeWork(testApp().deps);
      await runDueJobs(testApp());
      expect(mailsToSender()).toHaveLength(1);
      expect(await visitor().requests.byKey({ key: keyIn(mailsToSender()[0]) })).toMatchObject({
        stage: 'answered',
      });
    },
  );

  it('is unclear where the process died while it handed it over, and stands on the page all the same', async () => {
    const { key, requestId } = await answered();
    await db().outgoingMessage.updateMany({
      where: { state: 'waiting' },
      data: { state: 'handedOver', handedOverAt: now },
    });
    await runDueJobs(testApp());
    expect(await mailOf(requestId)).toMatchObject({
      state: 'unclear',
      fault: expect.stringContaining('process ended'),
    });
    expect(mailsToSender()).toEqual([]);
    expect((await visitor().requests.byKey({ key })).entries).toHaveLength(1);
  });

  it('leaves the request waiting where the key of its mail cannot be made', async () => {
    const { requestId } = await answered();
    await db().$executeRaw`ALTER TABLE "AccessLink" RENAME TO "Gone"`;
    try {
      expect(await runDueJobs(testApp())).toMatchObject([{ error: expect.any(Error) }]);
    } finally {
      await db().$executeRaw`ALTER TABLE "Gone" RENAME TO "AccessLink"`;
    }
    expect(await mailOf(requestId)).toEqual({ state: 'waiting', fault: '' });
    now = inMinutes(60);
    await runDueJobs(testApp());
    expect(mailsToSender()).toHaveLength(1);
  });

  it('is on the page alone where the site sends no mail', async () => {
    const { mail } = testApp().deps;
    const { requestId, key } = await send();
    mail.ownerAddress = null;
    try {
      await (await admin()).threads.answer({ requestId, text: 'Without mail.' });
    } finally {
      mail.ownerAddress = owner;
    }
    expect(await mailOf(requestId)).toBeNull();
    expect((await visitor().requests.byKey({ key })).entries).toMatchObject([
      { body: 'Without mail.' },
    ]);
  });

  it('is not mailed any more once its request is gone', async () => {
    const { requestId } = await answered();
    await db().contactRequest.delete({ where: { id: requestId } });
    await runDueJobs(testApp());
    expect(smtp.mails).toEqual([]);
    expect(await db().outgoingMessage.count()).toBe(0);
  });
});
