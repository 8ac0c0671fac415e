import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessLink } from '../../../factories/access-links.ts';
// Imported here so that the first test does not wait for compilation.
import '../../../../src/app/web/request/RequestPage.tsx';
import '../../../../src/features/quotes/web/QuotePage.tsx';
import { JSDOM } from 'jsdom';
import { nda } from '../../../../src/features/requests/words/nda.ts';
import { callerWith, signedInAdmin } from '../../../factories/callers.ts';
import { openCalendar } from '../../../factories/calls.ts';
import { createRequest } from '../../../factories/contact-requests.ts';
import { createDeveloper } from '../../../factories/developers.ts';
import { acceptance as quoteAcceptance } from '../../../factories/quotes.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { formPoster } from '../../../setup/post-form.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  replace: () => ({ clock: { now: () => new Date('2026-11-24T08:00:00Z') } }),
});
const postForm = formPoster(testApp);

let requestId: number;
let page: string;
let key: string;
beforeEach(async () => {
  ({ id: requestId } = await createRequest({ isShownToDevelopers: true }));
  key = await createAccessLink({ requestId });
  page = `/requests/${key}`;
});

async function open(address: string) {
  const { body } = await testApp().app.inject({ url: address });
  return new JSDOM(body).window.document;
}

async function sent(form: string, fields: Record<string, string>, to = page) {
  const response = await postForm(to, { form, ...fields });
  expect(response.statusCode).toBe(303);
  const address = String(response.headers.location);
  expect(address).toBe(`${to}?sent=${form}#${form}-sent`);
  return (await open(address.replace(/#.*/, ''))).querySelector(`#${form}-sent`)?.textContent;
}

describe('without scripts, a form of the page of a request leads to what it has done', () => {
  it('showing it to developers, and ending that', async () => {
    expect(await sent('showing', { isShown: 'off' })).toMatch(/not shown to developers any more/);
    expect(await sent('showing', { isShown: 'on' })).toMatch(/can be shown to developers now/);
  });

  it('choosing a developer', async () => {
    const { id: developerId } = await createDeveloper({ isOpenToBriefs: true });
    const { caller: owner } = await signedInAdmin(testApp());
    await owner.admin.briefs.offer({ requestId, developerId });
    const cookie = await testApp().cookieFor('developer', developerId);
    const { briefs } = callerWith(testApp(), { cookie }).caller.developer;
    const [brief] = await briefs.list();
    await briefs.answer({ briefId: brief?.id ?? 0, answer: 'yes', word: '' });
    expect((await open(`${page}?sent=choice`)).querySelector('#choice-sent')).toBeNull();
    expect(await sent('choice', { briefId: String(brief?.id) })).toMatch(/^Chosen/);
  });

  it('booking a call, and taking it back', async () => {
    await openCalendar();
    const { slots } = await callerWith(testApp()).caller.contact.calls.offer({ key });
    const startsAt = slots.at(-1)?.toISOString() ?? '';
    expect(
      await sent('call', { startsAt, timeZone: 'UTC', seen: '', reach: '+1 612 555 0199' }),
    ).toMatch(/\S/);
    const { call } = await callerWith(testApp()).caller.contact.calls.offer({ key });
    expect(await sent('cancelCall', { seen: String(call?.id) })).toMatch(/\S/);
    expect((await open(`${page}?sent=call`)).querySelector('#call-sent')).toBeNull();
  });

  it('accepting the agreement', async () => {
    const acceptance = { name: 'Ada Lovelace', version: nda.version, accepted: 'on' };
    expect(await sent('nda', acceptance)).toMatch(/^Accepted/);
  });

  it('answering a quote', async () => {
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
    const answer = { ...quoteAcceptance };
    expect(await sent('quote', answer, `${page}/quote`)).toMatch(/^Thank you/);
  });
});
