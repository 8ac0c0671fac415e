import { describe, expect, it } from 'vitest';
import {
  type EstimateAnswers,
  estimateAudiences,
  estimateCode,
  estimateOf,
  estimatePaces,
  estimatePieces,
  estimateServices,
  readEstimateCode,
} from '../../../src/features/estimate/estimate.ts';
import { estimateRates } from '../../../src/features/estimate/rates.ts';
import { fewestDays } from '../../../src/features/estimate/words/estimate.ts';
import { sampleQuoteOf } from '../../../src/features/services/sample-quote.ts';
import { serviceAppsKind } from '../../../src/features/services/words/service-apps.ts';
import { serviceAutomationKind } from '../../../src/features/services/words/service-automation.ts';
import { serviceWebsitesKind } from '../../../src/features/services/words/service-websites.ts';
import { servicesKind } from '../../../src/features/services/words/services.ts';
import { fill } from '../../../src/shared/content/texts/fill.ts';

const rates = {
  ...estimateRates,
  dollarsPerDay: 1_000,
  serviceDays: { ...estimateRates.serviceDays, apps: [10, 16] },
  audienceDays: { ...estimateRates.audienceDays, customers: [2, 4] },
  pieceDays: { ...estimateRates.pieceDays, accounts: [3, 4], payments: [3, 5] },
  paceFactor: { open: 1, quarter: 1.1, soon: 1.3 },
} as const;
const app: EstimateAnswers = { service: 'apps', audience: 'customers', pieces: [], pace: 'open' };

describe('the estimate', () => {
  it('adds the days of the service, its audience and each piece, and prices them by the day', () => {
    expect(estimateOf(app, rates)).toMatchObject({ days: [12, 20], dollars: [12_000, 20_000] });
    expect(estimateOf({ ...app, pieces: ['accounts', 'payments'] }, rates)).toMatchObject({
      days: [18, 29],
      dollars: [18_000, 29_000],
    });
  });

  it('costs more in a hurry, in steps of 500 dollars, and takes as much work', () => {
    expect(estimateOf({ ...app, pace: 'quarter' }, rates)).toMatchObject({
      days: [12, 20],
      dollars: [13_000, 22_000],
    });
    expect(estimateOf({ ...app, pace: 'soon' }, rates).dollars).toEqual([15_500, 26_000]);
  });

  it('is never below the lowest band', () => {
    const tiny = { ...rates, dollarsPerDay: 100 };
    expect(estimateOf(app, tiny)).toMatchObject({
      dollars: [5_000, 5_000],
      budgetRange: '$5,000 - $15,000',
    });
  });

  it.each([
    [900, '$5,000 - $15,000'],
    [1_000, '$15,000 - $50,000'],
    [3_125, '$50,000 - $100,000'],
    [4_000, '$50,000 - $100,000'],
    [6_500, '$100,000+'],
  ])('at %i dollars a day is in the band %s, by its middle', (dollarsPerDay, band) => {
    expect(estimateOf(app, { ...rates, dollarsPerDay }).budgetRange).toBe(band);
  });

  it('tells small work from large with the rates of the site', () => {
    const small = { ...app, service: 'websites', audience: 'team' } as const;
    const large = { ...app, service: 'software', pieces: estimatePieces, pace: 'soon' } as const;
    expect(estimateOf(small, estimateRates).budgetRange).toBe('$5,000 - $15,000');
    expect(estimateOf(large, estimateRates).budgetRange).toBe('$50,000 - $100,000');
  });
});

describe('the code of an estimate', () => {
  it('says every answer, whatever the order of the pieces', () => {
    for (const service of estimateServices)
      for (const audience of estimateAudiences)
        for (const pace of estimatePaces) {
          const answers = { service, audience, pieces: ['accounts', 'languages'], pace } as const;
          expect(readEstimateCode(estimateCode(answers))).toEqual(answers);
        }
    const turned = estimateCode({ ...app, pieces: ['payments', 'accounts'] });
    expect(turned).toBe('apps.customers.accounts_payments.open');
    expect(encodeURIComponent(turned)).toBe(turned);
  });

  it.each([
    null,
    '',
    'apps',
    'apps.customers..never',
    'boats.customers..open',
    'apps.customers.rockets.open',
    'apps.customers.accounts_accounts.open',
    'apps.customers..open.more',
  ])('is not %j', (code) => {
    expect(readEstimateCode(code)).toBeNull();
  });
});

describe('prices and times that pages state', () => {
  const sampleQuote = sampleQuoteOf(servicesKind.release.sampleQuote, estimateRates);
  const sampleQuoteAnswers = {
    ...({ service: 'websites', audience: 'customers', pace: 'open' } as const),
    pieces: ['payments'] as const,
  };
  const { days, dollars } = estimateOf(sampleQuoteAnswers, estimateRates);
  const inDollars = (price: string) => Number(price.replace(/[$,]/g, ''));

  it('are those of the estimate in the sample quote: its sum, its range and its days', () => {
    const total = inDollars(sampleQuote.total);
    const sum = sampleQuote.lines.reduce((soFar, { price }) => soFar + inDollars(price), 0);
    expect(sum).toBe(total);
    expect(total).toBeGreaterThanOrEqual(dollars[0]);
    expect(total).toBeLessThanOrEqual(dollars[1]);
    expect(sampleQuote.workingDays).toBeGreaterThanOrEqual(days[0]);
    expect(sampleQuote.workingDays).toBeLessThanOrEqual(days[1]);
    expect(sampleQuote.terms).toContain(`Live in ${sampleQuote.workingDays} working days`);
  });

  it.each([
    ['websites', serviceWebsitesKind.release] as const,
    ['apps', serviceAppsKind.release] as const,
  ])('are the fewest days of the estimate on the page of %s', (service, { hero }) => {
    const text = `${hero.title} ${fill(hero.intro, { days: fewestDays(service, estimateRates) })}`;
    const stated = [...text.matchAll(/(\d+) working days/g)];
    expect(stated.map(([, count]) => Number(count))).toEqual([fewestDays(service, estimateRates)]);
    expect(text).not.toMatch(/this (?:week|month)|(?:five|nine) (?:working )?days/);
  });

  it('are the weeks of the estimate on the page of automation, from the smallest to the largest build', () => {
    const daysOf = (audience: 'team' | 'public') =>
      estimateOf({ service: 'automation', audience, pieces: [], pace: 'open' }, estimateRates).days;
    const { meta, hero } = serviceAutomationKind.release;
    const workingDays = 5;
    const shortest = daysOf('team')[0] / workingDays;
    const longest = daysOf('public')[1] / workingDays;
    for (const text of [meta.description, hero.timeNote]) {
      expect(text).toContain(`${shortest} to ${longest} weeks`);
    }
  });
});
