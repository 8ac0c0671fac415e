import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();
const db = () => testDatabase().prisma;
const hostile = '"><script>alert(1)</script>\nEND:VCARD\r\nTEL:+1 ](javascript:x) `*_';
let id: number;

const get = (path: string, of = id) => testApp().app.inject(`/developer-profile/${of}/${path}`);

beforeEach(async () => {
  const developer = await createDeveloper({
    ...{ developerName: 'Ada; Lovelace, Jr.', bio: 'First line.\n\nSecond line.' },
    ...{ country: 'United States', state: 'Minnesota', yearStartedCoding: 2012 },
    ...{ birthDate: new Date('1990-04-12'), phoneNumber: '+16125550142' },
  });
  id = developer.id;
  await createProject(id, {
    ...{ title: 'Court booking', story: 'A club needed it.', builtWith: ['Lovable', 'Cursor'] },
    projectLink: 'https://example.com/courts',
  });
});

describe('the contact file', () => {
  it('is a vCard that programs read', async () => {
    const { body, headers } = await get('contact.vcf');
    expect(headers['content-type']).toBe('text/vcard; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="${id}-contact.vcf"`);
    const card = ICAL.Component.fromString(body);
    expect(card.getFirstPropertyValue('version')).toBe('4.0');
    expect(card.getFirstPropertyValue('fn')).toBe('Ada; Lovelace, Jr.');
    expect(card.getFirstPropertyValue('note')).toBe('First line.\n\nSecond line.');
    expect(card.getFirstPropertyValue('tel')).toBe('tel:+16125550142');
    expect(card.getFirstPropertyValue('url')).toMatch(`/developer-profile/${id}`);
  });

  it('names the handle in place of the number', async () => {
    await db().handle.create({ data: { handle: 'ada', shape: 'ada', developerId: id } });
    await db().developer.update({ where: { id }, data: { handle: 'ada' } });
    const { body, headers } = await get('contact.vcf');
    expect(headers['content-disposition']).toContain('ada-contact.vcf');
    expect(body).toMatch(/^URL:.*\/@ada\r?$/m);
  });
});

describe('the resume', () => {
  it('follows the schema of JSON Resume', async () => {
    const { body } = await get('resume.json');
    expect(JSON.parse(body)).toMatchObject({
      basics: {
        name: 'Ada; Lovelace, Jr.',
        phone: '+16125550142',
        location: { address: 'United States', region: 'Minnesota' },
      },
      skills: [{ name: 'Lovable' }, { name: 'Cursor' }],
      projects: [{ name: 'Court booking', url: 'https://example.com/courts' }],
    });
  });
});

describe('the profile as Markdown', () => {
  it('has a heading for each project', async () => {
    const { body } = await get('profile.md');
    expect(body).toMatch(/^# Ada; Lovelace, Jr\.$/m);
    expect(body).toMatch(/^### Court booking$/m);
    expect(body).toContain('<https://example.com/courts>');
  });
});

const files = ['contact.vcf', 'resume.json', 'profile.md'];

describe.each(files)('%s', (file) => {
  it('never holds the birth date, and the number only where the page shows it', async () => {
    expect((await get(file)).body).toContain('6125550142');
    await db().developer.update({ where: { id }, data: { showPhoneNumber: false } });
    const { body } = await get(file);
    expect(body).not.toContain('1990');
    expect(body).not.toContain('6125550142');
  });

  it('is there as long as visitors see the profile', async () => {
    await db().developer.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect((await get(file)).statusCode).toBe(404);
    expect((await get(file, 999_999)).statusCode).toBe(404);
  });

  it('holds a hostile text as text', async () => {
    const { id: other } = await createDeveloper({ developerName: hostile, bio: hostile });
    await createProject(other, { title: hostile, story: hostile, builtWith: [hostile] });
    const { body, headers } = await get(file, other);
    expect(headers['x-content-type-options']).toBe('nosniff');
    if (file === 'contact.vcf') {
      const card = ICAL.Component.fromString(body);
      expect(card.getAllProperties('tel')).toHaveLength(1);
    }
    if (file === 'profile.md') {
      expect(body).not.toContain('<script');
      expect(body).not.toMatch(/[^\\]\]\(javascript/);
    }
  });
});

describe.each(['badge.svg', 'badge-dark.svg'])('%s', (badge) => {
  const textsOf = (svg: string) => {
    const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
    expect(document.querySelector('script, foreignObject, image, a')).toBeNull();
    return [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
  };

  it('names developer and site, and may be embedded elsewhere', async () => {
    const { body, headers } = await get(badge);
    expect(textsOf(body)).toEqual(['Ada; Lovelace, Jr.', 'vibecode.land']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('of nobody, or of a hidden profile, names the site alone', async () => {
    await db().developer.update({ where: { id }, data: { hiddenAt: new Date() } });
    for (const of of [id, 999_999]) {
      const { body, statusCode } = await get(badge, of);
      expect([statusCode, textsOf(body)]).toEqual([200, ['vibecode.land']]);
    }
    expect((await testApp().app.inject(`/developer-profile/nobody/${badge}`)).statusCode).toBe(200);
  });

  it('holds a hostile name as text, and cuts it', async () => {
    const { id: other } = await createDeveloper({ developerName: hostile });
    const [name = ''] = textsOf((await get(badge, other)).body);
    expect(name).toHaveLength(32);
    expect(name).toContain('<script>');
  });
});

describe('the card for social networks', () => {
  it.each(['Ada Lovelace', 'Иван Петров', '山田太郎', 'محمد علي', '김철수', 'דוד לוי'])(
    'is drawn for %s',
    async (developerName) => {
      const { id: of } = await createDeveloper({ developerName });
      const { statusCode, headers } = await testApp().app.inject(`/og/developers/${of}.png`);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    },
  );

  it('is gone with the profile', async () => {
    await db().developer.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect((await testApp().app.inject(`/og/developers/${id}.png`)).statusCode).toBe(404);
  });
});
