import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Office } from '../../../src/features/offices/office.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const kind = 'offices';
const cities = ['Minneapolis, MN', 'San Francisco, CA', 'Manhattan, NY'];

const nineToFive = { opens: '09:00', closes: '17:00' };
const hours = {
  ...{ timeZone: 'America/Chicago', remark: 'Closed on public holidays.' },
  ...{ monday: nineToFive, tuesday: nineToFive, wednesday: nineToFive, thursday: nineToFive },
  ...{ friday: { opens: '09:00', closes: '12:30' }, saturday: null },
};
const duluth: Office = {
  ...{ city: 'Duluth, MN', street: '1 Lake Ave', postalCode: '55802' },
  phone: { e164: '+12182345678', display: '(218) 234-5678' },
  mail: 'duluth@north.studio',
  map: 'https://maps.north.studio/duluth',
  hours,
};

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

async function publish(...offices: readonly Office[]) {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind, value: { offices } });
}

async function open(url: string) {
  const { body } = await testApp().app.inject({ url });
  const { document } = new JSDOM(body).window;
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  return { body, document, data };
}

function officesOn(document: Document) {
  const title = [...document.querySelectorAll('h3')].find((one) => one.textContent === 'Offices');
  return [...(title?.nextElementSibling?.children ?? [])];
}

describe('offices', () => {
  it('are three cities until the owner changes them, without a word more', async () => {
    const { document, data } = await open('/contact');
    expect(officesOn(document).map(({ innerHTML }) => innerHTML)).toEqual(cities);
    expect(data.map((one) => one['@type'])).toEqual(['ContactPage']);
    expect((await open('/about')).document.body.textContent).toContain('Minneapolis, MN');
    expect((await open('/services/apps')).data[0].areaServed).toEqual(
      cities.map((name) => ({ '@type': 'City', name })),
    );
  });

  it('say on the contact page what the owner typed, with days of the same hours as one', async () => {
    await publish(duluth, { city: 'Manhattan, NY' });
    const { document } = await open('/contact');
    const [first, second] = officesOn(document);
    expect(second?.textContent).toBe('Manhattan, NY');
    const links = [...(first?.querySelectorAll('a') ?? [])].map((link) => link.href);
    expect(links).toEqual([
      'tel:+12182345678',
      'mailto:duluth@north.studio',
      'https://maps.north.studio/duluth',
    ]);
    expect(first?.querySelector('address')?.textContent).toContain(
      '1 Lake AveDuluth, MN 55802(218)',
    );
    const table = first?.querySelector('dl');
    expect(table?.getAttribute('aria-label')).toBe('Opening hours: Duluth, MN');
    const cells = [...(table?.querySelectorAll('dt, dd') ?? [])].map((cell) => cell.textContent);
    expect(cells).toEqual([...['Mon–Thu', '9:00–17:00', 'Fri', '9:00–12:30', 'Sat–Sun', 'Closed']]);
    expect(first?.textContent).toContain('Central Time');
    expect(first?.textContent).toContain('Closed on public holidays.');
  });

  it('are described to search engines as far as the owner described them', async () => {
    await publish(duluth, { city: 'Manhattan, NY' }, { city: 'Ely, MN', mail: 'ely@north.studio' });
    const [, ...described] = (await open('/contact')).data;
    const specification = (dayOfWeek: readonly string[], closes: string) => ({
      ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '09:00', closes },
    });
    expect(described).toEqual([
      {
        ...{ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'vibecode.land' },
        address: {
          ...{ '@type': 'PostalAddress', streetAddress: '1 Lake Ave', postalCode: '55802' },
          addressLocality: 'Duluth, MN',
        },
        telephone: '+12182345678',
        email: 'duluth@north.studio',
        hasMap: 'https://maps.north.studio/duluth',
        openingHoursSpecification: [
          specification(['Monday', 'Tuesday', 'Wednesday', 'Thursday'], '17:00'),
          specification(['Friday'], '12:30'),
        ],
      },
      {
        ...{ '@context': 'https://schema.org', '@type': 'Organization', name: 'vibecode.land' },
        address: { '@type': 'PostalAddress', addressLocality: 'Ely, MN' },
        email: 'ely@north.studio',
      },
    ]);
  });

  it('stand everywhere as the owner named them: the founder, the services, REST', async () => {
    await publish({ city: 'Duluth, MN' });
    expect((await open('/about')).body).not.toContain('Minneapolis');
    expect((await open('/about')).body).toContain('Duluth, MN');
    expect((await open('/services')).data[0].areaServed).toEqual([
      { '@type': 'City', name: 'Duluth, MN' },
    ]);
    expect((await testApp().caller.content({ kinds: kind })).values[kind]).toEqual({
      offices: [{ city: 'Duluth, MN' }],
    });
  });

  it('may be none: the page has no title for them then', async () => {
    await publish();
    const { document } = await open('/contact');
    const titles = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
    expect(titles).not.toContain('Offices');
  });

  it('with no day of hours show the remark alone', async () => {
    const onCall = { timeZone: 'America/Chicago', remark: 'By appointment.' };
    await publish({ city: 'Duluth, MN', hours: onCall });
    const [first] = officesOn((await open('/contact')).document);
    expect(first?.textContent).toBe('Duluth, MNBy appointment.');
  });
});

