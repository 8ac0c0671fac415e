import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { siteForms } from '../../../src/app/server/pages.ts';
import { nda } from '../../../src/features/requests/words/nda.ts';
import { paths } from '../../../src/shared/paths.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { callerWith, signedInAdmin } from '../../factories/callers.ts';
import { openCalendar } from '../../factories/calls.ts';
import { contactRequest } from '../../factories/contact.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createOutcome, recommendationForm, recommended } from '../../factories/outcomes.ts';
import { acceptance, quoteForm } from '../../factories/quotes.ts';
import { createSavedSearch } from '../../factories/saved-searches.ts';
import { createTestimonial, testimonialForm } from '../../factories/testimonials.ts';
import { stageForm } from '../../factories/work.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { formPoster } from '../../setup/post-form.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

type Fields = Record<string, string>;

interface Posting {
  url: string;
  valid: Fields;
  refused: Fields;
  /** Replaces `url` where no value of the form could be wrong. */
  refusedUrl?: string;
  cookie?: string;
  /** Name of the next form in a form of several steps. */
  nextForm?: string;
}

/** Mail is set up but never sent, because no job runs here. */
const mailEnv = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'site@vibecode.example',
  OWNER_EMAIL: 'owner@vibecode.example',
};

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: mailEnv,
  replace: () => ({ clock: { now: () => new Date('2026-11-24T08:00:00Z') } }),
});
const post = formPoster(testApp);
const visitor = () => callerWith(testApp()).caller;
const noKey = 'x'.repeat(32);
const phone = { country: 'US', phoneNumber: '612 555 0142' };

async function requestPage() {
  const { id: requestId } = await createRequest({ isShownToDevelopers: true });
  const key = await createAccessLink({ requestId });
  return { requestId, key, url: paths.request(key) };
}

async function messagePage() {
  const { id: developerId } = await createDeveloper();
  const message = { name: 'Grace', email: 'grace@example.com', message: 'Are you free in May?' };
  const { messageKey } = await visitor().developer.messages.send({ developerId, ...message });
  return { url: paths.message(messageKey ?? '') };
}

async function bookedCall() {
  const { key, url } = await requestPage();
  await openCalendar();
  const { calls } = visitor().contact;
  const startsAt = (await calls.offer({ key })).slots.at(-1)?.toISOString() ?? '';
  const booking = { startsAt, timeZone: 'UTC', seen: '', reach: '+1 612 555 0199' };
  return { key, url, booking, calls };
}

async function notificationsPage() {
  const { id: developerId } = await createDeveloper();
  const cookie = await testApp().cookieFor('developer', developerId);
  const { notifications } = callerWith(testApp(), { cookie }).caller.developer;
  await notifications.choose({ channel: 'mail', timeZone: 'UTC' });
  await notifications.setAddress({ address: 'marit@example.com' });
  const key = await createAccessLink({ developerId, mailAddress: 'marit@example.com' });
  return { url: paths.notifications(key), refusedUrl: paths.notifications(noKey) };
}

async function availabilityPage() {
  const { id: developerId } = await createDeveloper({ isOpenToBriefs: true });
  const mailAddress = 'marit@example.com';
  await testApp().deps.db.prisma.notificationSettings.create({
    data: { developerId, mailAddress },
  });
  const key = await createAccessLink({ developerId, mailAddress });
  return { url: paths.availability(key), refusedUrl: paths.availability(noKey) };
}

async function sentCode() {
  const { body } = await post(paths.developerSignup, { form: 'phone', ...phone });
  return new JSDOM(body).window.document.querySelector('output')?.textContent ?? '';
}

