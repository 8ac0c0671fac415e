import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { passagesGroup } from '../../../src/features/search/search-groups.ts';
import { searchLimits } from '../../../src/features/search/search-limits.ts';
import { paths } from '../../../src/shared/paths.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

async function passagesFor(q: string) {
  return (await testApp().caller.search.passages({ q })).passages;
}

const lanternText = 'A lantern of the harbor shines for about nine nautical miles at sea.';

describe('passages that answer a question', () => {
  it.each([
    ['What is a webhook?', '/glossary/webhook', 'when something happens'],
    ['What is a webhok?', '/glossary/webhook', 'when something happens'],
    ['Do you sign an NDA?', '/contact#quick-response', 'NDA available upon request'],
    ['How do I keep my API keys safe?', '/glossary/api-key', 'Keep it on the server'],
    ['How soon is a small website done?', '/services/websites', 'from 7 working days'],
  ])('%s', async (question, to, words) => {
    const [first] = await passagesFor(question);
    expect(first).toMatchObject({ to, text: expect.stringContaining(words) });
  });

  it('are few, few of a page, and none twice', async () => {
    const found = await passagesFor('vibecoding app');
    expect(found.length).toBeLessThanOrEqual(6);
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
    const pages = found.map(({ to }) => to.split('#')[0]);
    for (const page of pages) {
      expect(pages.filter((one) => one === page).length).toBeLessThanOrEqual(2);
    }
  });

  it('come from public posts as they are now', async () => {
    const { id } = await createPost({
      ...{ slug: 'lantern', title: 'A lantern', content: `<p>${lanternText}</p>` },
    });
    await createDraft({ title: 'A lantern in a draft', content: `<p>Secret. ${lanternText}</p>` });
    expect(await passagesFor('How far does a lantern shine?')).toEqual([
      expect.objectContaining({
        to: paths.post('lantern'),
        text: expect.stringContaining(lanternText),
      }),
    ]);
    const { blogPost } = testDatabase().prisma;
    const content = `<p>${lanternText.replace('nine', 'twelve')}</p>`;
    await blogPost.update({ where: { id }, data: { content } });
    await testApp().deps.contentBus.announce('rows');
    expect(await passagesFor('How far does a lantern shine?')).toEqual([
      expect.objectContaining({ text: expect.stringContaining('twelve nautical miles') }),
    ]);
    await blogPost.update({ where: { id }, data: { publishedAt: null, isPublished: false } });
    await testApp().deps.contentBus.announce('rows');
    expect(await passagesFor('How far does a lantern shine?')).toEqual([]);
  });

  it('have no words of developers', async () => {
    await createDeveloper({ developerName: 'Lantern Ada', bio: lanternText });
    expect(await passagesFor('How far does a lantern shine at the harbor?')).toEqual([]);
  });

  it('lead to a person with the question, also where nothing fits', async () => {
    const question = 'Wo wohnt qqzzxx\u202e & "Co"?';
    const found = await testApp().caller.search.passages({ q: question });
    expect(found).toMatchObject({ passages: [], canAnswer: false });
    const { searchParams, hash, pathname } = new URL(found.contact, 'http://site.example');
    expect([pathname, hash]).toEqual([paths.contact, '#contact-form']);
    expect(searchParams.get('about')).toBe('Wo wohnt qqzzxx & "Co"?');
  });

  it.each(['', ' ', 'a', 'a'.repeat(searchLimits.question + 1), 'a '.repeat(5_000), 'a\u0000b'])(
    'refuse “%.9s”',
    async (q) => {
      const { search } = testApp().caller;
      await expect(search.passages({ q })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    },
  );
});

describe('the page of a question', () => {
  async function open(question: string) {
    const url = paths.searchFor(question, passagesGroup);
    const { statusCode, body } = await testApp().app.inject({ url });
    expect(statusCode).toBe(200);
    const { document } = new JSDOM(body).window;
    return { document, main: document.querySelector('main') ?? document.body };
  }

  it('is drawn by the server, with passages, a person and no promise of an answer', async () => {
    const { document, main } = await open('What is a webhook?');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(main.querySelector('#passage-1 a')?.getAttribute('href')).toBe('/glossary/webhook');
    expect(main.textContent).not.toContain('A model');
    const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/contact?about=What+is+a+webhook%3F#contact-form');
    expect(links).toContain(paths.searchFor('What is a webhook?'));
  });

  it('shows a question as text', async () => {
    const { main } = await open('<b id="asked">qqzzxx</b>');
    expect(main.querySelector('#asked')).toBeNull();
    expect(main.textContent).toContain('Not on this site');
    expect(main.querySelector<HTMLInputElement>('input[name="q"]')?.value).toContain(
      '<b id="asked">',
    );
  });

  it('draws many at once, although each reads other pages', async () => {
    await testApp().deps.contentBus.announce('content');
    const questions = ['webhook', 'deployment', 'cursor', 'lovable', 'token', 'schema'];
    const pages = await Promise.all(questions.map((word) => open(`What is a ${word}?`)));
    for (const { main } of pages) expect(main.querySelector('#passage-1')).not.toBeNull();
  });
});
