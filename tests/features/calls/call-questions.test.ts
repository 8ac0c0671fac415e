import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../src/app/web/request/RequestPage.tsx';
import { askedOf } from '../../../src/features/calls/call-questions.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
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
const questions = ['What do you want to build?', 'Until when?'];
const asked = askedOf(questions);
const wish = {
  startsAt: '2026-11-25T12:00:00.000Z',
  timeZone: 'America/New_York',
  seen: '',
  reach: '+1 612 555 0177',
};

let key = '';
let requestId = 0;
beforeEach(async () => {
  ({ id: requestId } = await createRequest());
  key = await createAccessLink({ requestId });
});

describe('a question of the owner', () => {
  const sent = { ...wish, asked, answer1: 'A shop for seeds', answer2: '' };
  const answers = [{ question: questions[0], answer: 'A shop for seeds' }];

  it('stands in the form, and its answer in inbox, list of calls, mail and calendar', async () => {
    await openCalendar({ questions });
    const page = await testApp().app.inject({ url: `/requests/${key}` });
    for (const question of questions) expect(page.body).toContain(question);
    const { offer } = await visitor().calls.book({ key, ...sent });
    expect(offer).toMatchObject({ questions, call: { answers } });
    const { caller } = await signedInAdmin(testApp());
    expect(await caller.admin.inbox.open({ id: requestId })).toMatchObject({
      request: { call: { answers } },
    });
    expect(await caller.admin.calls.coming()).toMatchObject([{ answers }]);
    const toOwner = await db().outgoingMessage.findFirstOrThrow({
      where: { recipient: 'owner@vibecode.example' },
    });
    expect(toOwner.text).toContain('What do you want to build?\nA shop for seeds');
    const { url } = await caller.admin.calls.createFeed();
    const feed = await testApp().app.inject({ url: new URL(url).pathname });
    expect(feed.body.replaceAll('\r\n ', '')).toContain('A shop for seeds');
  });

  it('is answered without scripts too, and need not be', async () => {
    await openCalendar({ questions });
    const posted = await postForm(`/requests/${key}`, { form: 'call', ...sent });
    expect(posted.statusCode).toBe(303);
    expect((await visitor().calls.offer({ key })).call).toMatchObject({ answers });
  });

  it('keeps its answer when the call is moved by an older page, and takes a new one', async () => {
    await openCalendar({ questions });
    const { calls } = visitor();
    const first = await calls.book({ key, ...sent });
    const later = { ...wish, startsAt: '2026-11-25T15:00:00.000Z' };
    const moved = await calls.book({ key, ...later, seen: String(first.offer.call?.id) });
    expect(moved.offer.call).toMatchObject({ answers });
    const again = await calls.book({
      ...{ key, ...sent, answer1: '', answer2: 'In May', seen: String(moved.offer.call?.id) },
    });
    expect(again.offer.call?.answers).toEqual([{ question: 'Until when?', answer: 'In May' }]);
  });

  it('that was changed meanwhile gets no answer to another one', async () => {
    await openCalendar({ questions: ['Who are you?'] });
    await expect(visitor().calls.book({ key, ...sent })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await db().call.count()).toBe(0);
  });

  it('is one of three, and an empty one is left out', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { version, feed: _feed, ...settings } = await caller.admin.calls.settings();
    const save = (asking: string[]) =>
      caller.admin.calls.saveSettings({ settings: { ...settings, questions: asking }, version });
    await expect(save(['a', 'b', 'c', 'd'])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await save(['a', ' ', 'c'])).toMatchObject({ questions: ['a', 'c'] });
  });
});
