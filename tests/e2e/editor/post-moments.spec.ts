import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import {
  createPost,
  expect,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';

const moment = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const hourMs = 3_600_000;

test('a post that was just published says where it is and offers its link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const slug = 'moment-of-quartz';
  await createPost(page.request, { title: 'Moment of Quartz', slug, isPublished: 'false' });
  await openDashboard(page, `/admin?q=${slug}`);
  await postCard(page, 'Moment of Quartz')
    .getByRole('button', { name: /^Publish/ })
    .click();
  const news = moment(page, /“Moment of Quartz”/);
  await expect(news).toContainText(`/blog/${slug}`);
  await expectNoViolations(page);

  await news.getByRole('button', { name: 'Copy link' }).click();
  await expect(news.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^https?://.*/blog/${slug}$`));
  await expect(news.getByRole('link', { name: /View post/ })).toHaveAttribute(
    'href',
    `/blog/${slug}`,
  );
  await news.getByRole('button', { name: 'Dismiss' }).click();
  await expect(news).toHaveCount(0);
});

test('a post that is taken back takes the news of its publication with it', async ({ page }) => {
  const slug = 'moment-of-slate';
  await createPost(page.request, { title: 'Moment of Slate', slug, isPublished: 'false' });
  await openDashboard(page, `/admin?q=${slug}`);
  const card = postCard(page, 'Moment of Slate');
  await card.getByRole('button', { name: /^Publish/ }).click();
  await expect(moment(page, /“Moment of Slate”/)).toBeVisible();
  await card.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(moment(page, /“Moment of Slate”/)).toHaveCount(0);
});

test('a scheduled post says when it goes live, in the editor and in the list', async ({ page }) => {
  const slug = 'moment-of-chalk';
  const id = await createPost(page.request, {
    title: 'Moment of Chalk',
    slug,
    isPublished: 'false',
  });
  await openDashboard(page, `/admin?post=${id}`);
  await page.getByRole('switch', { name: 'Published' }).click();
  const soon = new Date(Date.now() + 48 * hourMs).toISOString().slice(0, 16);
  await page.getByLabel('Publication time').fill(soon);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  const news = moment(page, '“Moment of Chalk” is scheduled');
  await expect(news).toContainText('The site publishes it on');

  await page.getByLabel('Excerpt').fill('Chalk, white.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(news.getByRole('link', { name: 'Go on writing' })).toBeVisible();
});
