import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { fitted } from '../../../src/shared/content/fitted.ts';
import { paths } from '../../../src/shared/paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const { release } = portfolioKind;
const { projects, apps } = release;

beforeEach(async () => {
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

const open = async (id: string) => {
  const { body } = await testApp().app.inject({ url: paths.caseStudy(id) });
  const { document } = new JSDOM(body).window;
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  const main = document.querySelector('main');
  return {
    text: main?.textContent ?? '',
    hasApp: headings.includes('Try it') && headings.includes('How it was made'),
    hasNone: !headings.includes('Try it') && !headings.includes('How it was made'),
    asks: main?.querySelector('a[href*="#estimate"]')?.getAttribute('href'),
  };
};

async function publish(kind: string, value: object): Promise<void> {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind, value: { ...value } });
}

describe('the app of an example', () => {
  it('stands on each of the six, with steps, prompts and a way to the estimate', async () => {
    const asked = new Set<string | null | undefined>();
    for (const { id, asked: sentence } of projects) {
      const page = await open(id);
      expect(page.hasApp, id).toBe(true);
      expect(page.text.split(sentence), id).toHaveLength(3);
      asked.add(page.asks);
    }
    expect(asked.size).toBe(6);
    const { text } = await open('stockroom');
    for (const words of [...apps.stockroom.steps, ...apps.stockroom.prompts]) {
      expect(text).toContain(words);
    }
  });

  it('costs what the estimate says, with the published rates', async () => {
    const before = await open('bakery-preorder');
    expect(before.text).toContain('$8,000 – $14,500');
    expect(before.text).toContain('10–18 days of work');
    expect(before.asks).toBe(
      '/services?service=websites&audience=customers&piece=payments&pace=open#estimate',
    );
    await publish('estimate-rates', { ...estimateRates, dollarsPerDay: 1000 });
    expect((await open('bakery-preorder')).text).toContain('$10,000 – $18,000');
    const services = await testApp().app.inject({ url: before.asks ?? '' });
    expect(services.body).toContain('$10,000 – $18,000');
  });

  it('is not shown for another picture or address, nor when it is switched off', async () => {
    const [first, ...others] = projects;
    if (!first) throw new Error('There is no project.');
    await publish('portfolio', {
      projects: [
        { ...first, image: '/illustrations/portfolio-stockroom.svg' },
        ...others.map((one) => (one.id === 'stockroom' ? { ...one, id: 'spare-parts' } : one)),
      ],
      apps: { ...apps, courts: { ...apps.courts, isPlayed: false } },
    });
    for (const id of [first.id, 'spare-parts', 'court-booking']) {
      expect((await open(id)).hasNone, id).toBe(true);
    }
    expect((await open('support-triage')).hasApp).toBe(true);
  });

  it('shows the words of the owner', async () => {
    const steps = ['Scan a helmet.', ...apps.stockroom.steps.slice(1)];
    await publish('portfolio', {
      ...release,
      apps: { ...apps, stockroom: { ...apps.stockroom, steps } },
    });
    expect((await open('stockroom')).text).toContain('Scan a helmet.');
  });

  it('comes into a document that was saved before', () => {
    expect(fitted(portfolioKind.fields, { projects }, release)).toEqual(release);
  });
});
