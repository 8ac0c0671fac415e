import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resumeWork } from '../../../src/app/server/jobs/resume.ts';
import { createMail } from '../../../src/server/integrations/mail.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { type SmtpDouble, startSmtp } from '../../mocks/smtp.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { runDueJobs } from '../../setup/jobs.ts';

let smtp: SmtpDouble;
let now = new Date();

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.mails.length = 0;
  // A future date, also for the database's clock, which would otherwise run scheduled jobs at once.
  now = new Date('2093-11-20T08:00:00Z');
});

const ownerEmail = 'owner@vibecode.example';
const from = 'Site <site@vibecode.example>';

const testApp = setUpTestApp({
  replace: ({ settings }) => ({
    clock: { now: () => now },
    settings: { ...settings, mail: { ...settings.mail, from } },
    mail: {
      ownerAddress: ownerEmail,
      send: (mail) => createMail({ smtpUrl: smtp.url, from, ownerEmail }, 30_000).send(mail),
    },
  }),
});

const noon = '2093-11-25T12:00:00.000Z';
const later = '2093-11-26T15:00:00.000Z';

async function bookedCall(startsAt = noon, email: string | null = 'ada@example.com') {
  await openCalendar();
  const { id } = await createRequest({ email, ...(!email && { phoneNumber: '+16125550177' }) });
  const key = await createAccessLink({ requestId: id });
  const { calls } = callerWith(testApp()).caller.contact;
  const book = (at: string, seen = '') =>
    calls.book({ key, startsAt: at, timeZone: 'America/New_York', seen });
  const { offer } = await book(startsAt);
  return { id, key, seen: String(offer.call?.id), book, cancel: calls.cancel };
}

const mailsTo = (address: string) =>
  smtp.mails.filter(({ to }) => to.includes(address)).map(({ raw }) => decoded(raw));

function decoded(raw: string): string {
  const unquoted = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return unquoted.replaceAll(/^(?:[A-Za-z\d+/]{40,76}\r\n)*[A-Za-z\d+/]{4,76}=*\r\n/gm, (block) => {
    const text = Buffer.from(block, 'base64').toString();
    return text.includes('BEGIN:VCALENDAR') ? text : block;
  });
}

const unfolded = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\r', '');

async function deliverAt(at: string): Promise<void> {
  now = new Date(at);
  for (const { error } of await runDueJobs(testApp())) expect(error).toBeNull();
}

describe('mail about a call', () => {
  it('goes to both sides when it is booked, each in the own zone, with a file for the calendar', async () => {
    await bookedCall();
    await runDueJobs(testApp());
    const [toVisitor] = mailsTo('ada@example.com');
    expect(toVisitor).toContain('Wednesday, November 25, 2093, 7:00 AM EST');
    expect(toVisitor).toContain('We call you.');
    expect(toVisitor).toMatch(/Content-Type: text\/calendar;[^\n]*method=REQUEST/i);
    expect(toVisitor).toContain('DTSTART:20931125T120000Z');
    expect(toVisitor).toContain('ORGANIZER:mailto:site@vibecode.example');
    const [toOwner] = mailsTo(ownerEmail);
    expect(toOwner).toContain('Wednesday, November 25, 2093, 1:00 PM GMT+1');
    expect(smtp.mails).toHaveLength(2);
    // Delivered messages keep no text.
    const rows = await testApp().deps.db.prisma.outgoingMessage.findMany();
    expect(rows.map(({ text, calendar }) => text + calendar)).toEqual(['', '']);
  });

  it('says over the wire that no person wrote it, and its file names the page that its link opens', async () => {
    const { key } = await bookedCall();
    await deliverAt('2093-11-24T12:00:00Z');
    expect(smtp.mails).toHaveLength(3);
    for (const { raw } of smtp.mails) {
      expect(raw.split('\r\n\r\n')[0]).toMatch(/^Auto-Submitted: auto-generated$/m);
    }
    const [booked = ''] = mailsTo('ada@example.com');
    const page = /^https?:\S+\/requests\/[\w-]{32}$/m.exec(booked.replaceAll('\r', ''))?.[0] ?? '';
    expect(page).not.toContain(key);
    const files = unfolded(booked).match(/^URL:.+$/gm);
    expect(files).toEqual([`URL:${page}`, `URL:${page}`]);
    const mailedKey = page.split('/').at(-1) ?? '';
    const { requests } = callerWith(testApp()).caller.contact;
    expect(await requests.byKey({ key: mailedKey })).toMatchObject({ firstName: 'Ada' });
  });

  it('tells of a move with a higher sequence, and of its end with a cancellation', async () => {
    const { key, seen, book, cancel } = await bookedCall();
    const moved = await book(later, seen);
    await cancel({ key, seen: String(moved.offer.call?.id) });
    await runDueJobs(testApp());
    const mails = mailsTo('ada@example.com');
    const facts = mails.map((mail) => ({
      sequence: /^SEQUENCE:(\d)/m.exec(mail)?.[1],
      status: /^STATUS:(\w+)/m.exec(mail)?.[1],
      method: /^METHOD:(\w+)/m.exec(mail)?.[1],
    }));
    expect(facts).toEqual([
      { sequence: '0', status: 'CONFIRMED', method: 'REQUEST' },
      { sequence: '1', status: 'CONFIRMED', method: 'REQUEST' },
      { sequence: '2', status: 'CANCELLED', method: 'CANCEL' },
    ]);
    expect(new Set(mails.map((mail) => /^UID:.+$/m.exec(mail)?.[0])).size).toBe(1);
    expect(mailsTo(ownerEmail)).toHaveLength(3);
  });

  it('carries the owner’s word to the visitor when the owner cancels', async () => {
    await bookedCall();
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    const { caller } = await signedInAdmin(testApp());
    const [call] = await caller.admin.calls.coming();
    await caller.admin.calls.cancel({ id: call?.id ?? 0, word: 'The power is out.' });
    await runDueJobs(testApp());
    expect(smtp.mails).toHaveLength(1);
    expect(mailsTo('ada@example.com')[0]).toContain('The power is out.');
  });

  it('does not keep a visitor without an address from a call', async () => {
    await bookedCall(noon, null);
    await runDueJobs(testApp());
    expect(smtp.mails.map(({ to }) => to)).toEqual([[ownerEmail]]);
  });
});

