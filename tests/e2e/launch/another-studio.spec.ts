import type { Page } from '@playwright/test';
import { createFlatPicture, multipartBody } from '../../factories/pictures.ts';
import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { createPost, openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

test.afterEach(endPrograms);

const quote = 'They listened first, and what they built is what we meant.';

async function openKind(admin: Page, kind: string) {
  await openDashboard(admin, `/admin?tab=content&kind=${kind}`);
  await expect(admin.getByRole('button', { name: 'Save and publish' })).toBeVisible();
}

async function publish(admin: Page) {
  const saved = admin.waitForResponse(/admin\.content\.save(?!Draft)/);
  await admin.getByRole('button', { name: 'Save and publish' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(toast(admin, 'Published').first()).toBeVisible();
}

/** Takes all entries of a list out that the name matches. */
async function removeEntries(admin: Page, name: RegExp) {
  const menus = admin.getByRole('button', { name });
  await expect(menus.first()).toBeVisible();
  for (let left = await menus.count(); left > 0; left -= 1) {
    await menus.first().click();
    await admin.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(menus).toHaveCount(left - 1);
  }
}

test('an owner makes the site that of another studio, without touching a file', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const smtp = await startSmtp();
  const { origin: baseURL, stop } = await startOwnSite({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@north.studio', OWNER_EMAIL: 'owner@north.studio' },
    ...{ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token' },
    ...{ TWILIO_MESSAGING_SERVICE_SID: `MG${'0'.repeat(32)}`, OPENAI_API_KEY: 'sk-test' },
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const owner = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  expect((await owner.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const admin = await owner.newPage();
  const visitor = await (await browser.newContext({ baseURL, reducedMotion: 'reduce' })).newPage();

  await test.step('samples are gone', async () => {
    await openDashboard(admin, '/admin?tab=content');
    await admin.getByRole('button', { name: 'Remove the samples' }).click();
    await admin.getByRole('button', { name: 'Remove them' }).click();
    await expect(toast(admin, 'Samples removed')).toBeVisible();
    await visitor.goto('/examples');
    await expect(visitor.getByText('Morning Loaf')).toHaveCount(0);
  });

  await test.step('name, phone and legal entity', async () => {
    await openKind(admin, 'identity');
    await admin.getByLabel('Name of the site').fill('north.studio');
    await admin.getByLabel('Number with + and country code').fill('+12182345678');
    await admin.getByLabel('Number as people read it').fill('(218) 234-5678');
    await admin.getByLabel(/^Legal name and address/).fill('North Studio LLC, 1 Lake Ave, Duluth');
    await removeEntries(admin, /^More for: (?:X|GitHub|LinkedIn|YouTube)$/);
    await publish(admin);
    await visitor.goto('/contact');
    await expect(visitor.getByText('(218) 234-5678').first()).toBeVisible();
  });

  await test.step('an office with its hours', async () => {
    await openKind(admin, 'offices');
    await removeEntries(admin, /^More for: (?:San Francisco|Manhattan)/);
    await admin.getByRole('button', { name: 'Minneapolis, MN', exact: true }).click();
    await admin.getByLabel('City', { exact: true }).fill('Duluth, MN');
    await admin.getByLabel('Street address').fill('1 Lake Ave');
    await admin.getByRole('button', { name: 'Add: Opening hours' }).click();
    await admin.getByLabel('Time zone').selectOption('America/Chicago');
    for (const day of ['Monday', 'Tuesday']) {
      await admin.getByRole('button', { name: `Add: ${day}` }).click();
      const hours = admin.getByRole('group', { name: day, exact: true });
      await hours.getByLabel('Opens').fill('17:00');
      await hours.getByLabel('Closes').fill('09:00');
    }
    await admin.getByRole('button', { name: 'Save and publish' }).click();
    await expect(admin.getByText('An office closes after it opens')).toHaveCount(2);
    for (const day of ['Monday', 'Tuesday']) {
      const hours = admin.getByRole('group', { name: day, exact: true });
      await hours.getByLabel('Opens').fill('09:00');
      await hours.getByLabel('Closes').fill('17:00');
    }
    await publish(admin);
    await visitor.goto('/contact');
    await expect(visitor.getByText('Mon–Tue')).toBeVisible();
    await expect(visitor.getByText('Manhattan')).toHaveCount(0);
  });

  await test.step('logo', async () => {
    const picture = await createFlatPicture(600, 600);
    const { payload, headers } = multipartBody(picture, { name: 'logo.png', type: 'image/png' });
    const uploaded = await owner.request.post('/uploads/post-image', { data: payload, headers });
    const { url } = await uploaded.json();
    await openKind(admin, 'identity');
    await admin.getByLabel(/^Logo, in place/).fill(url);
    await publish(admin);
    await visitor.goto('/tips');
    await expect(visitor.getByRole('banner').locator(`img[src="${url}"]`)).toBeVisible();
  });

  await test.step('color', async () => {
    await openKind(admin, 'look');
    await admin.getByLabel('Accent on light pages').fill('#1f4fb5');
    await admin.getByLabel('Accent on dark pages').fill('#8fb4ff');
    await publish(admin);
    await visitor.goto('/tips');
    await expect(visitor.locator('body')).toHaveCSS('--mantine-color-anchor', '#1f4fb5');
  });

  await test.step('two services with prices', async () => {
    for (const [kind, path, title] of [
      ['service-websites', '/services/websites', 'Sites for the north shore'],
      ['service-apps', '/services/apps', 'Apps for harbors'],
    ] as const) {
      await openKind(admin, kind);
      await admin.getByRole('group', { name: 'Hero' }).getByLabel('Title').fill(title);
      await publish(admin);
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await openKind(admin, 'estimate-rates');
    await admin.getByLabel('Dollars a day').fill('1000');
    await publish(admin);
    await visitor.goto('/services/websites');
    const range = visitor.getByRole('status').filter({ hasText: 'Your price range' });
    await expect(range).toContainText('$7,000');
  });

  await test.step('three cases', async () => {
    await openKind(admin, 'portfolio');
    const list = admin.getByRole('list', { name: 'Projects' });
    for (const name of ['Harbor', 'Sauna']) {
      await list.getByRole('button', { name: /^More for: .*Developer Network$/ }).click();
      await admin.getByRole('menuitem', { name: 'Duplicate' }).click();
      const copy = list.getByRole('group', { name: /Developer Network$/ });
      await copy.getByLabel(/^End of its address/).fill(name.toLowerCase());
      await copy.getByLabel('Title', { exact: true }).fill(`${name} bookings`);
    }
    await publish(admin);
    for (const path of ['/examples/harbor', '/examples/sauna', '/examples/developer-network']) {
      expect((await visitor.goto(path))?.status()).toBe(200);
    }
    await visitor.goto('/examples/harbor');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Harbor bookings');
  });

  await test.step('a person', async () => {
    await openKind(admin, 'about');
    const founder = admin.getByRole('group', { name: 'Founder', exact: true });
    await founder.getByLabel('Name', { exact: true }).fill('Ada King');
    await founder.getByLabel('Sample note').fill('');
    await founder.getByLabel('Href').fill('https://north.studio/ada');
    await publish(admin);
    await visitor.goto('/about');
    await expect(visitor.getByText('Ada King').first()).toBeVisible();
  });

  await test.step('legal text', async () => {
    for (const kind of ['terms', 'privacy']) {
      await openKind(admin, kind);
      await admin.getByRole('button', { name: 'Remove: Review' }).click();
      await publish(admin);
      await visitor.goto(`/${kind}`);
      await expect(visitor.getByText('North Studio LLC, 1 Lake Ave, Duluth')).toBeVisible();
    }
  });

  await test.step('navigation', async () => {
    await openKind(admin, 'navigation');
    const columns = admin.getByRole('list', { name: 'Columns' });
    for (const [column, unset] of [
      ['Services', /^More for: Care Plans$/],
      ['Company', /^More for: (?:Careers|Press)$/],
      ['Resources', /^More for: (?:Newsletter|Workshops)$/],
    ] as const) {
      await columns.getByRole('button', { name: column, exact: true }).click();
      await removeEntries(admin, unset);
    }
    await publish(admin);
    await visitor.goto('/');
    await expect(visitor.getByText('Care Plans')).toHaveCount(0);
  });

  await test.step('figures of its own', async () => {
    await openKind(admin, 'figures');
    await admin.getByLabel('Note below figures that are samples').fill('');
    await admin.getByRole('button', { name: 'Add an entry: Counted figures, and sources' }).click();
    await admin.getByLabel('Is the number of').selectOption('AI tools');
    await publish(admin);
    await visitor.goto('/');
    await expect(visitor.getByText('50+')).toHaveCount(0);
  });

  await test.step('first post', async () => {
    await openDashboard(admin);
    await createPost(owner.request, { title: 'Ice out on the lake', slug: 'ice-out' });
    await visitor.goto('/blog');
    await expect(visitor.getByText('Ice out on the lake').first()).toBeVisible();
  });

  await test.step('a testimonial by link', async () => {
    const { lastName } = await sendRequest(visitor.request, 'A booking page for the harbor.');
    await openDashboard(admin, `/admin?tab=inbox&q=${lastName}`);
    await admin.getByRole('link', { name: new RegExp(lastName) }).click();
    await admin.getByLabel('Status', { exact: true }).selectOption('won');
    const section = admin.getByRole('region', { name: 'Testimonial', exact: true });
    await section.getByRole('button', { name: 'Ask for a testimonial' }).click();
    const link = () =>
      smtp.mails
        .map(wordsOf)
        .flatMap((text) => /\/testimonials\/[\w-]{32}/.exec(text)?.[0] ?? [])[0] ?? '';
    await expect.poll(link, { timeout: 30_000 }).not.toBe('');
    await visitor.goto(link());
    await visitor.getByLabel('What would you tell others about the work?').fill(quote);
    await visitor.getByLabel('5 stars').check();
    await visitor.getByLabel('I agree that my words').check();
    await visitor.getByRole('button', { name: 'Send my words' }).click();
    await expect(toast(visitor, 'Sent').first()).toBeVisible();
    await admin.reload();
    await section.getByRole('button', { name: 'Approve and publish' }).click();
    await expect(section.getByText('Published', { exact: true })).toBeVisible();
    await visitor.goto('/');
    await expect(visitor.locator('blockquote')).toHaveText([quote]);
  });

  await test.step('nothing is left before launch but the demo itself', async () => {
    await openDashboard(admin, '/admin?tab=content');
    const left = admin.getByRole('region', { name: /^Before launch/ }).getByRole('listitem');
    await expect(left).toHaveText([/This is the demo/]);
  });
  await smtp.stop();
  await stop();
});
