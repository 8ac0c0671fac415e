import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { endlessSubject, suggested } from '../../setup/browser/e2e-global.ts';
import { clickInto } from '../../setup/browser/rich-text.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { createPost, expect, test, toast } from '../../setup/steps/admin-steps.ts';

test.use({ reducedMotion: 'reduce' });

const widths = [390, 1440];
const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });

async function openRichText(page: Page, slug: string, content: string) {
  const id = await createPost(page.request, { title: slug, slug, content });
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page));
}

test('a passage is shortened by keyboard, shown as a difference, accepted, and undone in one step', async ({
  page,
}) => {
  await openRichText(page, 'scree-ai', '<p>You could go up.</p><p>It is by way of the scree.</p>');
  const { keyboard } = page;
  await keyboard.press('Control+End');
  await keyboard.press('Control+j');
  const dialog = page.getByRole('dialog', { name: 'Ask the AI about this passage' });
  await expect(dialog.getByRole('button', { name: 'Shorten' })).toBeFocused();
  await expectNoViolations(page, widths);
  await keyboard.press('Enter');
  const change = dialog.getByRole('listitem', { name: 'Shorten' });
  await expect(change.getByRole('insertion').first()).toBeVisible();
  await expect(change.getByRole('deletion').first()).toBeVisible();
  await expect(dialog).toContainText('920 tokens');
  await expectNoViolations(page, widths);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await expect(richText(page)).toContainText('by way of the scree');
  await keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(richText(page).getByRole('paragraph')).toHaveText([
    'You could go up.',
    'Go up by the scree.',
  ]);
  await expect(richText(page)).toBeFocused();
  await keyboard.press('Control+z');
  await expect(richText(page).getByRole('paragraph')).toHaveText([
    'You could go up.',
    'It is by way of the scree.',
  ]);
  await keyboard.press('Control+Shift+z');
  await keyboard.press('Control+s');
  await expect(toast(page, 'Post updated')).toBeVisible();

  await page.getByRole('button', { name: 'Post settings' }).click();
  await page.getByRole('button', { name: 'Ask the AI', exact: true }).click();
  const provenance = page.getByRole('region', { name: 'Written by a model' });
  await expect(provenance.getByRole('listitem')).toHaveText([/Shorten.*5 words · accepted by/]);
});

test('/ask asks about the paragraph above, and the line that it was typed in stays empty', async ({
  page,
}) => {
  await openRichText(page, 'slash-ask', '<p>You could go up.</p><p>It is by way of the scree.</p>');
  const { keyboard } = page;
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.type('/ask');
  await expect(page.getByRole('option', { name: /^Ask the AI/ })).toBeVisible();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask the AI about this passage' });
  await expect(dialog.getByRole('button', { name: 'Shorten' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Accept/ })).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(richText(page).getByRole('paragraph')).toHaveText([
    'You could go up.',
    'Go up by the scree.',
    '',
  ]);
});

