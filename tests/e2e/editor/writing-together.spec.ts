import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { AdminRole } from '../../../src/shared/admin/admin-roles.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { clickInto } from '../../setup/browser/rich-text.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import {
  createPost,
  expect,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';
import { addOwnAdmin, submitLogin } from '../../setup/steps/own-admin.ts';

const html = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });
const update = (page: Page) => page.getByRole('button', { name: 'Update Post' });
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'This post was saved by somebody else' });
const lines = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');

async function openAsAnother(browser: Browser, address: string, role?: AdminRole): Promise<Page> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await submitLogin(page, await addOwnAdmin(role), address);
  return page;
}

/** A contributor with a draft of their own. */
async function openAsContributor(
  browser: Browser,
  slug: string,
): Promise<{ page: Page; id: number }> {
  const page = await openAsAnother(browser, '/admin', 'contributor');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  const answer = await page.request.post('/trpc/admin.drafts.createPost', {
    data: {
      ...{ draftId: randomUUID(), window: { savedFrom: 'test', seen: 0 }, categoryId: 1 },
      ...{ title: slug, slug, excerpt: 'A hut.', isPublished: 'false' },
      content: lines('The hut', 'The ridge'),
    },
  });
  expect(answer.ok()).toBe(true);
  const { result } = await answer.json();
  return { page, id: (result.data.json ?? result.data).data.id };
}

async function contentOf(page: Page, id: number): Promise<string> {
  return (await (await page.request.get(`/api/admin/posts/${id}`)).json()).content;
}

/** Keeps saves on their way to the server until they are released. */
async function holdUpdates(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/admin.posts.update*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.use({ expectedMessages: [/status of 409/] });

test('what two people write in different paragraphs both stays, without a question', async ({
  page,
  browser,
}) => {
  const content = lines('The hut', 'The ridge', 'The valley');
  const id = await createPost(page.request, { title: 'Two Pens', slug: 'two-pens', content });
  const address = `/admin?post=${id}`;
  await page.goto(address);
  const other = await openAsAnother(browser, address);

  await html(other).fill(lines('The hut in May', 'The ridge', 'The valley'));
  await other.getByRole('button', { name: 'Save and go on' }).click();
  await expect(toast(other, 'Post updated')).toBeVisible();

  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page).getByText('The ridge'));
  await page.keyboard.press('End');
  await page.keyboard.type(' at noon');
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('status').filter({ hasText: 'Merged with the changes of own-' });
  await expect(notice).toBeVisible();
  await expect(richText(page).getByRole('paragraph')).toHaveText([
    ...['The hut in May', 'The ridge at noon', 'The valley'],
  ]);
  const merged = lines('The hut in May', 'The ridge at noon', 'The valley');
  await expect.poll(() => contentOf(page, id)).toBe(merged);
  await page.keyboard.type(', in the sun');
  await expect(richText(page)).toContainText('The ridge at noon, in the sun');
  await page.keyboard.press('Control+s');
  await expect(notice).toHaveCount(0);

  await html(other).press('Control+End');
  await html(other).pressSequentially(', in the dark');
  await html(other).fill(lines('The hut in May', 'The ridge', 'The valley, in the dark'));
  await update(other).click();
  await expect(
    other.getByRole('status').filter({ hasText: 'Merged with the changes of' }),
  ).toBeVisible();
  const both = lines('The hut in May', 'The ridge at noon, in the sun', 'The valley, in the dark');
  await expect(html(other)).toHaveValue(both);
  await expect.poll(() => contentOf(page, id)).toBe(both);
  await html(other).press('Control+z');
  await expect(html(other)).toHaveValue(/The ridge<\/p>/);
  await html(other).press('Control+y');
  await expect(html(other)).toHaveValue(both);
  await other.getByRole('status').getByRole('button', { name: 'History' }).click();
  await expect(other.getByRole('dialog', { name: 'Revision history' })).toContainText('Version 4');
  await other.context().close();
});

