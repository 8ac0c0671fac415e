import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a developer chooses three skills, and a visitor finds them by one', async ({
  page,
  browser,
}) => {
  await signUp(page, { phoneNumber: '+16125550172', name: 'Skilled Qvist' });
  const address = new URL(page.url()).pathname;
  const added = await page.request.post('/api/developers/current/projects', {
    data: { title: 'Court booking', category: 'Web App', story: 'A club needed bookings.' },
  });
  expect(added.ok()).toBe(true);
  await page.reload();

  await page.getByRole('tab', { name: 'Skills' }).click();
  await expect(page.getByText('No skills yet')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the list' });
  await search.fill('elix');
  await expect(page.getByText('1 skill found')).toBeVisible();
  await search.press('Enter');
  for (const name of ['Webhook', 'Cursor']) {
    await search.fill(name.toLowerCase());
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect(search).toBeFocused();
  }
  const rows = page.getByRole('list', { name: 'Chosen skills' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('3 of 12 chosen')).toBeVisible();

  const up = page.getByRole('button', { name: 'Move Cursor up' });
  await up.press('Enter');
  await expect(rows.nth(1)).toContainText('Cursor');
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Projects that show Elixir: Choose projects' }).click();
  const project = page.getByRole('checkbox', { name: 'Court booking' });
  // Shows the new list of skills, which comes a moment after the press.
  await project.click();
  await expect(project).toBeChecked();
  await expect(
    page.getByRole('button', { name: 'Projects that show Elixir: 1 project' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Take away Webhook' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('Webhook');
  await expectNoViolations(page);
  await expectToFit(page);

  const visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await visitor.goto(address);
  const skills = visitor.getByRole('region', { name: 'Skills' });
  await expect(skills.getByRole('listitem')).toHaveText([
    'Elixir Shown in Court booking',
    'Cursor',
    'Webhook',
  ]);
  await expectToFit(visitor);
  await skills.getByRole('link', { name: 'Elixir' }).click();
  await expect(visitor).toHaveURL(/\?skill=language\.elixir$/);
  await expect(visitor.getByRole('link', { name: 'Skilled Qvist' })).toBeVisible();
  const card = visitor.getByRole('article').filter({ hasText: 'Skilled Qvist' });
  await expect(card.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveText([
    'Elixir',
    'Cursor',
    'Webhook',
  ]);
  await expectNoViolations(visitor);
  await visitor.getByRole('search').getByRole('link', { name: 'Elixir' }).click();
  await expect(visitor).toHaveURL('/explore-developers');
  await visitor.context().close();
});
