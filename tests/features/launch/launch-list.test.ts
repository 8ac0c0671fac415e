import { beforeEach, describe, expect, it } from 'vitest';
import { seedPosts } from '../../../prisma/seed/blog.ts';
import { seedDevelopers } from '../../../prisma/seed/developers/seed-developers.ts';
import { seedDatabase } from '../../../prisma/seed/seed.ts';
import { contentKinds } from '../../../src/app/content-kinds.ts';
import { aboutKind } from '../../../src/features/about/words/about.ts';
import { peopleKind } from '../../../src/features/about/words/people.ts';
import { ratesKind } from '../../../src/features/estimate/rates.ts';
import { examplesKind } from '../../../src/features/examples/words/examples.ts';
import { portfolioKind } from '../../../src/features/examples/words/portfolio.ts';
import { homeKind } from '../../../src/features/home/words/home.ts';
import { launchList } from '../../../src/features/launch/server/launch-list.service.ts';
import { privacyKind } from '../../../src/features/legal/words/privacy.ts';
import { termsKind } from '../../../src/features/legal/words/terms.ts';
import { officesKind } from '../../../src/features/offices/words/offices.ts';
import { testimonialsKind } from '../../../src/features/testimonials/words/testimonials.ts';
import { parseEnv } from '../../../src/server/env.ts';
import type { SectionState } from '../../../src/shared/content/fields.ts';
import { figuresKind } from '../../../src/shared/content/figures.ts';
import { identityKind } from '../../../src/shared/content/identity.ts';
import type { ContentKind } from '../../../src/shared/content/kind.ts';
import { navigationKind } from '../../../src/shared/content/navigation.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';
import { createOwner, type Owner } from './owner.ts';

const testApp = setUpTestApp();

beforeEach(() => seedDatabase(testDatabase().prisma, { mode: 'demo' }));

type Mend = (owner: Owner) => Promise<unknown>;

/** Line of the list, kind of the form that it leads to, and the owner's change. */
const ofContent: readonly [string, string, Mend][] = [
  [
    'the site at localhost:3000 is still called vibecode.land',
    'identity',
    ({ edit }) => edit(identityKind, (value) => ({ ...value, brand: 'Studio North' })),
  ],
  [
    'no legal name and address of who runs the site',
    'identity',
    ({ edit }) => edit(identityKind, (value) => ({ ...value, legalEntity: 'North LLC, Duluth' })),
  ],
  [
    'Robin Maddox, at the end of pages, is fictional',
    'identity',
    ({ edit }) =>
      edit(identityKind, ({ person, ...value }) => ({
        ...value,
        person: { ...person, name: 'Ada King' },
      })),
  ],
  [
    'social profiles without an address (X, GitHub, LinkedIn, YouTube)',
    'identity',
    ({ edit }) => edit(identityKind, (value) => ({ ...value, socialLinks: [] })),
  ],
  [
    '+16125550142 is reserved for fiction',
    'identity',
    ({ edit }) =>
      edit(identityKind, ({ phone, ...value }) => ({
        ...value,
        phone: { ...phone, e164: '+16122345678' },
      })),
  ],
  [
    '(612) 555-0142 is reserved for fiction',
    'identity',
    ({ edit }) =>
      edit(identityKind, ({ phone, ...value }) => ({
        ...value,
        phone: { ...phone, display: '(612) 234-5678' },
      })),
  ],
  [
    'footer entries without an address (Care Plans, Careers, Press, Newsletter, Workshops)',
    'navigation',
    ({ edit }) =>
      edit(navigationKind, ({ footer, ...value }) => ({
        ...value,
        footer: {
          ...footer,
          columns: footer.columns.map(({ entries, ...column }) => ({
            ...column,
            entries: entries.filter(({ to }) => to !== null),
          })),
        },
      })),
  ],
  [
    'Figures: marked as samples',
    'figures',
    ({ edit }) => edit(figuresKind, (value) => ({ ...value, sampleNote: null })),
  ],
  [
    'Home: “Finished apps” is marked as a sample',
    'home',
    ({ edit }) =>
      edit(homeKind, (value) => ({
        ...value,
        finishedApps: { ...value.finishedApps, sampleNote: null },
      })),
  ],
  [
    'Testimonials: 3 sample entries',
    'testimonials',
    ({ edit }) => edit(testimonialsKind, () => ({ items: [] })),
  ],
  [
    'About: “Founder” is marked as a sample',
    'about',
    ({ edit }) =>
      edit(aboutKind, (value) => ({
        ...value,
        founder: { ...value.founder, name: 'Ada King', sampleNote: null },
        hero: { ...value.hero, intro: 'I am Ada King.', actions: [] },
        testimonials: { ...value.testimonials, items: [] },
      })),
  ],
  [
    'About: “Testimonials” is marked as a sample',
    'about',
    ({ edit }) =>
      edit(aboutKind, (value) => ({
        ...value,
        testimonials: { ...value.testimonials, sampleNote: null },
      })),
  ],
  [
    'https://example.com/ leads nowhere, it is reserved for examples',
    'about',
    ({ edit }) =>
      edit(aboutKind, ({ founder, ...value }) => ({
        ...value,
        founder: { ...founder, portfolio: { label: 'Portfolio', href: 'https://north.studio/' } },
      })),
  ],
  [
    'Examples: “Portfolio” is marked as a sample',
    'examples',
    ({ edit }) =>
      edit(examplesKind, (value) => ({
        ...value,
        portfolio: { ...value.portfolio, sampleNote: null },
      })),
  ],
  [
    'Examples: the apps: 5 sample entries',
    'portfolio',
    ({ edit }) =>
      edit(portfolioKind, ({ projects, ...rest }) => ({
        ...rest,
        projects: projects.map((project) => ({ ...project, isSample: false })),
      })),
  ],
  [
    'as delivered, nobody has saved prices yet',
    'estimate-rates',
    ({ edit }) => edit(ratesKind, (value) => value),
  ],
  [
    'as delivered, nobody has saved offices yet',
    'offices',
    ({ edit }) => edit(officesKind, (value) => value),
  ],
  [
    'Privacy: not yet checked by the owner',
    'privacy',
    ({ edit }) => edit(privacyKind, (value) => ({ ...value, review: null })),
  ],
  [
    'Terms: not yet checked by the owner',
    'terms',
    ({ edit }) => edit(termsKind, (value) => ({ ...value, review: null })),
  ],
];