test('what is typed while a save is merged stays too', async ({ page, browser }) => {
  const content = lines('The hut', 'The ridge');
  const id = await createPost(page.request, { title: 'Typed On', slug: 'typed-on', content });
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page).getByText('The ridge'));
  await page.keyboard.press('End');
  await page.keyboard.type(' at noon');

  const other = await openAsAnother(browser, `/admin?post=${id}`);
  await html(other).fill(lines('The hut in May', 'The ridge'));
  await update(other).click();
  await expect(toast(other, 'Post updated')).toBeVisible();

  const release = await holdUpdates(page);
  const sent = page.waitForRequest('**/trpc/admin.posts.update*');
  await page.keyboard.press('Control+s');
  await sent;
  await page.keyboard.type(', in the sun');
  release();
  const both = ['The hut in May', 'The ridge at noon, in the sun'];
  await expect(richText(page).getByRole('paragraph')).toHaveText(both);
  await expect(toast(page, 'Post updated')).toBeVisible();
  await expect(update(page)).toBeEnabled();
  await page.keyboard.type('!');
  await page.keyboard.press('Control+s');
  const whole = lines('The hut in May', 'The ridge at noon, in the sun!');
  await expect.poll(() => contentOf(page, id)).toBe(whole);
  await other.context().close();
});

test('a save by key while another is under way follows it', async ({ page }) => {
  const content = lines('The hut', 'The ridge');
  const id = await createPost(page.request, { title: 'Two Saves', slug: 'two-saves', content });
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page).getByText('The ridge'));
  await page.keyboard.press('End');
  await page.keyboard.type(' at noon');
  const release = await holdUpdates(page);
  const sent = page.waitForRequest('**/trpc/admin.posts.update*');
  await page.keyboard.press('Control+s');
  await sent;
  await page.keyboard.type(', in the sun');
  await page.keyboard.press('Control+s');
  release();
  const whole = lines('The hut', 'The ridge at noon, in the sun');
  await expect.poll(() => contentOf(page, id)).toBe(whole);
});

