import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/request/RequestPage.tsx';
import { receiveSms } from '../../../src/features/sign-up/server/inbound-sms.service.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { contactForm } from '../../factories/contact.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { mailSettings } from '../../mocks/mail-settings.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const now = new Date('2026-11-24T08:00:00Z');
const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: mailSettings,
  replace: () => ({ clock: { now: () => now } }),
});
const db = () => testApp().deps.db.prisma;
const postForm = formPoster(testApp);
const visitor = () => callerWith(testApp()).caller.contact;
const wish = { startsAt: '2026-11-25T12:00:00.000Z', timeZone: 'America/New_York', seen: '' };

let key = '';
let requestId = 0;
beforeEach(async () => {
  ({ id: requestId } = await createRequest());
  key = await createAccessLink({ requestId });
});

const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('how a call takes place', () => {
  it.each(['+1 (612) 555-0177', 'https://meet.example/ada'])(
    'is said by its visitor, and stands on the page, in mail, inbox and calendars: %s',
    async (reach) => {
      await openCalendar();
      const { offer } = await visitor().calls.book({ key, ...wish, reach });
      expect(offer.call).toMatchObject({ reach });
      const { caller } = await signedInAdmin(testApp());
      expect(await caller.admin.inbox.open({ id: requestId })).toMatchObject({
        request: { call: { reach } },
      });
      expect(await caller.admin.calls.coming()).toMatchObject([{ reach }]);
      const mails = await db().outgoingMessage.findMany();
      expect(mails).toHaveLength(2);
      for (const { text } of mails) expect(text).toContain(reach);
      const file = await testApp().app.inject({ url: `/requests/${key}/call.ics` });
      expect(unfolded(file.body)).toContain(`LOCATION:${reach}`);
      expect(unfolded(file.body)).toContain(`URL:http://localhost:3000/requests/${key}`);
      // Waiting mails do not contain the key.
      expect(JSON.stringify(mails)).not.toContain('/requests/');
    },
  );

  it.each(['(612) 555-0123', '612.555.0123', '1-612-555-0123', '6125550123'])(
    'may be a number without a country code where the browser is in a country of one: %s',
    async (reach) => {
      await openCalendar();
      const { offer } = await visitor().calls.book({ key, ...wish, reach });
      expect(offer.call).toMatchObject({ reach: '+1 612 555 0123' });
    },
  );

  it.each([
    ['(612) 555-0123', 'Europe/Berlin'],
    ['(612) 555-0123', 'America/Mexico_City'],
    ['030 1234567', 'America/Chicago'],
    ['612 555', 'America/Chicago'],
  ])('is asked for with an example where it names no country: %s, %s', async (reach, timeZone) => {
    await openCalendar();
    await expect(visitor().calls.book({ key, ...wish, timeZone, reach })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('such as +1 612 555 0177'),
    });
  });

  it('needs its country code without scripts, where the zone is the owner’s', async () => {
    await openCalendar({ timeZone: 'America/Chicago' });
    const posted = { form: 'call', ...wish, timeZone: 'America/Chicago' };
    const refused = await postForm(`/requests/${key}`, { ...posted, reach: '(612) 555-0123' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('such as +1 612 555 0177');
    expect(refused.body).toContain('value="(612) 555-0123"');
    const taken = await postForm(`/requests/${key}`, { ...posted, reach: '+1 612 555 0123' });
    expect(taken.statusCode).toBe(303);
  });

  it('has to be said where the owner has no link of their own, and is that link otherwise', async () => {
    await openCalendar();
    await expect(visitor().calls.book({ key, ...wish, reach: '' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    for (const reach of ['call me', 'javascript:alert(1)', 'https://a:b@meet.example/']) {
      await expect(visitor().calls.book({ key, ...wish, reach })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await db().callSettings.updateMany({ data: { videoLink: 'https://meet.example/owner' } });
    const { offer } = await visitor().calls.book({ key, ...wish, reach: '' });
    expect(offer).toMatchObject({ videoLink: 'https://meet.example/owner', call: { reach: '' } });
    const mail = await db().outgoingMessage.findFirst({ where: { recipient: 'ada@example.com' } });
    expect(mail?.text).toContain('Our video link: https://meet.example/owner');
  });
});

describe('a text that answers one of ours', () => {
  it('goes into the thread of its request, once, and nothing answers by itself', async () => {
    const phoneNumber = '+12015550123';
    const { id } = await createRequest({ source: 'sms', email: null, phoneNumber });
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.threads.answer({
      ...{ requestId: id, channel: 'text', text: 'When may we call?' },
    });
    const sms = { from: phoneNumber, text: 'At noon.', messageId: 'SM1', answeredKeyword: null };
    const before = await db().outgoingMessage.count();
    await receiveSms(testApp().deps, sms);
    await receiveSms(testApp().deps, sms);
    expect(await db().contactRequest.count({ where: { source: 'sms' } })).toBe(1);
    expect(await db().outgoingMessage.count()).toBe(before);
    expect((await caller.admin.threads.get({ requestId: id })).entries).toMatchObject([
      { side: 'outgoing', channel: 'text', body: 'When may we call?' },
      { side: 'incoming', channel: 'text', body: 'At noon.', seenAt: null },
    ]);
    expect(await caller.admin.threads.unseen()).toEqual([id]);
  });
});

describe('mail', () => {
  it('says whether a person wrote it, leads the owner to the request, and names times in the zone of its reader', async () => {
    await visitor().submit({ ...contactForm, timeZone: 'America/New_York' });
    const { caller } = await signedInAdmin(testApp());
    const { items } = await caller.admin.inbox.list({});
    const id = Math.max(...items.map((item) => item.id));
    await caller.admin.threads.answer({ requestId: id, text: 'Gladly.' });
    const of = (where: object) => db().outgoingMessage.findFirst({ where });
    expect(await of({ recipient: 'owner@vibecode.example' })).toMatchObject({
      origin: 'generated',
      stepAddress: expect.stringContaining(`/admin?tab=inbox&request=${id}`),
    });
    expect(await of({ dedupeKey: { startsWith: 'request-receipt' } })).toMatchObject({
      origin: 'replied',
      text: expect.stringMatching(/^Thank you[\s\S]*3:00 AM EST/),
    });
    expect(await of({ dedupeKey: { startsWith: 'request-answer' } })).toMatchObject({
      origin: 'byHand',
    });
  });

  const receiptTo = async (email: string) => {
    const mail = await db().outgoingMessage.findFirst({
      where: { recipient: email, dedupeKey: { startsWith: 'request-receipt' } },
      orderBy: { createdAt: 'desc' },
    });
    return mail?.text ?? '';
  };
  const { firstName, lastName, projectType, description, budgetRange } = contactForm;
  const contactFields = (email: string) => ({
    ...{ form: 'contact', firstName, lastName, email, projectType, description, budgetRange },
  });

  it('says that its times are UTC where no zone is known: a form without scripts names none', async () => {
    await postForm('/contact', contactFields('una@example.com'));
    expect(await receiptTo('una@example.com')).toContain('8:00 AM UTC');
  });

  it('names times in the zone that is known of the same address', async () => {
    await openCalendar();
    const before = await createRequest({ email: 'Una@example.com' });
    await visitor().calls.book({
      ...{
        ...wish,
        key: await createAccessLink({ requestId: before.id }),
        reach: '+1 612 555 0123',
      },
    });
    await postForm('/contact', contactFields('una@example.com'));
    expect(await receiptTo('una@example.com')).toContain('3:00 AM EST');
    await createRequest({ email: 'una@example.com', timeZone: 'Asia/Tokyo' });
    await postForm('/contact', contactFields('UNA@example.com'));
    expect(await receiptTo('UNA@example.com')).toContain('5:00 PM GMT+9');
    await postForm('/contact', contactFields('other@example.com'));
    expect(await receiptTo('other@example.com')).toContain('8:00 AM UTC');
  });
});
