import { JSDOM } from 'jsdom';
import { beforeEach, expect, it } from 'vitest';
import { tipsKind } from '../../../src/features/tips/words/tips.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

async function open(url: string): Promise<Document> {
  const { body } = await testApp().app.inject({ url });
  return new JSDOM(body).window.document;
}

const termsIn = (document: Document) =>
  [...document.querySelectorAll('main a[href^="/glossary/"]')].map((link) => link.textContent);

/** Publishes tips in which every description says this. */
async function publish(description: string): Promise<void> {
  const { caller } = await signedInAdmin(testApp());
  const { gettingStarted, bestPractices, useCases } = tipsKind.release;
  const value = {
    ...tipsKind.release,
    gettingStarted: {
      ...gettingStarted,
      steps: gettingStarted.steps.map((step) => ({ ...step, description })),
    },
    bestPractices: {
      ...bestPractices,
      cards: bestPractices.cards.map((card) => ({ ...card, description })),
    },
    useCases: { ...useCases, cards: useCases.cards.map((card) => ({ ...card, description })) },
  };
  await caller.admin.content.save({ kind: 'tips', value });
}

it('the tips lead from terms to their pages as delivered', async () => {
  expect(termsIn(await open('/tips')).length).toBeGreaterThan(0);
});

it.each(['/tips', '/tips?tab=best-practices', '/tips?tab=use-cases'])(
  'a tab of the tips links the first mention of five terms at most: %s',
  async (url) => {
    await publish('An API, a webhook, a schema, a prompt, OAuth, a framework and a cookie.');
    expect(termsIn(await open(url))).toEqual(['API', 'webhook', 'schema', 'prompt', 'OAuth']);
  },
);

it('search, structured data and the form have the words of the owner', async () => {
  const document = await open('/tips');
  const [howTo] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(howTo?.textContent).toContain('HowToStep');
  expect(howTo?.textContent).not.toContain('](/');
  expect(JSON.stringify(await testApp().caller.search.index())).not.toContain('](/');
  const { caller } = await signedInAdmin(testApp());
  const { saved } = await caller.admin.content.form({ kind: 'tips' });
  expect(JSON.stringify(saved.value)).not.toContain('](/glossary');
});

it('a text with signs of its own stays as it is', async () => {
  const text = 'Ask for an API * not [yet] a webhook *';
  await publish(text);
  const document = await open('/tips');
  expect(document.querySelector('main')?.textContent).toContain(text);
  expect(termsIn(document)).toEqual([]);
});
