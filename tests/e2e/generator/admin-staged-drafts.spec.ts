import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { clickInto } from '../../setup/browser/rich-text.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, postCard, test, toast } from '../../setup/steps/admin-steps.ts';

const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });

/** Begins a draft in stages, has its outline written, and opens it in the editor. */
async function openOutlined(page: Page, subject: string) {
  await openDashboard(page, '/admin?tab=generator');
  await page.getByRole('button', { name: 'Write in stages' }).press('Enter');
  await page.getByLabel('What it is about').fill(subject);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Write an outline' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Outline' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Open in the editor' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(subject);
  await page.getByText('Rich text', { exact: true }).click();
  await expect(richText(page)).toBeVisible();
}

test('sections are written beside their text, where each goes to its place and is undone in one step', async ({
  page,
}) => {
  const { keyboard } = page;
  await openOutlined(page, 'Stages for a bakery');
  await expectNoViolations(page, [1440]);
  const outline = page.getByRole('list', { name: 'Outline' });
  const item = (name: string) => outline.getByRole('listitem', { name, exact: true });
  await item('Four questions')
    .getByRole('button', { name: /^Write/ })
    .press('Enter');
  await expect(item('Four questions')).toContainText('Written');
  await expect(richText(page).getByRole('heading')).toHaveText(['Four questions']);
  await expect(richText(page)).toContainText('Begin with a person.');
  await clickInto(richText(page));
  await keyboard.press('Control+z');
  await expect(richText(page)).not.toContainText('Begin with a person.');
  await expect(item('Four questions')).toContainText('Not in the text');
  await item('Four questions')
    .getByRole('button', { name: /^Put into the text/ })
    .press('Enter');
  await expect(richText(page)).toContainText('Begin with a person.');

  await page.getByRole('button', { name: 'Write all sections' }).press('Enter');
  await expect(item('The first evening')).toContainText('Written');
  await expect(item('Opening, without a heading')).toContainText('Written');
  await expect(richText(page).getByRole('heading')).toHaveText([
    'Four questions',
    'The first evening',
  ]);
  await expect(
    page.getByRole('button', { name: 'Write all sections' }),
  ).toHaveAccessibleDescription('Every section has a text.');
  const costs = page.getByRole('region', { name: 'What the AI takes' });
  await expect(costs).toContainText('Sections, last time: 920 tokens');
  await expect(costs).toContainText(/This post so far:\s*4 requests, 3,680 tokens/);
  await expectNoViolations(page, [1440]);

  // A new text of a section that a person changed waits for an answer.
  await clickInto(richText(page));
  await keyboard.press('Control+End');
  await keyboard.type(' By hand.');
  await expect(item('The first evening')).toContainText('Written by hand');
  await item('The first evening')
    .getByRole('button', { name: /^Write again/ })
    .press('Enter');
  await page.getByLabel('What should be different?').fill('Name somebody');
  await keyboard.press('Enter');
  await expect(item('The first evening').getByRole('insertion').first()).toBeVisible();
  await expect(richText(page)).toContainText('By hand.');
  await item('The first evening').getByRole('button', { name: 'Take the new text' }).press('Enter');
  await expect(richText(page)).toContainText('Begin with one person you know.');
  await expect(richText(page)).not.toContainText('By hand.');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A plan in an evening.');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Post created')).toBeVisible();
  await page.goto('/admin?tab=posts');
  const card = postCard(page, 'Stages for a bakery');
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
});

test('an outline is changed beside its text, with the keyboard, and the text follows', async ({
  page,
}) => {
  const { keyboard } = page;
  await openOutlined(page, 'An outline that moves');
  await page.getByRole('button', { name: 'Write all sections' }).press('Enter');
  await expect(richText(page).getByRole('heading')).toHaveText([
    'Four questions',
    'The first evening',
  ]);
  await page.getByRole('button', { name: 'Change the outline' }).press('Enter');
  const heading = (position: number) =>
    page.getByLabel(`Heading of section ${position}`, { exact: true });
  await expect(page.getByRole('button', { name: 'Move section 1 up' })).toHaveAccessibleDescription(
    'This section is the first one.',
  );
  await heading(3).focus();
  await keyboard.press('Alt+ArrowUp');
  await expect(heading(2)).toHaveValue('The first evening');
  await expect(richText(page).getByRole('heading')).toHaveText([
    'The first evening',
    'Four questions',
  ]);
  await heading(2).fill('One evening');
  await heading(2).blur();
  await expect(richText(page).getByRole('heading').first()).toHaveText('One evening');
  await page.getByRole('button', { name: 'Remove section 3' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(richText(page).getByRole('heading')).toHaveText(['One evening']);
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await heading(3).fill('In the end');
  await heading(3).blur();
  await page.getByRole('button', { name: 'End the changes' }).press('Enter');
  const outline = page.getByRole('list', { name: 'Outline' });
  await expect(outline.getByRole('listitem', { name: 'In the end' })).toContainText('Not written');
  await page.reload();
  await expect(outline.getByRole('listitem', { name: 'One evening' })).toContainText('Written');
  await expect(richText(page).getByRole('heading')).toHaveText(['One evening']);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Post settings' }).click();
  await expect(outline).toBeVisible();
  await expectToFit(page);
});

test('a change of the outline outlives an answer that is older', async ({ page }) => {
  await openOutlined(page, 'An answer that comes late');
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const taken = page.waitForRequest(/stagedDrafts\.decide/);
  await page.route('**/trpc/admin.stagedDrafts.decide*', async (route) => {
    const answer = await route.fetch();
    await delivery;
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Write: Four questions' }).press('Enter');
  await taken;
  await page.getByRole('button', { name: 'Change the outline' }).press('Enter');
  const saved = page.waitForResponse(/stagedDrafts\.saveOutline/);
  await page.getByRole('button', { name: 'Add a section' }).press('Enter');
  await saved;
  const readAgain = page.waitForResponse(/stagedDrafts\.get/);
  deliver();
  await readAgain;
  await expect(page.getByLabel('Heading of section 4', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'End the changes' }).press('Enter');
  const outline = page.getByRole('list', { name: 'Outline' });
  await expect(outline.getByRole('listitem', { name: 'Four questions' })).toContainText('Written');
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
