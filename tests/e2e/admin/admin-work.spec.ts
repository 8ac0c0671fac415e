import { readFile } from 'node:fs/promises';
import {
  areaLink,
  expect,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';
import { headersOfSomebody } from '../../setup/steps/request-steps.ts';

test.use({ expectedMessages: [/status of 409/] });

test('a contact request is read, noted, answered, found and exported', async ({ page }) => {
  const request = {
    firstName: 'Odile',
    lastName: 'Basalt',
    email: 'odile@example.com',
    company: 'Basalt & Daughters',
    projectType: 'Web Application',
    description: 'A booking page for our quarry tours, please.',
    budgetRange: '$15,000 - $50,000',
  };
  expect(
    (await page.request.post('/api/contact', { headers: headersOfSomebody(), data: request })).ok(),
  ).toBe(true);

  await openDashboard(page, '/admin?tab=inbox');
  await expect(areaLink(page, /Inbox \d+ new requests?/)).toBeVisible();
  await page.getByLabel('Search requests').fill('odile');
  const line = page.getByRole('link', { name: /Odile Basalt/ });
  await expect(line).toContainText('New');
  await expect(line).toContainText(/Answer due in \d+ h/);
  await line.click();
  await expect(page.getByRole('heading', { name: 'Odile Basalt' })).toBeFocused();
  await expect(
    page.getByRole('article').getByText('A booking page for our quarry tours, please.'),
  ).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('read');
  await expect(page.getByRole('link', { name: 'odile@example.com' })).toHaveAttribute(
    'href',
    'mailto:odile%40example.com',
  );

  await page.getByRole('textbox', { name: 'Note' }).fill('Called back, sends photos.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(toast(page, 'Note saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText(
    'Called back, sends photos.',
  );
  await page.getByLabel('Remind me on').fill('2035-04-05');
  await page.getByRole('button', { name: 'Set reminder' }).click();
  await expect(page.getByText('You are reminded on Apr 5, 2035')).toBeVisible();
  await page.getByLabel('Status').selectOption('Answered');
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Read → Answered by');

  await page.getByRole('button', { name: 'Back to the inbox' }).click();
  await expect(line).toBeFocused();
  await page.getByLabel('Show').selectOption('Answered');
  await expect(line).toContainText('Answered');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^contact-requests-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('Called back, sends photos.');
});

test('what a person sends through the form is new, and what is suspected can be moved back', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ storageState: undefined })).newPage();
  await visitor.clock.install();
  await visitor.goto('/contact');
  await visitor.getByLabel('First Name').fill('Petra');
  await visitor.getByLabel('Last Name').fill('Gneiss');
  await visitor.getByLabel('Email').fill('petra@example.com');
  await visitor.getByLabel('Project Type').selectOption('Other');
  await visitor.getByLabel('Budget Range').selectOption('$100,000+');
  await visitor.getByLabel('Project Description').fill('A map of every quarry in the valley.');
  // A form that is sent faster counts as sent by a bot.
  await visitor.clock.fastForward(10_000);
  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByText('Message sent successfully!', { exact: true })).toBeVisible();

  await openDashboard(page, '/admin?tab=inbox&q=gneiss');
  const line = page.getByRole('link', { name: /Petra Gneiss/ });
  await expect(line).toContainText('New');
  await line.click();
  await expect(page.getByLabel('Status')).toHaveValue('read');
  await page.getByLabel('Status').selectOption('Suspected');
  await expect(page.getByText('Petra Gneiss is in Suspected now.')).toBeVisible();

  await page.goto('/admin?tab=inbox');
  await page.getByRole('button', { name: 'Look through them' }).click();
  await line.click();
  await page.getByRole('button', { name: 'Move to inbox' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('new');
  await page.getByRole('button', { name: 'Back to the inbox' }).click();
  await page.getByLabel('Show').selectOption('New');
  await expect(line).toBeVisible();
});

test('a token is shown once, writes posts for a program, and is refused once revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await openDashboard(page, '/admin?tab=tokens');
  await page.getByLabel('Name').fill('Quarry importer');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByText(token)).toBeHidden();

  const program = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'admin-token': token },
    storageState: { cookies: [], origins: [] },
  });
  const post = {
    title: 'Sent by a Program',
    slug: 'sent-by-a-program',
    categoryId: 1,
    excerpt: 'No hands.',
    content: '<p>Text.</p>',
    isPublished: 'false',
  };
  const created = await program.post('/api/blog/posts', { data: post });
  expect(created.ok()).toBe(true);
  const { data } = await created.json();
  const updated = await program.put(`/api/blog/posts/${data.id}`, {
    data: { ...post, isPublished: 'true' },
  });
  expect(updated.ok()).toBe(true);
  expect((await page.request.get('/blog/sent-by-a-program')).status()).toBe(200);
  const generated = await program.post('/api/blog/generate', { data: { subject: 'Rocks' } });
  expect((await generated.json()).data.title).toBe('Plan a first app in one evening');

  await areaLink(page, 'Blog Posts').click();
  await expect(postCard(page, 'Sent by a Program')).toContainText('Published');
  await areaLink(page, 'Tokens').click();
  const row = page.getByRole('listitem').filter({ hasText: 'Quarry importer' });
  await expect(row).not.toContainText('never');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click();
  await expect(row).toContainText('Revoked');
  expect((await program.post('/api/blog/posts', { data: post })).status()).toBe(401);
  await program.dispose();

  await areaLink(page, 'Activity').click();
  await expect(
    page.getByRole('listitem').filter({ hasText: /by token Quarry importer created post/ }),
  ).toBeVisible();
});

test('a category is made, renamed, and deleted with its posts moved', async ({ page }) => {
  await openDashboard(page, '/admin?tab=categories');
  await page.getByRole('button', { name: 'New Category' }).click();
  const form = page.getByRole('dialog', { name: 'New category' });
  await form.getByRole('button', { name: 'Create category' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Loose Stones');
  await expect(form.getByLabel('Slug')).toHaveValue('loose-stones');
  await form.getByLabel('Description').fill('Small finds.');
  await form.getByRole('button', { name: 'Create category' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'Loose Stones' });
  await expect(card).toContainText('/loose-stones');
  await expect(card).toContainText('0 posts');

  const { result } = await (await page.request.get('/trpc/admin.categories.list')).json();
  const category = result.data.json.find(({ slug }: { slug: string }) => slug === 'loose-stones');
  const post = {
    title: 'A Pebble',
    slug: 'a-pebble',
    categoryId: category.id,
    excerpt: 'Round.',
    content: '<p>Text.</p>',
  };
  expect((await page.request.post('/api/blog/posts', { data: post })).ok()).toBe(true);
  await page.reload();
  await expect(card).toContainText('1 post');

  await card.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Description').fill('Small finds, rinsed.');
  await page.getByRole('button', { name: 'Save category' }).click();
  await expect(card).toContainText('Small finds, rinsed.');

  await card.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: /Delete .Loose Stones/ });
  await expect(question.getByRole('button', { name: 'Delete category' })).toBeDisabled();
  await question.getByLabel('Move posts to').selectOption('Getting Started');
  await question.getByRole('button', { name: 'Delete category' }).click();
  await expect(card).toBeHidden();
  await areaLink(page, 'Blog Posts').click();
  await expect(postCard(page, 'A Pebble')).toContainText('Getting Started');
});