test('a passage that takes too long is stopped, and refusing changes nothing', async ({ page }) => {
  await openRichText(page, 'endless-ai', `<p>A way ${endlessSubject}.</p>`);
  const { keyboard } = page;
  await keyboard.press('Control+j');
  const dialog = page.getByRole('dialog', { name: 'Ask the AI about this passage' });
  await dialog.getByRole('button', { name: 'Clearer' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The AI is writing...');
  const stop = dialog.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Clearer' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await keyboard.press('Control+a');
  await keyboard.type('A way with an end.');
  await keyboard.press('Control+j');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('listitem', { name: 'Continue' })).toBeVisible();
  await keyboard.press('Control+Backspace');
  await expect(dialog).toBeHidden();
  await expect(richText(page)).toHaveText('A way with an end.');
});

test('a passage of the HTML is asked about by its selection, and undone by the browser', async ({
  page,
}) => {
  const content = '<p>Stay.</p>\n<p>It is by way of the scree.</p>';
  const id = await createPost(page.request, { title: 'Scree', slug: 'scree-html', content });
  await page.goto(`/admin?post=${id}`);
  const field = page.getByRole('textbox', { name: 'Content', exact: true });
  await field.click();
  await field.evaluate((element: HTMLTextAreaElement) =>
    element.setSelectionRange(element.value.indexOf('<p>It'), element.value.length),
  );
  await page.keyboard.press('Control+j');
  const dialog = page.getByRole('dialog', { name: 'Ask the AI about this passage' });
  await dialog.getByRole('button', { name: 'Clearer' }).click();
  await expect(dialog.getByRole('insertion').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue(`<p>Stay.</p>\n${suggested.passage}`);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue(content);
});

test('titles and links are suggested for a post, and each is accepted or refused', async ({
  page,
}) => {
  const content = '<p>Write a prompt first.</p>';
  const id = await createPost(page.request, { title: 'Old title', slug: 'old-ai-title', content });
  await page.goto(`/admin?post=${id}`);
  await page.getByRole('button', { name: 'Ask the AI', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask the AI about this post' });
  await expect(dialog).toContainText('Nothing of this post was accepted from the AI.');
  await dialog.getByRole('button', { name: 'Titles' }).click();
  const [first = '', second = ''] = suggested.texts;
  await expect(dialog.getByRole('button', { name: `Accept: ${first}` })).toBeFocused();
  await expectNoViolations(page, widths);
  await page.keyboard.press('Control+Backspace');
  await expect(dialog.getByRole('listitem', { name: first })).toContainText('Refused');
  await expect(dialog.getByRole('button', { name: `Accept: ${second}` })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('listitem', { name: second })).toContainText('Accepted');
  await expect(dialog.getByRole('region', { name: 'Written by a model' })).toContainText('Titles');

  await dialog.getByRole('button', { name: 'Links within the site' }).click();
  await dialog.getByRole('button', { name: 'Accept: a prompt' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(second);
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(
    '<p>Write <a href="/glossary/prompt">a prompt</a> first.</p>',
  );
});

const undescribed = ['about-2.svg', 'service-apps.avif']
  .map((name) => `<img src="/illustrations/${name}" alt="">`)
  .join('');

test('alt texts are proposed for all pictures without one, changed, and put in together', async ({
  page,
}) => {
  await openRichText(
    page,
    'alt-ai',
    `<p>Top</p>${undescribed}<img src="/illustrations/service-consulting.svg" alt="Known">`,
  );
  await page.getByRole('button', { name: 'Propose alt texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures without a description' });
  const fields = dialog.getByLabel(/Description for people who cannot see it$/);
  await expect(fields).toHaveCount(2);
  await expect(fields.first()).toHaveValue('A way up');
  await expect(dialog.getByRole('status')).toContainText('The AI has proposed these.');
  await expectNoViolations(page, [320, 1440]);
  await fields.nth(1).fill('A hut & a "door"');
  await dialog.getByRole('button', { name: 'Put in 2 descriptions' }).click();
  const alts = () =>
    richText(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  await expect.poll(alts).toEqual(['A way up', 'A hut & a "door"', 'Known']);
  await clickInto(richText(page));
  await page.keyboard.press('Control+z');
  await expect.poll(alts).toEqual(['', '', 'Known']);
});

test('without a model the pictures without an alt text are listed to be typed', async ({
  page,
}) => {
  await page.route('**/trpc/**', async (route) => {
    if (!route.request().url().includes('aiDrafts.status')) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"isConfigured":true', '"isConfigured":false');
    await route.fulfill({ response, body });
  });
  const id = await createPost(page.request, {
    ...{ title: 'alt-typed', slug: 'alt-typed', content: undescribed },
  });
  await page.goto(`/admin?post=${id}`);
  await page.getByRole('button', { name: 'Propose alt texts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures without a description' });
  await dialog.getByLabel('Picture 2: ').fill('A ridge');
  await dialog.getByRole('button', { name: 'Put in 1 description' }).click();
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(
    /about-2\.svg"[^>]*alt=""[\s\S]*service-apps\.avif"[^>]*alt="A ridge"/,
  );
});

test('the house style is written, limits are refused in words, and what was used is shown', async ({
  page,
}) => {
  await page.goto('/admin?tab=style');
  const form = page.getByRole('form', { name: 'House style' });
  await form.getByLabel('Words to use').fill('app\nsketch');
  await form.getByLabel('Tokens a month').fill('many');
  await form.getByRole('button', { name: 'Save house style' }).click();
  await expect(form.getByText('Must be a whole number above 0.')).toBeVisible();
  await form.getByLabel('Tokens a month').fill('900,000,000');
  await form.getByLabel('Find a post').fill('"Weekend, Hour"');
  await form.getByRole('button', { name: /^Add: / }).click();
  await form.getByRole('button', { name: 'Save house style' }).click();
  await expect(toast(page, 'House style saved')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Words to use')).toHaveValue('app\nsketch');
  await expect(form.getByRole('button', { name: /^Remove: / })).toBeVisible();
  const month = page.getByRole('region', { name: 'This month' });
  await expect(month).toContainText('of 900,000,000');
  await expect(month).toContainText('Only tokens are counted');
});
