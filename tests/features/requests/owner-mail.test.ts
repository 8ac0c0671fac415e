import { describe, expect, it } from 'vitest';
import { remindOwner } from '../../../src/features/requests/server/inbox/reminders.service.ts';
import { nda } from '../../../src/features/requests/words/nda.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { contactForm } from '../../factories/contact.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { acceptance } from '../../factories/quotes.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { setUpTestApp } from '../../setup/harness.ts';

let now = new Date('2026-11-24T08:00:00Z');
const testApp = setUpTestApp({
  env: mailSettings,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;

async function request(showToDevelopers?: 'on') {
  now = new Date('2026-11-24T08:00:00Z');
  await openCalendar({ timeZone: 'Europe/Berlin' });
  const { contact } = callerWith(testApp()).caller;
  const { requestKey } = await contact.submit({
    ...contactForm,
    ...(showToDevelopers && { showToDevelopers }),
    timeZone: 'America/New_York',
  });
  const key = requestKey ?? '';
  const { admin } = (await signedInAdmin(testApp())).caller;
  const requestId = (await admin.inbox.list({})).items[0]?.id ?? 0;
  const developer = await createDeveloper({ developerName: 'Grace', isOpenToBriefs: true });
  const cookie = await testApp().cookieFor('developer', developer.id);
  const { briefs } = callerWith(testApp(), { cookie }).caller.developer;
  const quote = {
    ...{ title: 'A site', currency: 'USD' as const, assumptions: '', validUntil: '2026-12-24' },
    positions: [{ text: 'Site', fromAmount: 8_000, toAmount: 10_000 }],
  };
  const book = (startsAt: string, seen = '') =>
    contact.calls.book({
      key,
      startsAt,
      timeZone: 'America/New_York',
      seen,
      reach: '+16125550177',
    });
  const callId = async () => String((await contact.calls.offer({ key })).call?.id ?? 0);
  const answerQuote = async (answer: 'accepted' | 'declined') => {
    await admin.quotes.send({ requestId, seen: 0, quote });
    await contact.quotes.answer({ key, ...acceptance, answer });
  };
  const answerBrief = async (answer: 'yes' | 'no') => {
    await admin.briefs.offer({ requestId, developerId: developer.id });
    const briefId = (await briefs.list())[0]?.id ?? 0;
    await briefs.answer({ briefId, answer, word: '' });
    return String(briefId);
  };
  const happen = {
    sent: async () => {},
    senderWrote: () => contact.requests.addEntry({ key, text: 'One more thing.' }),
    'asked for an NDA': () =>
      contact.requests.acceptNda({ key, name: 'Ada', version: nda.version, accepted: 'on' }),
    booked: () => book('2026-11-25T12:00:00.000Z'),
    moved: async () => {
      await book('2026-11-25T12:00:00.000Z');
      await book('2026-11-25T13:00:00.000Z', await callId());
    },
    canceled: async () => {
      await book('2026-11-25T12:00:00.000Z');
      await contact.calls.cancel({ key, seen: await callId() });
    },
    accepted: () => answerQuote('accepted'),
    declined: () => answerQuote('declined'),
    shown: () => contact.briefs.show({ key, isShown: 'on' }),
    'said yes to': () => answerBrief('yes'),
    'said no to': () => answerBrief('no'),
    chosen: async () => contact.briefs.choose({ key, briefId: await answerBrief('yes') }),
    reminded: async () => {
      await admin.inbox.remind({ id: requestId, remindAt: '2026-11-25T08:00:00Z' });
      now = new Date('2026-11-25T08:00:00Z');
      await remindOwner(testApp().deps);
    },
  };
  const mails = async () => {
    const recipient = 'owner@vibecode.example';
    const found = await db().outgoingMessage.findMany({ where: { recipient } });
    return found.map(({ text, stepAddress }) => `${text}\n${stepAddress}`);
  };
  return { happen, requestId, mails, book, withdraw: () => contact.requests.withdraw({ key }) };
}

type Happening = keyof Awaited<ReturnType<typeof request>>['happen'];

const counts: Record<Happening, number> = {
  ...{ sent: 1, senderWrote: 2, 'asked for an NDA': 2, booked: 2, moved: 3, canceled: 3 },
  ...{ accepted: 2, declined: 2, shown: 2, 'said yes to': 2, 'said no to': 2, chosen: 3 },
  reminded: 2,
};

describe('mail to the owner', () => {
  it.each(Object.entries(counts) as [Happening, number][])(
    'of a request that was %s leads to that request and names no other zone',
    async (event, count) => {
      const offersFromTheStart = ['said yes to', 'said no to', 'chosen'].includes(event);
      const { happen, requestId, mails } = await request(offersFromTheStart ? 'on' : undefined);
      await happen[event]();
      const texts = await mails();
      expect(texts).toHaveLength(count);
      for (const text of texts) {
        expect(text).toContain(`/admin?tab=inbox&request=${requestId}`);
        expect(text).not.toMatch(/\bUTC\b|\bE[SD]T\b/);
      }
    },
  );

  it('of a request that is gone names its times in the zone of the calendar too', async () => {
    const { book, withdraw, mails } = await request();
    await book('2026-11-25T12:00:00.000Z');
    await withdraw();
    const [text] = await mails();
    expect(text).toContain('Tuesday, November 24 at 9:00 AM GMT+1');
    expect(text).toContain('Wednesday, November 25 at 1:00 PM GMT+1');
  });

  it('says UTC where nobody has named a zone', async () => {
    const { withdraw, mails } = await request();
    await db().callSettings.deleteMany();
    await withdraw();
    expect((await mails())[0]).toContain('8:00 AM UTC');
  });
});
