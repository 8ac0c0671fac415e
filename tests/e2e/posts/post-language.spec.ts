import type { Locator } from '@playwright/test';
import {
  createPost,
  expect,
  openDashboard,
  postCard,
  test,
} from '../../setup/steps/admin-steps.ts';

const arabic = {
  title: 'لماذا نكتب الشيفرة معاً (2026)',
  slug: 'post-language-arabic',
  content: `<p>نص قصير مع <code>npm test</code> و<a href="/tips">رابط</a>.</p>
<h2>أولاً</h2><ul><li>واحد</li><li>اثنان</li></ul>
<h2>ثانياً</h2><blockquote><p>قول مأثور.</p></blockquote>
<div data-block="tip"><p>جرّب هذا.</p></div>
<h2>ثالثاً</h2><table><thead><tr><th>اسم</th><th>ثمن</th></tr></thead><tbody><tr><td>تفاح</td><td>٣</td></tr></tbody></table>
<pre><code class="language-typescript">const price = 3; // ثمن</code></pre>
<p dir="ltr" lang="en">An English paragraph.</p>`,
};
const hebrew = {
  title: 'שלום עולם, חלק 1',
  slug: 'post-language-hebrew',
  content: '<p>פסקה קצרה.</p><ol><li>אחת</li><li>שתיים</li></ol>',
};
const english = { title: 'Beside Other Languages', slug: 'post-language-english' };

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
const directionOf = (element: Locator) => styleOf(element, 'direction');

test('posts in Arabic and Hebrew go from right to left, the page around them does not', async ({
  page,
}) => {
  const id = await createPost(page.request, arabic);
  await createPost(page.request, hebrew);
  await createPost(page.request, english);
  const said = await page.request.put(`/api/admin/posts/${id}/details`, {
    data: { language: 'ar' },
  });
  expect(said.ok()).toBe(true);

  await openDashboard(page, '/admin?tab=posts');
  await postCard(page, hebrew.title)
    .getByRole('button', { name: /^Details/ })
    .click();
  const details = page.getByRole('dialog', { name: `Details of “${hebrew.title}”` });
  expect(await details.getByLabel('Tags').getAttribute('dir')).toBe('auto');
  await expect(details.getByLabel('Language')).toHaveValue('');
  await details.getByLabel('Language').selectOption('he');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details).toHaveCount(0);

  for (const [post, language] of [
    [arabic, 'ar'],
    [hebrew, 'he'],
  ] as const) {
    await page.goto(`/blog/${post.slug}`);
    const article = page.locator('main article');
    await expect(article).toHaveAttribute('lang', language);
    expect(await directionOf(article)).toBe('rtl');
    expect(await directionOf(page.getByRole('heading', { level: 1 }))).toBe('rtl');
    expect(await directionOf(article.locator('li').last())).toBe('rtl');
    expect(await directionOf(page.getByRole('navigation', { name: 'Main' }))).toBe('ltr');
    expect(await directionOf(page.getByRole('link', { name: 'Back to Blog' }))).toBe('ltr');
  }

  await page.goto(`/blog/${arabic.slug}`);
  const article = page.locator('main article');
  expect(await styleOf(article.locator('ul:has(> li:text("واحد"))'), 'padding-left')).toBe('0px');
  for (const marked of ['blockquote', '[data-block="tip"]']) {
    expect(await styleOf(article.locator(marked), 'border-left-width')).toBe('0px');
    expect(await styleOf(article.locator(marked), 'border-right-width')).toBe('4px');
  }
  const [first, second] = await Promise.all(
    ['اسم', 'ثمن'].map((name) => page.getByRole('columnheader', { name }).boundingBox()),
  );
  expect(first?.x ?? 0).toBeGreaterThan(second?.x ?? 0);
  expect(await directionOf(article.locator('pre'))).toBe('ltr');
  expect(await directionOf(article.locator('p code'))).toBe('ltr');
  expect(await directionOf(page.getByText('An English paragraph.'))).toBe('ltr');

  await page.goto(`/blog/${english.slug}`);
  await expect(page.locator('main article')).not.toHaveAttribute('lang');
  expect(await directionOf(page.getByRole('heading', { level: 1 }))).toBe('ltr');
  await page.goto('/blog');
  for (const { title } of [arabic, hebrew]) {
    expect(await directionOf(page.getByRole('heading', { name: title }))).toBe('rtl');
  }
  expect(await directionOf(page.getByRole('heading', { name: english.title }))).toBe('ltr');
});