const postings: Record<string, () => Promise<Posting>> = {
  contact: async () => ({
    url: paths.contact,
    valid: contactRequest,
    refused: { ...contactRequest, email: 'ada' },
  }),
  submission: async () => ({
    url: paths.submit,
    valid: {
      ...{ kind: 'tool', title: 'Chalkboard', address: 'https://chalkboard.example' },
      text: 'It turns sketches into pages.',
    },
    refused: { kind: 'tool', title: 'Chalkboard', address: 'chalkboard', text: 'Pages.' },
  }),
  requestEntry: async () => ({
    ...(await requestPage()),
    valid: { text: 'One more page, please.' },
    refused: { text: '' },
  }),
  call: async () => {
    const { url, booking } = await bookedCall();
    return { url, valid: booking, refused: { ...booking, startsAt: 'noon' } };
  },
  cancelCall: async () => {
    const { key, url, booking, calls } = await bookedCall();
    await calls.book({ key, ...booking });
    const { call } = await calls.offer({ key });
    return { url, valid: { seen: String(call?.id) }, refused: { seen: 'x' } };
  },
  nda: async () => {
    const valid = { name: 'Ada Lovelace', version: nda.version, accepted: 'on' };
    return { ...(await requestPage()), valid, refused: { ...valid, accepted: '' } };
  },
  showing: async () => ({
    ...(await requestPage()),
    valid: { isShown: 'off' },
    refused: { isShown: 'maybe' },
  }),
  choice: async () => {
    const { requestId, url } = await requestPage();
    const { id: developerId } = await createDeveloper({ isOpenToBriefs: true });
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.briefs.offer({ requestId, developerId });
    const cookie = await testApp().cookieFor('developer', developerId);
    const { briefs } = callerWith(testApp(), { cookie }).caller.developer;
    const briefId = (await briefs.list())[0]?.id ?? 0;
    await briefs.answer({ briefId, answer: 'yes', word: '' });
    return { url, valid: { briefId: String(briefId) }, refused: { briefId: 'x' } };
  },
  withdraw: async () => ({ ...(await requestPage()), valid: { confirmed: 'on' }, refused: {} }),
  testimonial: async () => ({
    url: paths.testimonial((await createTestimonial()).key),
    valid: testimonialForm,
    refused: { ...testimonialForm, quote: 'Short' },
  }),
  withdrawTestimonial: async () => ({
    url: paths.testimonial((await createTestimonial()).key),
    valid: { confirmed: 'on' },
    refused: {},
  }),
  outcome: async () => ({
    url: paths.outcome((await createOutcome()).key),
    valid: { answer: 'going' },
    refused: { answer: 'maybe' },
  }),
  recommendation: async () => ({
    url: paths.outcome((await createOutcome(recommended())).key),
    valid: { ...recommendationForm, words: 'It went live, and it still does what it should.' },
    refused: { ...recommendationForm, words: 'Short' },
  }),
  withdrawRecommendation: async () => ({
    url: paths.outcome((await createOutcome(recommended())).key),
    valid: { confirmed: 'on' },
    refused: {},
  }),
  quote: async () => {
    const { requestId, key } = await requestPage();
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.quotes.send({
      requestId,
      seen: 0,
      quote: {
        title: 'A booking site',
        currency: 'USD',
        positions: [{ text: 'Design', fromAmount: 1_000, toAmount: 2_000 }],
        assumptions: '',
        validUntil: '2026-12-24',
      },
    });
    const valid = { ...acceptance };
    return { url: paths.quote(key), valid, refused: { ...valid, name: '' } };
  },
  approval: async () => {
    const { requestId, key, url } = await requestPage();
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
    await visitor().contact.quotes.answer({ key, ...acceptance });
    await owner.admin.work.add({ requestId, ...stageForm, state: 'yours' });
    const [stage] = await visitor().contact.work.list({ key });
    const valid = { stage: String(stage?.id), revision: '1', name: 'Ada Lovelace' };
    return { url, valid, refused: { ...valid, name: '' } };
  },
  colleague: async () => {
    const { requestId, key, url } = await requestPage();
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
    await visitor().contact.quotes.answer({ key, ...acceptance });
    const valid = { name: 'Grace Hopper', email: 'grace@example.com', mayDecide: '' };
    return { url, valid, refused: { ...valid, email: 'grace' } };
  },
  endColleague: async () => {
    const { requestId, key, url } = await requestPage();
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
    await visitor().contact.quotes.answer({ key, ...acceptance });
    const colleague = { name: 'Grace Hopper', email: 'grace@example.com', mayDecide: '' } as const;
    await visitor().contact.colleagues.invite({ key, ...colleague });
    await visitor().contact.colleagues.invite({ key, ...colleague, email: 'joan@example.com' });
    const [invited] = await visitor().contact.colleagues.list({ key });
    return { url, valid: { colleague: String(invited?.id) }, refused: { colleague: '' } };
  },
  endAnswer: async () => {
    const { requestId, key, url } = await requestPage();
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
    await visitor().contact.quotes.answer({ key, ...acceptance });
    await owner.admin.work.add({ requestId, ...stageForm, state: 'done' });
    await owner.admin.work.finish({ requestId, question: 'How did it go?' });
    return { url, valid: { text: 'It went well.' }, refused: { text: '' } };
  },
  stageAnswer: async () => {
    const { requestId, key, url } = await requestPage();
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.quotes.send({ requestId, seen: 0, quote: quoteForm() });
    await visitor().contact.quotes.answer({ key, ...acceptance });
    await owner.admin.work.add({ requestId, ...stageForm });
    const [stage] = await visitor().contact.work.list({ key });
    const valid = { stage: String(stage?.id), text: 'The second page is best.' };
    return { url, valid, refused: { ...valid, text: '' } };
  },
  message: async () => {
    const valid = { name: 'Grace', email: 'grace@example.com', message: 'Are you free in May?' };
    const { id } = await createDeveloper();
    return { url: paths.developerProfile(id), valid, refused: { ...valid, email: 'grace' } };
  },
  messages: async () => {
    const { id } = await createDeveloper();
    const message = { name: 'Grace', email: 'grace@example.com', message: 'Are you free in May?' };
    const valid = { ...message, first: String(id), second: '', third: '' };
    return { url: paths.shortlist(String(id)), valid, refused: { ...valid, email: 'grace' } };
  },
  report: async () => ({
    url: paths.developerProfile((await createDeveloper()).id),
    valid: { reason: 'picture', word: '', email: 'vera@example.com' },
    refused: { reason: 'picture', word: '', email: 'vera' },
  }),
  messageEntry: async () => ({
    ...(await messagePage()),
    valid: { text: 'Or in June.' },
    refused: { text: '' },
  }),
  takeBack: async () => ({ ...(await messagePage()), valid: { confirmed: 'on' }, refused: {} }),
  savedSearch: async () => ({
    url: paths.saveSearch,
    valid: { email: 'vera@example.com', search: 'country=Chile' },
    refused: { email: 'vera@example', search: 'country=Chile' },
  }),
  confirmSearch: async () => ({
    url: paths.savedSearch((await createSavedSearch()).key),
    ...{ valid: {}, refused: {}, refusedUrl: paths.savedSearch(noKey) },
  }),
  stopSearch: async () => ({
    url: paths.savedSearch((await createSavedSearch()).key),
    ...{ valid: {}, refused: {}, refusedUrl: paths.savedSearch(noKey) },
  }),
  stopNotifications: async () => ({ ...(await notificationsPage()), valid: {}, refused: {} }),
  renewAvailability: async () => ({ ...(await availabilityPage()), valid: {}, refused: {} }),
  confirmAddress: async () => ({ ...(await notificationsPage()), valid: {}, refused: {} }),
  phone: async () => ({
    url: paths.developerSignup,
    valid: phone,
    refused: { ...phone, phoneNumber: '12' },
    nextForm: 'code',
  }),
  code: async () => {
    const code = { phoneNumber: '+16125550142', verificationCode: await sentCode() };
    return {
      url: paths.developerSignup,
      valid: code,
      refused: { ...code, verificationCode: '12' },
      nextForm: 'profile',
    };
  },
  profile: async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const profile = { developerName: 'Rosa Quill', country: 'Norway', bio: 'I build sites.' };
    return {
      url: paths.developerSignup,
      cookie,
      valid: profile,
      refused: { ...profile, yearStartedCoding: '1949' },
    };
  },
};