describe('a reminder', () => {
  const reminders = () => mailsTo('ada@example.com').slice(1);

  it('comes a day and an hour before, each once', async () => {
    await bookedCall();
    await deliverAt('2093-11-24T11:59:00Z');
    expect(reminders()).toHaveLength(0);
    await deliverAt('2093-11-24T12:00:00Z');
    expect(reminders()).toHaveLength(1);
    await deliverAt('2093-11-25T10:59:00Z');
    expect(reminders()).toHaveLength(1);
    await deliverAt('2093-11-25T11:00:00Z');
    await deliverAt('2093-11-25T11:30:00Z');
    expect(reminders()).toHaveLength(2);
    expect(reminders()[1]).toContain('begins soon');
  });

  it('a day before is left out for a call that is booked later than that', async () => {
    now = new Date('2093-11-25T08:00:00Z');
    await bookedCall();
    await deliverAt('2093-11-25T11:00:00Z');
    expect(reminders()).toHaveLength(1);
  });

  it('follows a call that is moved', async () => {
    const { seen, book } = await bookedCall();
    await runDueJobs(testApp());
    await book(later, seen);
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    await deliverAt('2093-11-24T12:00:00Z');
    expect(smtp.mails).toHaveLength(0);
    await deliverAt('2093-11-25T15:00:00Z');
    expect(mailsTo('ada@example.com')[0]).toContain('Thursday, November 26, 2093, 10:00 AM EST');
  });

  it('is dropped when the call is canceled, also where its job is in hand already', async () => {
    const { key, seen, cancel } = await bookedCall();
    await runDueJobs(testApp());
    const { pool } = testApp().deps.db;
    const { rows } = await pool.query('SELECT payload FROM graphile_worker._private_jobs');
    await cancel({ key, seen });
    for (const { payload } of rows) {
      await pool.query(`SELECT graphile_worker.add_job('remindOfCall', $1::json)`, [
        JSON.stringify(payload),
      ]);
    }
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    await deliverAt('2093-11-24T12:00:00Z');
    await deliverAt('2093-11-25T11:00:00Z');
    expect(smtp.mails).toHaveLength(0);
  });

  it('comes once when two workers have it in hand', async () => {
    await bookedCall();
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    const { pool } = testApp().deps.db;
    const { rows } = await pool.query(
      'SELECT payload FROM graphile_worker._private_jobs ORDER BY run_at LIMIT 1',
    );
    await pool.query(`SELECT graphile_worker.add_job('remindOfCall', $1::json)`, [
      JSON.stringify(rows[0]?.payload),
    ]);
    now = new Date('2093-11-24T12:00:00Z');
    await Promise.all([runDueJobs(testApp()), runDueJobs(testApp())]);
    expect(smtp.mails).toHaveLength(1);
  });

  it('comes although its job was lost with a restored backup', async () => {
    await bookedCall();
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    await testApp().deps.db.pool.query('DELETE FROM graphile_worker._private_jobs');
    await resumeWork(testApp().deps);
    await resumeWork(testApp().deps);
    await deliverAt('2093-11-24T12:00:00Z');
    await deliverAt('2093-11-25T11:00:00Z');
    expect(smtp.mails).toHaveLength(2);
  });

  it('a day before is left to the next one when its job comes an hour before', async () => {
    await bookedCall();
    await runDueJobs(testApp());
    smtp.mails.length = 0;
    await deliverAt('2093-11-25T11:10:00Z');
    expect(smtp.mails).toHaveLength(1);
    expect(mailsTo('ada@example.com')[0]).toContain('begins soon');
  });
});