const withHours = (change: object) => ({ ...duluth, hours: { ...hours, ...change } });

describe('an office is refused', () => {
  it.each([
    ['without a city', { ...duluth, city: '' }, 'city', /fill this in/],
    [
      'that closes before it opens',
      withHours({ monday: { opens: '17:00', closes: '09:00' } }),
      'hours.monday.closes',
      /closes after it opens/,
    ],
    [
      'that closes when it opens',
      withHours({ sunday: { opens: '09:00', closes: '09:00' } }),
      'hours.sunday.closes',
      /closes after it opens/,
    ],
    [
      'with half of the times of a day',
      withHours({ monday: { opens: '09:00', closes: '' } }),
      'hours.monday.closes',
      /A time such as 09:30/,
    ],
    [
      'with a time that no clock shows',
      withHours({ monday: { opens: '9 am', closes: '24:10' } }),
      'hours.monday.opens',
      /A time such as 09:30/,
    ],
    ['in no time zone', withHours({ timeZone: '' }), 'hours.timeZone', /choose a time zone/],
    [
      'in a time zone that nobody knows',
      withHours({ timeZone: 'America/Duluth' }),
      'hours.timeZone',
      /choose a time zone/,
    ],
    [
      'with a number that lacks its country',
      { ...duluth, phone: { e164: '2182345678', display: '218' } },
      'phone.e164',
      /A number such as \+16125550142/,
    ],
    [
      'with a number that has spaces',
      { ...duluth, phone: { e164: '+1 218 234 5678', display: '218' } },
      'phone.e164',
      /without spaces/,
    ],
    ['with a mail address that is none', { ...duluth, mail: 'duluth' }, 'mail', /Invalid email/],
    ['with a map on this site', { ...duluth, map: '/map' }, 'map', /begins with https:/],
    ['with a map that is a script', { ...duluth, map: 'javascript:alert(1)' }, 'map', /address/],
  ])('%s, at its field', async (_name, office, field, message) => {
    const { cookie } = await signedInAdmin(testApp());
    const answer = await testApp().app.inject({
      method: 'POST',
      url: '/trpc/admin.content.save',
      headers: { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' },
      payload: { kind, value: { offices: [{ city: 'Ely, MN' }, office] } },
    });
    expect(answer.statusCode).toBe(400);
    const { fieldErrors } = answer.json().error.json.data;
    expect(fieldErrors[`value.offices.1.${field}`]?.[0]).toMatch(message);
    expect((await open('/contact')).body).not.toContain('Ely, MN');
  });

  it('nor is the number of the site taken without its country', async () => {
    const { caller } = await signedInAdmin(testApp());
    const { value } = await caller.admin.content.get({ kind: 'identity' });
    const phone = { e164: '(612) 555-0142', display: '(612) 555-0142', smsKeyword: 'VIBE' };
    await expect(
      caller.admin.content.save({ kind: 'identity', value: { ...value, phone } }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