test('what two people write in one paragraph is asked about', async ({ page, browser }) => {
  const content = lines('The hut', 'The ridge');
  const id = await createPost(page.request, { title: 'One Line', slug: 'one-line', content });
  await page.goto(`/admin?post=${id}`);
  const other = await openAsAnother(browser, `/admin?post=${id}`);
  await html(other).fill(lines('The hut in May', 'The ridge'));
  await update(other).click();
  await expect(toast(other, 'Post updated')).toBeVisible();

  await html(page).fill(lines('The hut in June', 'The ridge'));
  await update(page).click();
  await expect(conflict(page).getByRole('listitem')).toHaveText(['Content']);
  expect(await contentOf(page, id)).toBe(lines('The hut in May', 'The ridge'));
  await conflict(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(html(page)).toHaveValue(lines('The hut in June', 'The ridge'));
  await other.context().close();
});

test('an editor remarks on a passage, its contributor answers, and it is done', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: writer, id } = await openAsContributor(browser, 'remarked-draft');
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page).getByText('The ridge'));
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page
    .getByRole('toolbar', { name: 'Format the selection' })
    .getByRole('button', { name: 'Remark' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remark on this passage' });
  await expect(dialog.getByRole('blockquote')).toHaveText('ridge');
  await dialog.getByLabel('Remark').fill('Which ridge?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+Alt+m');
  await expect(dialog.getByLabel('Remark')).toHaveValue('Which ridge?');
  await dialog.getByRole('button', { name: 'Save remark' }).click();
  const ofEditor = page.getByRole('list', { name: 'Remarks' });
  await expect(ofEditor).toContainText('Which ridge?');
  await expect(richText(page).locator('p span')).toHaveText('ridge');
  await expectNoViolations(page, [390, 1440]);

  await writer.goto(`/admin?post=${id}`);
  const remarks = writer.getByRole('list', { name: 'Remarks' });
  await expect(remarks).toContainText('Which ridge?');
  await expect(remarks.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await remarks.getByRole('button', { name: 'Show in the text: ridge' }).click();
  const selected = () => document.getSelection()?.toString();
  expect(await html(writer).evaluate(selected)).toBe('ridge');
  await remarks.getByRole('button', { name: 'Answer: ridge' }).click();
  await remarks.getByLabel('Your answer').fill('The eastern one.');
  await remarks.getByRole('button', { name: 'Save answer' }).click();
  await expect(remarks).toContainText('The eastern one.');
  await html(writer).fill('<p>The hut</p>');
  await expect(remarks).toContainText('This passage is not in the text any more.');

  await page.reload();
  await expect(ofEditor).toContainText('The eastern one.');
  await ofEditor.getByRole('button', { name: 'Done: ridge' }).press('Enter');
  await expect(ofEditor).toContainText('Done by');
  await expect(ofEditor.getByRole('listitem').first()).toBeFocused();
  await expect(richText(page).locator('p span')).toHaveCount(0);
  await ofEditor.getByRole('button', { name: 'Reopen: ridge' }).click();
  await expect(richText(page).locator('p span')).toHaveText('ridge');
  expect(await contentOf(page, id)).not.toContain('span');
  await writer.context().close();
});

test('a contributor hands over a draft, and an editor finds and publishes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { page: writer, id } = await openAsContributor(browser, 'handed-over');
  await writer.goto(`/admin?post=${id}`);
  await html(writer).fill('<p>The hut is ready</p>');
  await writer.getByRole('button', { name: 'Ready for review' }).click();
  await expect(toast(writer, 'Ready for review')).toBeVisible();
  await expect(writer.getByText('Somebody who may publish reads it now')).toBeVisible();
  await expectNoViolations(writer, [390, 1440]);
  await expectToFit(writer, [320]);
  expect(await contentOf(page, id)).toBe('<p>The hut is ready</p>');

  await openDashboard(page, '/admin?tab=day');
  const waiting = page.getByRole('region', { name: 'Ready for review' });
  await waiting.getByRole('link', { name: 'handed-over' }).click();
  await expect(page.getByText(/^Ready for review since .+, marked by own-/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await expect(toast(page, 'Back to draft')).toBeVisible();
  await page.getByRole('button', { name: 'Ready for review' }).click();
  await expect(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();

  await openDashboard(page, '/admin?tab=posts&status=ready');
  const card = postCard(page, 'handed-over');
  await expect(card.getByText('Ready for review')).toBeVisible();
  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Published' }).press('Space');
  await update(page).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  await openDashboard(page, '/admin?tab=posts&status=ready');
  await expect(card).toHaveCount(0);
  await writer.reload();
  await expect(writer.getByRole('button', { name: 'Ready for review' })).toHaveCount(0);
  await writer.context().close();
});

test('the history holds saves, remarks and reviews in one list, and a version is read in it', async ({
  page,
}) => {
  const post = { title: 'One List', slug: 'one-list', isPublished: 'false' as const };
  const id = await createPost(page.request, post);
  await page.goto(`/admin?post=${id}`);
  await html(page).selectText();
  await page.getByRole('button', { name: 'Remark', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Remark on this passage' });
  await dialog.getByLabel('Remark').fill('Too short.');
  await dialog.getByRole('button', { name: 'Save remark' }).click();
  await page.getByRole('button', { name: 'Done: Text.' }).click();
  await expect(page.getByText(/^Done by/)).toBeVisible();
  await page.getByRole('button', { name: 'Ready for review' }).click();
  await expect(toast(page, 'Ready for review')).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Revision history' });
  const entries = history.getByRole('list').first().getByRole('listitem');
  await expect(entries).toHaveText([
    /^Ready for review/,
    /^Remark on “Text\.” done/,
    /^Remark on “Text\.”/,
    /^Current version/,
  ]);
  await history.getByLabel('Show', { exact: true }).selectOption('Remarks');
  await expect(entries).toHaveCount(2);
  await history.getByLabel('Show', { exact: true }).selectOption('Uses of the AI');
  await expect(history).toContainText('Nothing of this kind has happened to this post.');
  await history.getByLabel('Show', { exact: true }).selectOption('Versions');
  await history.getByRole('button', { name: /^Current version/ }).click();
  await expect(history.getByRole('article')).toContainText('Text.');
  await expectNoViolations(page, [390, 1440]);
  await expectToFit(page, [320]);
});
