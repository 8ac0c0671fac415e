import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';

test('a new developer is found by name, words, country, experience and tool', async ({ page }) => {
  await signUp(page, {
    phoneNumber: '+16125550170',
    name: 'Zella Quartzmine',
    bio: 'Seismograph dashboards for quarries.',
  });
  await openEditor(page);
  await page.getByLabel('Country').selectOption('Estonia');
  await page.getByLabel('Year Started Coding').fill('2004');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated!', { exact: true })).toBeVisible();
  await openEditor(page);
  await page.getByRole('button', { name: 'Add project' }).click();
  await page.getByLabel('Title').fill('Tremor');
  await page.getByLabel('Category').selectOption('Web App');
  await page.getByLabel('Story').fill('The quarry wanted to know first.');
  await page.getByRole('combobox', { name: 'Built with' }).fill('Lovable');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByText('Project added', { exact: true })).toBeVisible();

  await page.goto('/explore-developers');
  const cards = page.getByRole('list', { name: 'Developers' }).getByRole('article');
  const zella = cards.filter({ hasText: 'Zella Quartzmine' });
  await expect(zella).toContainText('Estonia');
  await expect(zella).toContainText('years of coding experience');
  await expect(zella).toContainText(/Joined [A-Z][a-z]{2} \d{4}/);

  await page.getByLabel('Search by name or words').fill('seismogr');
  await expect(page).toHaveURL(/[?&]q=seismogr/);
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Country').selectOption('Estonia');
  await page.getByLabel('Experience').selectOption('20');
  const chip = page.getByRole('link', { name: 'Lovable' });
  await expect(chip).toHaveAttribute('href', /experience=20/);
  await chip.click();
  await expect(page).toHaveURL(/country=Estonia&experience=20&tool=Lovable/);
  await expect(cards).toHaveText([/Zella Quartzmine/]);

  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveText([/Zella Quartzmine/]);
  await expect(page.getByLabel('Country')).toHaveValue('Estonia');
  await page.goBack();
  await expect(page).not.toHaveURL(/tool=/);

  await page.getByLabel('Country').selectOption('Peru');
  await expect(page.getByRole('heading', { name: 'No developers found' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL('/explore-developers');
  await expect(page.getByLabel('Search by name or words')).toHaveValue('');
  await zella.getByRole('link', { name: 'Zella Quartzmine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zella Quartzmine' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the directory can be read, filtered and left for a profile', async ({ page }) => {
    await page.goto('/explore-developers');
    await page.getByLabel('Search by name or words').fill('bowling');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/q=bowling/);
    const cards = page.getByRole('list', { name: 'Developers' }).getByRole('article');
    await expect(cards).toHaveText([/Marit Lindqvist/]);
    await page.getByRole('link', { name: 'Marit Lindqvist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marit Lindqvist' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Steam & Pine' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Your Profile' })).toHaveCount(0);
    await page.goto('/explore-developers');
    await expect(page.getByRole('link', { name: 'Create Your Profile' })).toHaveAttribute(
      'href',
      '/developer-signup',
    );
  });
});

test('a choice that is not answered yet counts for the next ones, by chip and by select', async ({
  page,
}) => {
  await openHydrated(page, '/explore-developers');
  let answer = () => {};
  const isTimeToAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/**', async (route) => {
    await isTimeToAnswer;
    await route.continue();
  });
  await page.getByLabel('Country').selectOption('Estonia');
  const chip = page.getByRole('link', { name: /^Lovable/ });
  await expect(chip).toHaveAttribute('href', /country=Estonia/);
  await chip.click();
  await expect(chip.first()).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Experience').selectOption('5');
  answer();
  await expect(page).toHaveURL(/country=Estonia.*experience=5.*tool=Lovable/);
});

test('says that it is loading, and that nobody has joined yet', async ({ page }) => {
  let answer = () => {};
  const isTimeToAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/developer.directory*', async (route) => {
    await isTimeToAnswer;
    await route.fulfill({
      json: [{ result: { data: { json: { items: [], nextCursor: null } } } }],
    });
  });
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Explore the network' }).click();
  await expect(page.getByText('Loading developers...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'No Developers Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join the Network' })).toHaveAttribute(
    'href',
    '/developer-signup',
  );
});

test('says that its first people are made up, and that the addresses of their projects lead nowhere', async ({
  page,
}) => {
  await page.goto('/explore-developers');
  await expect(page.getByText(/samples of fictional people/)).toBeVisible();
  await page.goto('/developer-profile/1');
  await expect(page.getByText('Sample profile of a fictional person')).toBeVisible();
  const links = page.getByRole('link', { name: /^View Project: / });
  await expect(page.getByText('A sample address: it leads nowhere')).toHaveCount(
    await links.count(),
  );
});

test('a profile says that it is loading', async ({ page }) => {
  let answer = () => {};
  const isTimeToAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/trpc/developer.profile*', async (route) => {
    await isTimeToAnswer;
    await route.continue();
  });
  await page.goto('/explore-developers?q=Lindqvist');
  await page.getByRole('link', { name: 'Marit Lindqvist' }).click();
  await expect(page.getByText('Loading profile...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Marit Lindqvist' })).toBeVisible();
});

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('the directory says why and tries again', async ({ page }) => {
    await page.goto('/developers');
    await page.route('**/trpc/developer.directory*', (route) => route.abort());
    await page.getByRole('link', { name: 'Explore the network' }).click();
    await expect(page.getByText(/^Error loading developers: /)).toBeVisible();
    // Hovering the link prefetched the page; waits until those requests have failed too.
    await page.waitForLoadState('networkidle');
    await page.unroute('**/trpc/developer.directory*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Developers' })).toBeVisible();
  });
});

test('says above the cards that profiles with drawn faces are samples', async ({ page }) => {
  await page.goto('/explore-developers');
  const note = page.getByText('Profiles with a drawn face are samples of fictional people.');
  const firstCard = page.getByRole('list', { name: 'Developers' }).getByRole('article').first();
  const [noteBox, cardBox] = await Promise.all([note.boundingBox(), firstCard.boundingBox()]);
  expect(noteBox?.y).toBeLessThan(cardBox?.y ?? 0);
});
