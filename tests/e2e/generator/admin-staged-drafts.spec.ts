import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, openDashboard, postCard, test, toast } from '../../setup/steps/admin-steps.ts';

test('a draft is written in stages, with the keyboard, and outlives every reload', async ({
  page,
}) => {
  const { keyboard } = page;
  await openDashboard(page, '/admin?tab=generator');
  await page.getByRole('button', { name: 'Write in stages' }).press('Enter');
  await page.getByLabel('What it is about').fill('Stages for a bakery');
  await page.getByLabel('Reader').fill('Bakers');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Stages for a bakery' })).toBeVisible();
  await expect(page).toHaveURL(/staged=\d+/);

  await page.getByRole('button', { name: 'Write an outline' }).press('Enter');
  const heading = (position: number) =>
    page.getByLabel(`Heading of section ${position}`, { exact: true });
  await expect(heading(2)).toHaveValue('Four questions');
  await heading(2).focus();
  await keyboard.press('Alt+ArrowUp');
  await expect(heading(1)).toHaveValue('Four questions');
  await expect(heading(1)).toBeFocused();
  await keyboard.press('End');
  await keyboard.type(' first');
  await page.getByRole('button', { name: 'Remove section 3' }).press('Enter');
  await expect(heading(3)).toBeHidden();
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await heading(3).fill('In the end');
  await heading(3).blur();
  const sections = page.getByRole('list', { name: 'Sections' });
  await expect(sections.getByRole('listitem', { name: 'In the end' })).toBeVisible();
  await page.reload();
  await expect(heading(1)).toHaveValue('Four questions first');
  await expect(heading(3)).toHaveValue('In the end');
  await expect(heading(4)).toBeHidden();

  const first = sections.getByRole('listitem', { name: 'Four questions first' });
  await first.getByRole('button', { name: /^Write this section/ }).press('Enter');
  await expect(first).toContainText('Begin with a person.');
  await first.getByLabel('What should be different?').fill('Name somebody');
  await first.getByRole('button', { name: /^Write it again/ }).press('Enter');
  await expect(first.getByRole('insertion')).toContainText(['one', 'you know']);
  await page.reload();
  await expectNoViolations(page, [390, 1440]);
  await first.getByRole('button', { name: 'Take the new text' }).press('Enter');
  await expect(first).toContainText('Begin with one person you know.');

  await page.getByRole('button', { name: 'Suggest title and excerpt' }).press('Enter');
  await expect(page.getByLabel('Title of the post')).toHaveValue('Plan a first app in stages');
  await expect(page.getByText(/4 requests, \d+ s, [\d,]+ tokens/)).toBeVisible();
  await page.getByRole('button', { name: 'Save as Draft' }).press('Enter');
  await expect(toast(page, 'Post saved!')).toBeVisible();
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  const card = postCard(page, 'Plan a first app in stages');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
});

test('a draft in stages is found again, discarded and brought back', async ({ page }) => {
  await openDashboard(page, '/admin?tab=generator');
  await page.getByRole('button', { name: 'Write in stages' }).click();
  await page.getByLabel('What it is about').fill('Forgotten stages');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'All drafts' }).click();
  // Opening reads the draft again; a discard before that would cause a 404.
  const read = page.waitForResponse(/stagedDrafts\.get/);
  await page.getByRole('button', { name: 'Go on: Forgotten stages' }).click();
  await read;
  await page.getByRole('button', { name: 'Discard this draft' }).click();
  await expect(page.getByText('“Forgotten stages” was discarded.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Forgotten stages' }).click();
  await expect(page.getByRole('button', { name: 'Go on: Forgotten stages' })).toBeVisible();
});
