import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resumeWork } from '../../../src/app/server/jobs/resume.ts';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { contactRequest, withoutReceipts } from '../../factories/contact.ts';
import { type SmtpDouble, startSmtp } from '../../mocks/smtp.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';

let smtp: SmtpDouble;
let smtpUrl = '';
let timeoutMs = 0;
let now = new Date();

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtpUrl = smtp.url;
  timeoutMs = patientMs;
  smtp.mails.length = 0;
  smtp.state.behavior = 'takes';
  now = new Date();
});

const owner = 'owner@vibecode.example';
/** Tolerates a slow mail server on a busy machine. */
const patientMs = 30_000;
/** Timeout against a silent server; still leaves time for all steps before the silence. */
const impatientMs = 3_000;

const testApp = setUpTestApp({
  replace: (deps) => ({
    ...withoutReceipts(deps),
    clock: { now: () => now },
    mail: {
      ownerAddress: owner,
      send: (mail) =>
        createMail({ smtpUrl, from: 'site@vibecode.example', ownerEmail: owner }, timeoutMs).send(
          mail,
        ),
    },
  }),
});

const send = (overrides: Partial<typeof contactRequest> & { website?: string } = {}) =>
  testApp().app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactRequest, ...overrides },
  });

const db = () => testApp().deps.db.prisma;
const storedCount = () => db().contactRequest.count();
const outgoing = () => db().outgoingMessage.findMany();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const messageId = (raw = '') => /^Message-ID: (.+)$/im.exec(raw)?.[1];

describe('a contact request', () => {
  it('is announced to the owner, who can answer it directly', async () => {
    expect((await send()).statusCode).toBe(200);
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({ from: 'site@vibecode.example', to: [owner] });
    expect(mail?.raw).toMatch(/^Reply-To: "?Ada Lovelace"? <ada@example\.com>/m);
    expect(mail?.raw).toContain('A booking site for guided walks.');
    expect(messageId(mail?.raw)).toMatch(/^<[\da-f-]{36}@localhost>$/);
    // Delivered messages keep no text.
    expect(await outgoing()).toMatchObject([{ state: 'sent', text: '' }]);
  });

  it('cannot put a header or a recipient into the mail', async () => {
    const evil = 'Ada\r\nBcc: victim@example.com';
    await send({ firstName: evil, company: evil });
    await runDueJobs(testApp());
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual([owner]);
    const headers = mail?.raw.split('\r\n\r\n')[0];
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  it('is announced once when it is sent twice', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send()));
    await runDueJobs(testApp());
    await send();
    expect(await runDueJobs(testApp())).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
    expect(await storedCount()).toBe(1);
  });

  it('is announced once when two workers have the job in hand', async () => {
    await send();
    const [job] = await testApp()
      .deps.db.pool.query('SELECT payload FROM graphile_worker._private_jobs')
      .then(({ rows }) => rows);
    await testApp().deps.db.pool.query(
      `SELECT graphile_worker.add_job('deliverMessage', $1::json)`,
      [JSON.stringify(job.payload)],
    );
    await Promise.all([runDueJobs(testApp()), runDueJobs(testApp())]);
    expect(smtp.mails).toHaveLength(1);
    expect(await outgoing()).toMatchObject([{ state: 'sent' }]);
  });

  it('is not announced when it looks like spam', async () => {
    await send({ website: 'https://spam.example' });
    await send({ description: 'An honest request after it.' });
    await runDueJobs(testApp());
    expect(smtp.mails.map(({ raw }) => raw.includes('An honest request'))).toEqual([true]);
    expect(await storedCount()).toBe(2);
  });

  it('is announced although its job was lost with a restored backup', async () => {
    await send();
    await testApp().deps.db.pool.query('DELETE FROM graphile_worker._private_jobs');
    await resumeWork(testApp().deps);
    await resumeWork(testApp().deps);
    await runDueJobs(testApp());
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('a mail server that does not take a mail', () => {
  it.each([
    ['refuses it', () => (smtp.state.behavior = 'refuses')],
    ['is away', () => (smtpUrl = 'smtp://127.0.0.1:9')],
  ])('because it %s gets it again after growing waits, once', async (_name, break_) => {
    break_();
    expect((await send()).statusCode).toBe(200);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await runDueJobs(testApp())).toMatchObject([{ error: expect.any(Error) }]);
      const [job] = await jobsInQueue(testApp());
      expect(job?.attempts).toBe(attempt);
      waits.push(job?.waitsSeconds ?? 0);
      now = inDays(attempt);
    }
    for (const [index, wait] of waits.slice(1).entries()) {
      expect(wait).toBeGreaterThan(2 * (waits[index] ?? 0));
    }
    expect(await outgoing()).toMatchObject([
      { state: 'waiting', fault: expect.stringMatching(/./) },
    ]);

    smtp.state.behavior = 'takes';
    smtpUrl = smtp.url;
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    expect(await runDueJobs(testApp())).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
    expect(await storedCount()).toBe(1);
  });

  it('leaves nobody’s address in the log', async () => {
    smtpUrl = 'smtp://127.0.0.1:9';
    await send();
    await runDueJobs(testApp());
    expect(testApp().logLines.join('')).toContain('a message is refused');
    expect(testApp().logLines.join('')).not.toContain('ada@example.com');
  });
});

describe('a mail that nobody knows the end of', () => {
  it.each(['silent', 'hangsUp'] as const)(
    'because the server %s after it is unclear and not sent again',
    async (behavior) => {
      smtp.state.behavior = behavior;
      timeoutMs = impatientMs;
      await send();
      expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
      expect(await outgoing()).toMatchObject([
        { state: 'unclear', fault: expect.stringMatching(/./) },
      ]);
      now = inDays(3);
      await resumeWork(testApp().deps);
      expect(await runDueJobs(testApp())).toEqual([]);
      expect(smtp.mails).toHaveLength(1);
    },
  );

  it('because its process died is unclear and not sent again', async () => {
    await send();
    await db().outgoingMessage.updateMany({ data: { state: 'handedOver', handedOverAt: now } });
    expect(await runDueJobs(testApp())).toMatchObject([{ error: null }]);
    expect(await outgoing()).toMatchObject([
      { state: 'unclear', fault: expect.stringContaining('process ended') },
    ]);
    expect(smtp.mails).toEqual([]);
  });

  it('has arrived after all when the copy that was believed dead says so', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { deps } = testApp();
    let handOver = () => {};
    const handedOver = new Promise<void>((resolve) => {
      handOver = resolve;
    });
    const slow = {
      deps: {
        ...deps,
        mail: {
          ownerAddress: owner,
          async send() {
            handOver();
            await held;
            return { outcome: 'sent' as const };
          },
        },
      },
    };
    await send();
    const first = runDueJobs(slow);
    await handedOver;
    await deps.db.pool.query(
      'UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL',
    );
    await runDueJobs(testApp());
    expect(await outgoing()).toMatchObject([{ state: 'unclear' }]);
    answer();
    await first;
    expect(await outgoing()).toMatchObject([{ state: 'sent' }]);
    expect(smtp.mails).toEqual([]);
  });
});
