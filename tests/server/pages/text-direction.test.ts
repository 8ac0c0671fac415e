import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/shared/paths.ts';
import { createAccessLink } from '../../factories/access-links.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper, createMessage, createProject } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { createTestimonial } from '../../factories/testimonials.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const hebrew = 'שלום (1)';

async function mainOf(url: string): Promise<Element> {
  const { document } = new JSDOM((await testApp().app.inject({ url })).body).window;
  const main = document.querySelector('main');
  if (!main) throw new Error(`${url} has no main`);
  return main;
}

/** Omits checkboxes, and the honeypot that people do not see. */
const textFields =
  'textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"], [tabindex="-1"])';

async function createWriter() {
  const { id } = await createDeveloper({ developerName: hebrew, bio: hebrew });
  await createProject(id, { title: hebrew, story: hebrew, builtWith: [hebrew] });
  return `/developer-profile/${id}`;
}

async function createHebrewPosts() {
  const written = { title: hebrew, excerpt: hebrew, byline: hebrew };
  const content = `<h2>${hebrew}</h2><p>${hebrew}</p>`;
  await createPost({ slug: 'shalom', ...written, content });
  await createPost({ slug: 'other' });
}

async function expectOwnDirection(url: string): Promise<void> {
  const main = await mainOf(url);
  const inMain = main.ownerDocument.createTreeWalker(main, 4);
  const holders: Element[] = [];
  for (let text = inMain.nextNode(); text; text = inMain.nextNode()) {
    const holder = text.parentElement;
    const isShown = !holder?.closest('.visually-hidden');
    if (holder && isShown && text.textContent?.includes(hebrew)) holders.push(holder);
  }
  expect(holders.length).toBeGreaterThan(0);
  const inOurs = holders.filter((holder) => !holder.closest('bdi, [dir="auto"]'));
  expect(inOurs.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

describe('a field that people write in', () => {
  it.each(['/contact', '/developer-signup', '/developer-signup?step=code', '/glossary'])(
    'goes in the direction of what is written on %s',
    async (url) => {
      const fields = [...(await mainOf(url)).querySelectorAll(textFields)];
      expect(fields.length).toBeGreaterThan(0);
      const others = fields.filter((field) => field.getAttribute('dir') !== 'auto');
      expect(others.map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
  );

  it('goes in the direction of what is written on a profile and in the directory', async () => {
    const profile = await createWriter();
    for (const url of [profile, '/explore-developers']) {
      const fields = [...(await mainOf(url)).querySelectorAll(textFields)];
      expect(fields.length).toBeGreaterThan(0);
      const others = fields.filter((field) => field.getAttribute('dir') !== 'auto');
      expect(others.map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
  });
});

describe('what people have written stands in its own direction', () => {
  it.each(['/blog', '/blog/shalom', '/blog/other'])('on %s', async (url) => {
    await createHebrewPosts();
    await expectOwnDirection(url);
  });

  it('in the directory and on a profile', async () => {
    const profile = await createWriter();
    await expectOwnDirection('/explore-developers');
    await expectOwnDirection(profile);
  });

  it('on the pages of a request, its quote and a message', async () => {
    const { id: requestId } = await createRequest({ firstName: hebrew, description: hebrew });
    const key = await createAccessLink({ requestId });
    const { caller } = await signedInAdmin(testApp());
    const positions = [{ text: hebrew, fromAmount: 1, toAmount: 2 }];
    const texts = { title: hebrew, assumptions: hebrew, validUntil: '2100-01-01' };
    const quote = { ...texts, currency: 'USD' as const, positions };
    await caller.admin.quotes.send({ requestId, seen: 0, quote });
    await expectOwnDirection(paths.request(key));
    await expectOwnDirection(paths.quote(key));

    const { id: developerId } = await createDeveloper({ developerName: hebrew });
    const { id: messageId } = await createMessage(developerId, {
      senderName: hebrew,
      body: hebrew,
    });
    await expectOwnDirection(paths.message(await createAccessLink({ messageId })));
  });

  it('on the page of a testimonial, before and after its publication, and on the home page', async () => {
    const words = { quote: hebrew, author: hebrew, role: hebrew, rating: 5, revision: 1 };
    const { key, requestId } = await createTestimonial({ ...words, state: 'written' });
    await expectOwnDirection(paths.testimonial(key));
    const { caller } = await signedInAdmin(testApp());
    await caller.admin.testimonials.approve({ requestId, revision: 1 });
    await expectOwnDirection(paths.testimonial(key));
    await expectOwnDirection(paths.home);
  });
});