/** A form that is rendered but not registered would be lost without scripts. */
function documentOf(body: string): Document {
  const { document } = new JSDOM(body).window;
  const drawn = [...document.querySelectorAll<HTMLInputElement>('form input[name="form"]')];
  const registered = siteForms.map(({ name }) => name);
  expect(registered).toEqual(expect.arrayContaining(drawn.map(({ value }) => value)));
  return document;
}

async function send(name: string, url: string, fields: Fields, cookie?: string) {
  return post(url, { form: name, ...fields }, cookie ? { cookie } : {});
}

it('is posted below', () => {
  expect(Object.keys(postings).toSorted()).toEqual(siteForms.map(({ name }) => name).toSorted());
});

describe.each(siteForms.map(({ page, name }) => ({ page, name })))('$name of $page', ({ name }) => {
  const prepare = () => postings[name]?.() ?? Promise.reject(new Error('It is not posted.'));

  it('is confirmed', async () => {
    const { url, valid, cookie, nextForm } = await prepare();
    let answer = await send(name, url, valid, cookie);
    let fragment = `form-${nextForm}`;
    if (answer.statusCode === 303) {
      const [address = '', hash = ''] = String(answer.headers.location).split('#');
      const cookies = [cookie, ...answer.cookies.map((one) => `${one.name}=${one.value}`)];
      fragment = hash;
      answer = await testApp().app.inject({
        url: address,
        headers: { cookie: cookies.filter(Boolean).join('; ') },
      });
    }
    const document = documentOf(answer.body);
    const shown = nextForm
      ? document.querySelector(`input[name="form"][value="${nextForm}"]`)?.closest('form')
      : document.getElementById(fragment);
    expect(shown?.textContent).toMatch(/\S/);
  });

  it('is refused', async () => {
    const { url, refused, refusedUrl = url, cookie } = await prepare();
    const answer = await send(name, refusedUrl, refused, cookie);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    const document = documentOf(answer.body);
    const said = document.getElementById(`${name}-form-refused`) ?? document.querySelector('h1');
    expect(said?.textContent).toMatch(/\S/);
    const isOpen = refusedUrl === url;
    expect(document.getElementById(`${name}-form-refused`) !== null).toBe(isOpen);
  });
});
