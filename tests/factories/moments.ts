import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from '../setup/browser/hydration.ts';
import { createPost, openDashboard, postCard } from '../setup/steps/admin-steps.ts';
import { fillContactForm } from '../setup/steps/contact-steps.ts';
import { signUp } from '../setup/steps/developer-steps.ts';
import { sendRequest } from '../setup/steps/request-steps.ts';
import { openCalendar } from './calls-of-browsers.ts';
import { quoteForm } from './quotes.ts';

export interface MomentPeople {
  /** Signed in nowhere. */
  visitor: Page;
  owner: Page;
  /** Signed in, without a post. */
  author: Page;
}

/** @returns the drawing of the moment */
export type Bring = (people: MomentPeople) => Promise<Locator>;

const sceneOf = (page: Page, scene: string) => page.locator(`[data-scene="${scene}"]`);

async function call(api: APIRequestContext, procedure: string, data: object = {}) {
  const answer = await api.post(`/trpc/${procedure}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data.json;
}

async function ask(api: APIRequestContext, procedure: string, input: object) {
  const params = { input: JSON.stringify(input) };
  const answer = await api.get(`/trpc/${procedure}`, { params });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data.json;
}

/** @returns the address of the page of a request that has a quote */
async function sendQuote({ visitor, owner }: MomentPeople): Promise<string> {
  const { address, lastName } = await sendRequest(visitor.request, 'A page for a museum.');
  const { items } = await ask(owner.request, 'admin.inbox.list', { search: lastName, page: 1 });
  const quote = quoteForm({ validUntil: '2190-01-01' });
  await call(owner.request, 'admin.quotes.send', { requestId: items[0].id, seen: 0, quote });
  return address;
}

const firstProfile = { name: 'Odile Brandt', bio: 'I build small shops.' };

/** Each brings its moment to a page, by the shortest way. */
export const moments: Record<string, Bring> = {
  sent: async ({ visitor }) => {
    await openHydrated(visitor, '/contact');
    await fillContactForm(visitor, 'A page for the tours of a small museum.');
    // Nobody who is filled in at once counts as a person.
    await visitor.getByLabel('Last Name').fill('');
    await visitor.getByLabel('Last Name').pressSequentially('Lovelace', { delay: 300 });
    await visitor.getByRole('button', { name: 'Send Message' }).click();
    return sceneOf(visitor, 'sent');
  },
  booked: async ({ visitor, owner }) => {
    await openCalendar(owner.request);
    const { address } = await sendRequest(visitor.request, 'A page for a museum.');
    await openHydrated(visitor, address);
    const section = visitor.getByRole('region', { name: 'Your free call' });
    await section.getByRole('radio').first().check();
    await section.getByLabel('Your phone number, or a video link of yours').fill('+1 612 555 0177');
    await section.getByRole('button', { name: 'Book this time' }).click();
    return sceneOf(visitor, 'booked');
  },
  'quoted to a client': async (people) => {
    await openHydrated(people.visitor, await sendQuote(people));
    return sceneOf(people.visitor, 'quoted');
  },
  'quoted by the owner': async ({ visitor, owner }) => {
    const { lastName } = await sendRequest(visitor.request, 'A page for a museum.');
    await openDashboard(owner, `/admin?tab=inbox&q=${lastName}`);
    await owner.getByRole('link', { name: new RegExp(lastName) }).click();
    await owner.getByRole('button', { name: 'Write a quote' }).click();
    const form = owner.getByRole('form', { name: 'Write a quote' });
    await form.getByLabel('Title').fill('A booking site');
    await form.getByLabel('Position 1', { exact: true }).fill('Site with payments');
    await form.getByLabel('From, position 1').fill('8000');
    await form.getByLabel('To, position 1').fill('10000');
    await form.getByRole('button', { name: 'Send the quote' }).click();
    return sceneOf(owner, 'quoted');
  },
  accepted: async (people) => {
    const { visitor } = people;
    await openHydrated(visitor, `${await sendQuote(people)}/quote`);
    await visitor.getByLabel('I accept this quote').check();
    await visitor.getByLabel('Your full name').fill('Ada Lovelace');
    await visitor.getByLabel('Your address, as it should stand on the quote').fill('London');
    await visitor.getByRole('button', { name: 'Send the answer' }).click();
    return sceneOf(visitor, 'accepted');
  },
  'first profile': async ({ visitor }) => {
    await openHydrated(visitor, '/developer-signup');
    await visitor.getByLabel('Phone Number').fill('+14155550161');
    await visitor.getByRole('button', { name: 'Send Verification Code' }).click();
    const code = await visitor.getByLabel('Your code').textContent();
    await visitor.getByLabel('Verification Code').fill(code ?? '');
    await visitor.getByRole('button', { name: 'Verify Phone' }).click();
    await visitor.getByLabel('Name', { exact: true }).fill(firstProfile.name);
    await visitor.getByLabel('Bio').fill(firstProfile.bio);
    await visitor.getByRole('button', { name: 'Complete Setup' }).click();
    return sceneOf(visitor, 'joined');
  },
  verified: async ({ visitor, owner }) => {
    await signUp(visitor, { phoneNumber: '+14155550162', ...firstProfile });
    await call(visitor.request, 'developer.projects.add', {
      ...{ title: 'Courts', category: 'Web App', story: 'A club needed it.' },
      ...{ projectLink: '', builtWith: [] },
    });
    const { request } = await call(visitor.request, 'developer.verification.ask');
    const { id } = request;
    const own = owner.request;
    const { tasks } = await ask(own, 'admin.verification.get', { id });
    const task = tasks[0].slug;
    await call(own, 'admin.verification.give', { id, task, days: 7 });
    const text = 'It is at https://ottilie.dev/courts, with a test.';
    await call(visitor.request, 'developer.verification.answer', { id, text });
    const remarks = 'The database decides.';
    await call(own, 'admin.verification.assess', { id, isPassed: true, remarks });
    await call(own, 'admin.verification.review', { id, remarks });
    await call(own, 'admin.verification.verify', { id, examined: 'Courts and a booking page' });
    await openHydrated(visitor, `${new URL(visitor.url()).pathname}?tab=verification`);
    return sceneOf(visitor, 'verified');
  },
  'first post': async ({ author }) => {
    const slug = `first-post-${process.pid}`;
    await createPost(author.request, { title: 'A First Post', slug, isPublished: 'false' });
    await openDashboard(author, `/admin?q=${slug}`);
    await postCard(author, 'A First Post')
      .getByRole('button', { name: /^Publish/ })
      .click();
    return sceneOf(author, 'published');
  },
  'launch list empty': async ({ owner }) => {
    // tests/e2e/launch empties it for real, in minutes.
    await owner.route(/admin\.launch\.list/, async (route) => {
      const answer = await route.fetch();
      const [calls, answers] = [route.request().url(), await answer.json()];
      const procedures = new URL(calls).pathname.replace('/trpc/', '').split(',');
      procedures.forEach((procedure, index) => {
        if (procedure === 'admin.launch.list') answers[index].result.data.json = [];
      });
      await route.fulfill({ response: answer, json: answers });
    });
    await openDashboard(owner, '/admin?tab=content');
    return sceneOf(owner, 'ready');
  },
};
