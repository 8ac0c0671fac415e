import type { Browser, Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { wordsOf } from '../../mocks/smtp.ts';
import { complaintsOf, expect, test } from '../../setup/browser/e2e.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, postCard, toast } from '../../setup/steps/admin-steps.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';
import { openKind, publish, removeEntries, uploadInto } from '../../setup/steps/content-steps.ts';
import { submitLogin } from '../../setup/steps/own-admin.ts';
import { startProductionSite } from '../../setup/steps/production-site.ts';

test.afterEach(endPrograms);

const legalEntity = 'North Studio LLC, 1 Lake Ave, Duluth';
const quote = 'They listened first, and what they built is what we meant.';

async function openPage(browser: Browser, baseURL: string) {
  const options = { baseURL, ignoreHTTPSErrors: true, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  context.setDefaultTimeout(60_000);
  return { page: await context.newPage(), complaints: complaintsOf(context) };
}

const launchSection = (admin: Page) => admin.getByRole('region', { name: /^Before launch/ });

test('an owner makes a new production site that of another studio, without touching a file', async ({
  browser,
}) => {
  // Some two minutes on a quiet machine.
  test.setTimeout(600_000);
  const site = await startProductionSite();
  const { page: admin, complaints } = await openPage(browser, site.origin);
  const { page: visitor, complaints: more } = await openPage(browser, site.origin);

  await test.step('the owner signs in and finds what is left', async () => {
    await submitLogin(admin, site.owner);
    await admin.getByRole('link', { name: /^\d+ things before launch$/ }).click();
    await expect(launchSection(admin).getByRole('listitem')).not.toHaveCount(0);
    await visitor.goto('/blog');
    await expect(visitor.getByText('No blog posts available yet.')).toBeVisible();
  });

  await test.step('samples are gone', async () => {
    await admin.getByRole('button', { name: 'Remove the samples' }).click();
    await admin.getByRole('button', { name: 'Remove them' }).click();
    await expect(toast(admin, 'Samples removed')).toBeVisible();
    await visitor.goto('/examples');
    await expect(visitor.getByText('Morning Loaf')).toHaveCount(0);
  });

  await test.step('name', async () => {
    await openKind(admin, 'identity');
    await admin.getByLabel('Name of the site').fill('north.studio');
    await removeEntries(admin, /^More for: (?:X|GitHub|LinkedIn|YouTube)$/);
    await publish(admin);
    await visitor.goto('/');
    await expect(visitor).toHaveTitle(/north\.studio/);
  });

  await test.step('phone', async () => {
    await openKind(admin, 'identity');
    await admin.getByLabel('Number with + and country code').fill('+12182345678');
    await admin.getByLabel('Number as people read it').fill('(218) 234-5678');
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
      await hours.getByLabel('Opens').fill('09:00');
      await hours.getByLabel('Closes').fill('17:00');
    }
    await publish(admin);
    await visitor.goto('/contact');
    await expect(visitor.getByText('Mon–Tue')).toBeVisible();
    await expect(visitor.getByText('Manhattan')).toHaveCount(0);
  });

  await test.step('logo', async () => {
    await openKind(admin, 'identity');
    const label = 'Logo, in place of the drawing beside the name';
    const buffer = await createFlatPicture(600, 600);
    await uploadInto(admin, label, { name: 'logo.png', buffer });
    await expect(admin.getByRole('img', { name: `Chosen: ${label}` })).toBeVisible();
    const address = await admin.getByLabel(label, { exact: true }).inputValue();
    await publish(admin);
    await visitor.goto('/tips');
    await expect(visitor.getByRole('banner').locator(`img[src="${address}"]`)).toBeVisible();
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
    const services = [
      ['service-websites', '/services/websites', 'Sites for the north shore', '$7,000'],
      ['service-apps', '/services/apps', 'Apps for harbors', '$20,000'],
    ] as const;
    await openKind(admin, 'estimate-rates');
    await admin.getByLabel('Dollars a day').fill('1000');
    await publish(admin);
    for (const [kind, path, title, price] of services) {
      await openKind(admin, kind);
      await admin.getByRole('group', { name: 'Hero' }).getByLabel('Title').fill(title);
      await publish(admin);
      await visitor.goto(path);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
      const range = visitor.getByRole('status').filter({ hasText: 'Your price range' });
      await expect(range).toContainText(price);
    }
  });

  await test.step('three cases', async () => {
    await openKind(admin, 'portfolio');
    const list = admin.getByRole('list', { name: 'Projects' });
    const nameOpened = async (name: string) => {
      const form = list.getByRole('group', { name: /Developer Network$/ });
      await form.getByLabel('End of its address').fill(name.toLowerCase());
      await form.getByLabel('Words of the client').fill(`A page that takes ${name} bookings.`);
      await form.getByLabel('Title', { exact: true }).fill(`${name} bookings`);
    };
    for (const name of ['Harbor', 'Sauna']) {
      await list.getByRole('button', { name: /^More for: .*Developer Network$/ }).click();
      await admin.getByRole('menuitem', { name: 'Duplicate' }).click();
      await nameOpened(name);
    }
    await list.getByRole('button', { name: /^(?!More).*Developer Network$/ }).click();
    await nameOpened('Ferry');
    await publish(admin);
    for (const name of ['Harbor', 'Sauna', 'Ferry']) {
      await visitor.goto(`/examples/${name.toLowerCase()}`);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText(`${name} bookings`);
    }
  });

  await test.step('a person', async () => {
    await openKind(admin, 'about');
    const founder = admin.getByRole('group', { name: 'Founder', exact: true });
    await founder.getByLabel('Name', { exact: true }).fill('Ada King');
    await founder.getByLabel('Sample note').fill('');
    const portfolio = founder.getByRole('group', { name: 'Portfolio' });
    await portfolio.getByLabel('Label').fill('What Ada has built');
    await portfolio.getByLabel('Address').fill('https://north.studio/ada');
    const hero = admin.getByRole('group', { name: 'Hero', exact: true });
    await hero.getByLabel('Introduction').fill('I am Ada King, and I build for harbors.');
    await hero.getByRole('button', { name: 'Work with Robin', exact: true }).click();
    await hero.getByLabel('Label').fill('Work with Ada');
    await publish(admin);
    await openKind(admin, 'identity');
    const person = admin.getByRole('group', { name: 'Person at the end of pages', exact: true });
    await person.getByLabel('Name', { exact: true }).fill('Ada King');
    await person.getByLabel('Role').fill('Founder');
    await publish(admin);
    await visitor.goto('/services/software');
    await expect(visitor.getByText('Ada King, Founder')).toBeVisible();
    await visitor.goto('/about');
    await expect(visitor.getByText('Ada King').first()).toBeVisible();
    await expect(visitor.getByText(/Robin|Maddox/)).toHaveCount(0);
  });

  await test.step('legal text', async () => {
    await openKind(admin, 'identity');
    await admin.getByLabel(/^Legal name and address/).fill(legalEntity);
    await publish(admin);
    for (const kind of ['terms', 'privacy']) {
      await openKind(admin, kind);
      await admin.getByRole('button', { name: 'Remove: Review' }).click();
      const hero = admin.getByRole('group', { name: 'Hero', exact: true });
      await hero.getByLabel('Introduction').fill(`The ${kind} of a studio at the lake.`);
      await publish(admin);
      await visitor.goto(`/${kind}`);
      await expect(visitor.getByText(`The ${kind} of a studio at the lake.`)).toBeVisible();
      await expect(visitor.getByText(legalEntity)).toBeVisible();
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
    await admin.getByRole('link', { name: 'New Post' }).click();
    await admin.getByRole('textbox', { name: 'Title', exact: true }).fill('Ice out on the lake');
    await admin.getByLabel('Excerpt').fill('When the harbor opens.');
    await admin
      .getByRole('textbox', { name: 'Content', exact: true })
      .fill('<h2>Earlier</h2><p>The ice is out.</p>');
    await admin.getByRole('button', { name: 'Create Post' }).click();
    await expect(toast(admin, 'Post created')).toBeVisible();
    await expect(postCard(admin, 'Ice out on the lake')).toContainText('Published');
    const news = admin.getByRole('region', { name: /^Your first post is public/ });
    await expect(news.getByRole('link', { name: /^View post/ })).toBeVisible();
    await expect(news.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
    await visitor.goto('/blog');
    await visitor
      .getByRole('link', { name: /Ice out on the lake/ })
      .first()
      .click();
    await expect(visitor.getByText('The ice is out.')).toBeVisible();
  });

  await test.step('a testimonial by link', async () => {
    await visitor.goto('/contact');
    await fillContactForm(visitor, 'A booking page for the harbor.');
    // As long as a person needs: a form that is filled in at once is taken for that of a machine.
    await visitor.getByLabel('Last Name').fill('');
    await visitor.getByLabel('Last Name').pressSequentially('Lovelace', { delay: 300 });
    await visitor.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(visitor, 'Message sent successfully!')).toBeVisible();
    await openDashboard(admin, '/admin?tab=inbox');
    await admin.getByRole('link', { name: /Ada Lovelace/ }).click();
    await admin.getByLabel('Status', { exact: true }).selectOption('won');
    const section = admin.getByRole('region', { name: 'Testimonial', exact: true });
    await section.getByRole('button', { name: 'Ask for a testimonial' }).click();
    const link = () =>
      site.smtp.mails
        .map(wordsOf)
        .flatMap((text) => /https:\S+\/testimonials\/[\w-]{32}/.exec(text)?.[0] ?? [])[0] ?? '';
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

  await test.step('launch list empty', async () => {
    await openDashboard(admin, '/admin?tab=content');
    await expect(launchSection(admin).getByText('Nothing is left')).toBeVisible();
    await expect(launchSection(admin).getByRole('link')).toHaveText([/^Look at the site/]);
    await expect(launchSection(admin).getByRole('listitem')).toHaveCount(0);
    await expect(admin.getByRole('link', { name: /before launch/ })).toHaveCount(0);
    expect((await site.backUp()).code).toBe(0);
    const { code, output } = await site.check();
    expect(code).toBe(0);
    // The domain of the other studio is made up, so no DNS knows its mail.
    expect(output.match(/^(?:warn|fail) +(?! |SPF:|DKIM:|DMARC:).*$/gm)).toBeNull();
    expect(output).toContain('ok    Launch: Nothing is left to do before launch.');
  });
  expect([...complaints, ...more]).toEqual([]);
  await site.stop();
});
