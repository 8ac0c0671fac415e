import type { Locator, Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { startWebServer } from '../../mocks/web-server.ts';
import { demoAdmin } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { expect, hideProfile, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';
import { signIn } from '../../setup/steps/developer-steps.ts';
import { startMailedSite } from '../../setup/steps/mailed-site.ts';

test.afterEach(endPrograms);

const name = 'Marit Ledig';
const quote = 'Marit asked before she built, and it went live on the day that she said.';
const filtered = '/explore-developers?skill=language.elixir&kind=mentoring';

async function pngFile() {
  const buffer = await createFlatPicture(1_500, 1_000);
  return { name: 'courts.png', mimeType: 'image/png', buffer };
}

async function addPhoto(page: Page) {
  await page.getByLabel('Upload a photo').setInputFiles(await pngFile());
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(toast(page, 'Photo updated')).toBeVisible();
}

async function addProject(page: Page) {
  await page.getByRole('button', { name: 'Add project' }).click();
  const form = page.getByRole('form', { name: 'Add a project' });
  await form.getByLabel('Title').fill('Courts');
  await form.getByLabel('Category').selectOption('Web App');
  await form.getByLabel('Story').fill('A club took bookings by voicemail.');
  await form.getByRole('button', { name: 'Save project' }).click();
  const pictures = page.getByRole('region', { name: 'Pictures of Courts' });
  await pictures
    .getByLabel('Add pictures')
    .last()
    .setInputFiles(await pngFile());
  await expect(pictures.getByLabel('Description of picture 1')).toBeVisible();
  await pictures.getByRole('button', { name: 'Done with pictures' }).click();
}

async function sayWhenFree(panel: Locator, page: Page) {
  // The tab before stays until this one is loaded, and names projects too.
  await panel.getByRole('checkbox', { name: 'Projects' }).check();
  await panel.getByLabel('Mentoring').check();
  await panel.getByLabel('Hours a week').fill('20');
  await panel.getByLabel('Open to briefs').check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toBeVisible();
}

test('a developer goes on a phone from joining to a recommendation, is hidden and shown, and the availability ends', async ({
  browser,
}) => {
  test.slow();
  const web = await startWebServer();
  const { pool, openPhone, mailsTo, stop } = await startMailedSite(browser, {
    TRUSTED_FETCH_ORIGINS: web.origin,
  });
  const [page, client, owner] = [await openPhone(), await openPhone(), await openPhone()];
  expect((await owner.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const panel = page.getByRole('tabpanel');
  const cards = client.getByRole('list', { name: 'Developers', exact: true }).getByRole('article');
  const card = cards.filter({ hasText: name });
  let profile = '';
  let request = '';
  let shortlist = '';

  await test.step('joins by phone', async () => {
    await signIn(page, '+14155550194');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    profile = new URL(page.url()).pathname;
  });

  await test.step('is led to a whole profile', async () => {
    const guide = page.getByRole('region', { name: 'Your way to a whole profile' });
    await guide.getByRole('button', { name: 'Add a photo' }).click();
    await addPhoto(page);
    await addProject(page);
    await page.getByRole('button', { name: 'Done editing' }).click();
    await expect(guide.getByText('2 of 5 done')).toBeVisible();
    await guide.getByRole('button', { name: 'Choose your skills' }).click();
    const search = page.getByRole('searchbox', { name: 'Search the list' });
    await search.fill('elix');
    await search.press('Enter');
    await expect(guide.getByText('3 of 5 done')).toBeVisible();
    await guide.getByRole('button', { name: 'Say when you are free' }).click();
    await sayWhenFree(panel, page);
    await expect(guide.getByText('4 of 5 done')).toBeVisible();
    await guide.getByRole('button', { name: 'Give your profile a name' }).click();
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(toast(page, 'Address saved')).toBeVisible();
    await expect(guide).toBeHidden();
  });

  await test.step('proves that the address of the project is theirs', async () => {
    // The form takes no address of this machine.
    await pool.query('UPDATE "DeveloperProject" SET "projectLink" = $1', [`${web.origin}/courts`]);
    const label = `${new URL(web.origin).host}/courts`;
    await page.goto(`${profile}?tab=proof`);
    await panel.getByRole('button', { name: `Add ${label}` }).click();
    const tag = await panel.getByText('<meta name="vibecode-land"').innerText();
    web.answers.set('/courts', { text: `<!doctype html><head>${tag}</head>` });
    await panel.getByRole('button', { name: `Check ${label}` }).click();
    await expect(panel.getByText('The proof was found.')).toBeVisible();
  });

  await test.step('is verified by the studio', async () => {
    await page.goto(`${profile}?tab=verification`);
    await panel.getByRole('button', { name: 'Ask to be verified' }).click();
    await expect(
      panel.getByText('We look at your profile. Then we give you a task.'),
    ).toBeVisible();

    await openDashboard(owner, '/admin?tab=verification');
    const row = owner.getByRole('listitem').filter({ hasText: name });
    const look = row.getByRole('button', { name: `Look at it: ${name}` });
    await look.click();
    await row.getByRole('button', { name: 'Give the assessment' }).click();
    await expect(row.getByText('Not answered yet')).toBeVisible();

    await page.reload();
    await panel.getByLabel('Your answer').fill('It is at https://marit.dev/courts, with a test.');
    await panel.getByRole('button', { name: 'Send the answer' }).click();
    await expect(panel.getByText('What you answered')).toBeVisible();

    await owner.reload();
    await look.click();
    await row.getByLabel('Remarks, which the developer reads').fill('The database decides.');
    await row.getByRole('button', { name: 'Save the result' }).click();
    await expect(toast(owner, 'Saved').first()).toBeVisible();
    await row.getByLabel('Remarks on the portfolio').fill('One clear project.');
    await row.getByRole('button', { name: 'Save the review' }).click();
    await row.getByLabel('What was looked at').fill('Courts');
    await row.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('is found by skill and availability, and put on a shortlist', async () => {
    await openHydrated(client, '/explore-developers');
    await client.getByText('More filters', { exact: true }).click();
    await client.getByLabel('Skill', { exact: true }).selectOption('language.elixir');
    await client.getByLabel('Available for').selectOption('mentoring');
    await expect(client).toHaveURL(filtered);
    await expect(cards).toHaveText([new RegExp(name)]);
    await expect(card.getByText('Verified', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: `Add to shortlist: ${name}` }).click();
    await client.getByRole('link', { name: 'Your shortlist (1)' }).click();
    await expect(client).toHaveURL(/\/shortlist\/\d+$/);
    shortlist = client.url();
  });

  await test.step('gets a message from the shortlist', async () => {
    const form = client.getByRole('form', { name: 'One message to up to three' });
    await form.getByLabel('Your email').fill('ada@example.com');
    // A form that is filled in within two seconds counts as sent by a bot.
    await form.getByLabel('Your name').pressSequentially('Ada Lovelace', { delay: 200 });
    await form.getByRole('textbox', { name: 'Message' }).fill('Do you know lighthouses?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(client.getByText('Messages sent!')).toBeVisible();
    await page.goto(`${profile}?tab=messages`);
    await expect(panel.getByText('Do you know lighthouses?')).toBeVisible();
  });

  await test.step('is named in a brief', async () => {
    await client.getByRole('link', { name: 'Write a brief' }).click();
    const description = client.getByLabel('Project Description');
    await expect(description).toHaveValue(new RegExp(`${name} \\(number \\d+\\)`));
    await fillContactForm(client, await description.inputValue());
    await description.pressSequentially('A log for lighthouses.', { delay: 120 });
    await expect(client.getByLabel('Show my request to suitable developers')).toBeChecked();
    await client.getByRole('button', { name: 'Send Message' }).click();
    await client.getByRole('link', { name: 'Follow your request' }).click();
    await expect(client).toHaveURL(/\/requests\/[\w-]{32}$/);
    request = client.url();
  });

  await test.step('is offered the brief, says yes and is chosen', async () => {
    await openDashboard(owner, '/admin?tab=inbox&q=Lovelace');
    await owner.getByRole('link', { name: /Ada Lovelace/ }).click();
    const offers = owner.getByRole('region', { name: 'Developers', exact: true });
    await offers.getByRole('button', { name: 'Find developers' }).click();
    await offers.getByRole('button', { name: `Offer: to ${name}` }).click();
    await expect(toast(owner, 'Offered')).toBeVisible();

    await page.goto(`${profile}?tab=briefs`);
    const brief = page.getByRole('article', { name: 'Web Application' });
    await brief.getByRole('button', { name: 'Yes, I would like to do it' }).click();
    await expect(brief.getByText('You said yes')).toBeVisible();

    await client.goto(request);
    const own = client.getByRole('region', { name: 'Developers of our network' });
    await own.getByLabel(`I choose ${name}`).check();
    await own.getByRole('button', { name: 'Choose and introduce me' }).click();
    await expect(own.getByRole('link', { name: `Write to ${name}` })).toBeVisible();
  });

  await test.step('is recommended a month later, by the link in a mail', async () => {
    await pool.query(
      `UPDATE "Brief" SET "createdAt" = "createdAt" - interval '31 days', "endsAt" = "endsAt" - interval '31 days'`,
    );
    await pool.query(`SELECT graphile_worker.add_job('askForOutcomes', '{}')`);
    const link = () => /\/outcomes\/[\w-]{32}/.exec(mailsTo('ada@example.com').join())?.[0] ?? '';
    await expect.poll(link, { timeout: 30_000 }).not.toBe('');
    await client.goto(link());
    await client.getByLabel('Yes, and it is finished').check();
    await client.getByRole('button', { name: 'Send my answer' }).click();
    await client.getByLabel('What would you tell other clients? *').fill(quote);
    await client.getByLabel(/^I agree that my words/).check();
    await client.getByRole('button', { name: 'Publish my recommendation' }).click();
    await expect(toast(client, 'Your recommendation is stored')).toBeVisible();
    await client.goto(profile);
    const jobs = client.getByRole('region', { name: 'Jobs through this site' });
    await expect(jobs.getByText('1 job in twelve months')).toBeVisible();
    await expect(jobs.getByText(quote)).toBeVisible();
  });

  await test.step('is hidden from everybody, and shown again', async () => {
    const row = await hideProfile(owner, name, 'The photo shows somebody else.');
    expect((await client.request.get(profile)).status()).toBe(404);
    await client.goto(shortlist);
    await expect(client.getByText('Nobody is on this shortlist')).toBeVisible();
    await row.getByRole('button', { name: /^Show again/ }).click();
    await expect(toast(owner, 'Profile shown')).toBeVisible();
    expect((await client.request.get(profile)).status()).toBe(200);
    await client.goto(shortlist);
    await expect(client.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
  });

  await test.step('is still listed after the availability has ended, but not as available', async () => {
    await client.goto(filtered);
    await expect(card).toBeVisible();
    await pool.query(`UPDATE "Availability" SET "goodUntil" = "goodUntil" - interval '31 days'`);
    await client.reload();
    await expect(client.getByRole('heading', { name: 'No developers found' })).toBeVisible();
    await client.goto('/explore-developers');
    await expect(card).toBeVisible();
  });
  await stop();
  await web.stop();
});
