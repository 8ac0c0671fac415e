import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { peopleKind } from '../../../src/features/about/words/people.ts';
import { encodingTimeoutMs, uploadAsAdmin } from '../../factories/admin-upload.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';
import { createOwner } from '../launch/owner.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const { release, name: kind } = peopleKind;

const ada = {
  ...{ name: 'Ada King', role: 'Lead engineer', text: 'Plans what is built.', isSample: false },
  links: [{ label: 'Profile', to: 'https://north.studio/ada' }],
};

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

async function publish(...people: readonly object[]) {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind, value: { ...release, people } });
}

async function openAbout() {
  const { body } = await testApp().app.inject({ url: '/about' });
  const { document } = new JSDOM(body).window;
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  const headings = [...document.querySelectorAll('main h2')];
  const team = headings.find(({ textContent }) => textContent === release.title);
  return { data, headings, team: team?.closest('section') ?? null };
}

describe('people of the team', () => {
  it('have no section as long as there are none', async () => {
    const { team, data } = await openAbout();
    expect(team).toBeNull();
    expect(data.map((one) => one['@type'])).toEqual(['ProfilePage']);
  });

  it('stand after the founder with role, text and links, and in the data of the page', async () => {
    await publish(ada);
    const { team, headings, data } = await openAbout();
    expect(headings.map(({ textContent }) => textContent).indexOf(release.title)).toBe(4);
    expect(team?.querySelector('h3')?.textContent).toBe('Ada King');
    expect(team?.textContent).toContain('Lead engineer');
    expect(team?.textContent).toContain('Plans what is built.');
    expect(team?.querySelector('a')?.getAttribute('href')).toBe('https://north.studio/ada');
    expect(team?.querySelector('img')).toBeNull();
    expect(team?.textContent).not.toContain(release.noteOnSamples);
    expect(data[1]).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'Organization', name: 'vibecode.land' },
      employee: [
        {
          ...{ '@type': 'Person', name: 'Ada King', jobTitle: 'Lead engineer' },
          ...{ description: 'Plans what is built.', sameAs: ['https://north.studio/ada'] },
        },
      ],
    });
    expect(data[0].mainEntity.name).toBe('Robin Maddox');
  });

  it(
    'have pictures of the media library only',
    async () => {
      const file = await createFlatPicture(600, 600);
      const uploaded = await uploadAsAdmin(testApp(), file, { file: { type: 'image/png' } });
      const picture = { src: uploaded.json().url as string, alt: 'Ada at her desk' };
      await publish({ ...ada, picture });
      const { team, data } = await openAbout();
      expect(team?.querySelector('img')?.alt).toBe('Ada at her desk');
      expect(data[1].employee[0].image).toBe(`http://localhost:3000${picture.src}`);
      const elsewhere = { ...picture, src: 'https://elsewhere.example/a.png' };
      await expect(publish({ ...ada, picture: elsewhere })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    },
    encodingTimeoutMs,
  );

  it('are marked as samples on the page, in its data and before launch', async () => {
    await publish(ada, { ...ada, name: 'Sam Pell', isSample: true });
    const { team, data } = await openAbout();
    const notes = [...(team?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(notes.filter((text) => text === release.noteOnSamples)).toHaveLength(1);
    const [real, sample] = data[1].employee;
    expect(real.disambiguatingDescription).toBeUndefined();
    expect(sample.disambiguatingDescription).toBe(release.noteOnSamples);
    const owner = await createOwner(testApp());
    const listed = (await owner.list()).map(({ what }) => what);
    expect(listed).toContain('People of the team: 1 sample entry');
  });
});