const samplePerson = {
  ...{ name: 'Noor', role: 'Designer', text: 'Draws.', links: [], isSample: true },
};

const settingsOf = (env: Record<string, string>) => ({
  ...testApp().deps,
  settings: parseEnv(env),
});

const wholeEnv = {
  ...productionEnv,
  TRUSTED_PROXIES: '10.0.0.1',
  OPENAI_API_KEY: 'key',
  BACKUP_TARGET: '/backups',
  SMTP_URL: 'smtp://mail.studio',
  MAIL_FROM: 'site@north.studio',
  OWNER_EMAIL: 'owner@north.studio',
};

describe('the launch list', () => {
  it.each(ofContent)(
    'holds "%s" until the owner mends it in its form',
    async (what, kind, mend) => {
      const owner = await createOwner(testApp());
      const isMeant = (item: { what: string }) => item.what.endsWith(what);
      const [item, ...more] = (await owner.list()).filter(isMeant);
      expect(item?.link).toBe(`/admin?tab=content&kind=${kind}`);
      expect(more).toEqual([]);
      await mend(owner);
      expect((await owner.list()).filter(isMeant)).toEqual([]);
    },
  );

  it('holds posts of the demo until they are deleted, and none that somebody has rewritten', async () => {
    const owner = await createOwner(testApp());
    const posts = async () => (await owner.list()).find(({ link }) => link === '/admin')?.what;
    expect(await posts()).toBe(`${seedPosts.length} posts of the demo`);
    const { prisma } = testDatabase();
    const [first, second] = await prisma.blogPost.findMany({ take: 2, orderBy: { id: 'asc' } });
    await owner.caller.admin.posts.delete({ id: first?.id ?? 0 });
    await prisma.blogPost.update({
      where: { id: second?.id ?? 0 },
      data: { content: '<p>Ours</p>' },
    });
    expect(await posts()).toBe(`${seedPosts.length - 2} posts of the demo`);
  });

  it('holds developers of the demo until they are gone', async () => {
    const owner = await createOwner(testApp());
    const developers = async () =>
      (await owner.list()).find(({ link }) => link === '/admin?tab=developers')?.what;
    expect(await developers()).toBe(`${seedDevelopers.length} fictional developers of the demo`);
    await testDatabase().prisma.developer.deleteMany();
    expect(await developers()).toBeUndefined();
  });

  it('holds settings that something lacks, each with the page that lacks it', async () => {
    const linksOf = async (env: Record<string, string>) =>
      (await launchList(settingsOf(env), contentKinds))
        .filter(({ what }) => /^(?:Settings|Mail|Text messages|AI drafts|Backups): /.test(what))
        .map(({ link }) => link);
    expect(await linksOf({})).toEqual([
      '/',
      '/admin?tab=inbox',
      '/developer-signup',
      '/admin?tab=generator',
      '/admin',
    ]);
    expect(await linksOf(wholeEnv)).toEqual([]);
  });

  it('is empty for an owner who has mended everything', async () => {
    const owner = await createOwner(testApp());
    for (const [, , mend] of ofContent) await mend(owner);
    const { prisma } = testDatabase();
    await prisma.blogPost.deleteMany();
    await prisma.developer.deleteMany();
    expect(await launchList(settingsOf(wholeEnv), contentKinds)).toEqual([]);
  });

  it('finds an address and a number for examples in any text', async () => {
    const owner = await createOwner(testApp());
    await owner.edit(homeKind, (value) => ({
      ...value,
      closing: {
        ...value.closing,
        text: 'Write to hello@studio.example or call 651.555.0199; not at http://localhost:3000.',
      },
    }));
    const found = (await owner.list()).map(({ what }) => what);
    expect(found).toContain(
      'Home: hello@studio.example leads nowhere, it is reserved for examples',
    );
    expect(found).toContain('Home: 651.555.0199 is reserved for fiction');
    expect(found.join()).not.toContain('localhost:3000 leads');
  });

  it.each([
    ['Home: “Finished apps” is marked as a sample', homeKind, 'finishedApps'],
    ['Testimonials: 3 sample entries', homeKind, 'testimonials'],
    ['About: “Testimonials” is marked as a sample', aboutKind, 'testimonials'],
    ['People of the team: 1 sample entry', aboutKind, 'team'],
  ] as const)('leaves out what a hidden section shows: %s', async (what, kind, section) => {
    const owner = await createOwner(testApp());
    await owner.edit(peopleKind, (value) => ({ ...value, people: [samplePerson] }));
    const page: ContentKind = kind;
    const show = (isShown: boolean) =>
      owner.edit(page, (value) => {
        const { sections } = value as { sections: readonly SectionState[] };
        const shown = sections.map((one) => (one.id === section ? { ...one, isShown } : one));
        return { ...(value as object), sections: shown };
      });
    const found = async () => (await owner.list()).map((item) => item.what);
    expect(await found()).toContain(what);
    await show(false);
    expect(await found()).not.toContain(what);
    await show(true);
    expect(await found()).toContain(what);
  });

  it('names texts that still tell of the fictional founder once there is another one', async () => {
    const owner = await createOwner(testApp());
    const found = async () =>
      (await owner.list()).flatMap(({ what, link }) =>
        what.includes('as delivered, is still named') ? [{ what, link }] : [],
      );
    expect(await found()).toEqual([]);
    await owner.edit(aboutKind, ({ founder, ...value }) => ({
      ...value,
      founder: { ...founder, name: 'Ada King' },
    }));
    const link = '/admin?tab=content&kind=about';
    const said = 'About: Robin Maddox, the founder as delivered, is still named: ';
    const quotes =
      "“See Robin's portfolio (sample address)”, “I'm Robin Maddox. I spent fifteen years turning ot…”, “Work with Robin” and 2 more";
    expect(await found()).toEqual([{ what: said + quotes, link }]);
    await owner.edit(aboutKind, ({ founder, ...value }) => ({
      ...value,
      founder: { ...founder, portfolio: { label: 'What Ada built', href: 'https://north.studio' } },
      hero: { ...value.hero, intro: 'I am Ada King.', actions: [] },
      testimonials: { ...value.testimonials, items: value.testimonials.items.slice(1) },
    }));
    const left = '“What working with Robin is like”';
    expect(await found()).toEqual([{ what: said + left, link }]);
    await owner.edit(aboutKind, ({ sections, ...value }) => ({
      ...value,
      sections: sections.map((one) => ({ ...one, isShown: one.id !== 'testimonials' })),
    }));
    expect(await found()).toEqual([]);
    // Shown again, but without entries, it is not drawn either.
    await owner.edit(aboutKind, ({ sections, ...value }) => ({
      ...value,
      sections: sections.map(({ id }) => ({ id, isShown: true })),
      testimonials: { ...value.testimonials, items: [] },
    }));
    expect(await found()).toEqual([]);
  });

  it('leaves the first name alone that the founder shares with the fictional one', async () => {
    const owner = await createOwner(testApp());
    await owner.edit(aboutKind, ({ founder, ...value }) => ({
      ...value,
      founder: { ...founder, name: 'Robin King' },
      hero: { ...value.hero, intro: 'I am Robin King.' },
    }));
    expect((await owner.list()).map(({ what }) => what).join()).not.toContain(
      'Robin Maddox, the founder',
    );
  });

  it('leaves a site alone that is at the address of its name', async () => {
    const found = await launchList(
      settingsOf({ ...wholeEnv, SITE_URL: 'https://www.vibecode.land' }),
      contentKinds,
    );
    expect(found.map(({ what }) => what).join()).not.toContain('is still called');
  });
});
