import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { glossaryKind } from '../../../src/features/glossary/words/glossary.ts';
import { identityKind } from '../../../src/shared/content/identity.ts';
import type { Ending } from '../../../src/shared/words/types.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { listedPages } from '../../setup/browser/public-pages.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  const { content, contentBus } = testApp().deps;
  await content.refresh();
  await contentBus.announce('rows');
});

async function draw(url: string): Promise<Document> {
  const { body, statusCode } = await testApp().app.inject({ url });
  expect(statusCode).toBe(200);
  return new JSDOM(body).window.document;
}

const { closing } = glossaryKind.release;

async function endGlossaryWith(ending: Ending['ending']): Promise<Element | null> {
  const { caller } = await signedInAdmin(testApp());
  const value = { ...glossaryKind.release, closing: { ...closing, ending } };
  await caller.admin.content.save({ kind: glossaryKind.name, value });
  const document = await draw('/glossary');
  const titles = [...document.querySelectorAll('main h2')];
  return titles.find((title) => title.textContent === closing.title)?.closest('section') ?? null;
}

/** The form of a page's last part, as a reader sees it. */
function formOf(document: Document): string {
  const last = document.querySelector('main > .screen-only:last-of-type > section');
  if (!last) return 'none';
  if (last.textContent?.includes('Next station')) return 'station';
  return last.querySelector('figure') ? 'person' : 'question';
}

describe('the end of a page', () => {
  it.each([
    ['question', /^(?!.*(?:Next station|Robin Maddox))/],
    ['station', /Next station/],
    ['person', /Robin Maddox, Founder/],
  ] as const)('is a %s with the words and links of the page', async (ending, shown) => {
    const end = await endGlossaryWith(ending);
    expect(end?.textContent).toMatch(shown);
    expect(end?.textContent).toContain(closing.text);
    expect([...(end?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(
      closing.actions.map(({ label }) => label),
    );
  });

  it('can be left out', async () => {
    expect(await endGlossaryWith('none')).toBeNull();
  });

  it('shows the person whom the owner names', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { person } = identityKind.release;
    const value = { ...identityKind.release, person: { ...person, name: 'Ada King' } };
    await caller.admin.content.save({ kind: identityKind.name, value });
    expect((await endGlossaryWith('person'))?.textContent).toContain('Ada King');
  });

  it('has no form on more than a third of the pages, nor stairs before it on more than two', async () => {
    const pages = await Promise.all(listedPages.map(draw));
    const forms = pages.map(formOf);
    for (const form of ['question', 'station', 'person']) {
      const count = forms.filter((one) => one === form).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(listedPages.length / 3);
    }
    const steps = pages.filter((page) => page.querySelector('[data-rhythm="staircase"]'));
    expect(steps.length).toBeLessThanOrEqual(2);
  });
});
