import type { APIRequestContext, Page } from '@playwright/test';
import { evasions } from '../../setup/hostile/evasions.ts';
import { expect, openDashboard, test } from '../../setup/steps/admin-steps.ts';

async function watchForBreakOut(page: Page): Promise<{ seen(): Promise<string[]> }> {
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, {
      canaryLog: log,
      canary: () => log.push('a script ran'),
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      log.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    async seen() {
      // Waits for all pictures: their handlers run after the page has loaded.
      await page.evaluate(() =>
        Promise.allSettled([...document.images].map((image) => image.decode())),
      );
      return page.evaluate(() => ('canaryLog' in window ? (window.canaryLog as string[]) : []));
    },
  };
}

async function call(request: APIRequestContext, procedure: string, data: object) {
  const response = await request.post(`/trpc/${procedure}`, { data });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).result.data.json;
}

test('no page of a form, none of the admin area and not the API reference tries eval', async ({
  page,
}) => {
  const watch = await watchForBreakOut(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  expect(await watch.seen()).toEqual([]);
  await openDashboard(page);
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Post' })).toBeVisible();
  expect(await watch.seen()).toEqual([]);
  await page.goto('/api/reference');
  await expect(page.getByRole('heading', { name: /API/ }).first()).toBeVisible();
  expect(await watch.seen()).toEqual([]);
});

const postOf = (slug: string, text: string, content: string) => ({
  title: text,
  slug,
  categoryId: 1,
  excerpt: text,
  content,
  metaTitle: text,
  metaDescription: text,
  metaKeywords: text,
});

test.use({ expectedMessages: [/Failed to load resource/] });

test('nothing of what gets through sanitizing runs, however often it is parsed', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = await watchForBreakOut(page);
  // A page without a content security policy: only the sanitizer protects it.
  await page.route(`${baseURL}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bare</title>' }),
  );
  await page.goto('/bare');
  for (const evasion of evasions) {
    const { html } = await call(request, 'admin.posts.preview', { content: evasion });
    const found = await page.evaluate((sanitized) => {
      const faults: string[] = [];
      const check = (root: ParentNode) => {
        for (const element of root.querySelectorAll('*')) {
          if (!/^[a-z][a-z0-9]*$/.test(element.localName)) faults.push(element.localName);
          if (
            /^(script|style|iframe|object|embed|form|svg|math|base|meta|link|template)$/.test(
              element.localName,
            )
          ) {
            faults.push(element.localName);
          }
          for (const { name, value } of element.attributes) {
            if (/^(on|style$|id$|name$|srcdoc$|formaction$)/.test(name)) faults.push(name);
            if (/^(href|src)$/.test(name) && !/^(https?|mailto|tel):/i.test(value)) {
              const target = new URL(value, 'https://site.example/');
              if (target.origin !== 'https://site.example') faults.push(`${name}=${value}`);
            }
          }
        }
      };
      const parsed = new DOMParser().parseFromString(`<body><div>${sanitized}</div>`, 'text/html');
      check(parsed.body);
      for (const context of ['div', 'p', 'td', 'textarea', 'noscript', 'svg']) {
        const host = document.createElement(context);
        document.body.append(host);
        host.innerHTML = sanitized;
        if (context !== 'svg') check(host);
        const again = document.createElement('div');
        document.body.append(again);
        again.innerHTML = host.innerHTML;
      }
      for (const link of document.links) link.focus();
      return faults;
    }, html);
    expect(found, `${evasion} → ${html}`).toEqual([]);
    expect(await watch.seen(), `${evasion} → ${html}`).toEqual([]);
    await page.evaluate(() => document.body.replaceChildren());
  }
});

test('a published post with all of it runs nothing and breaks no rule of the page', async ({
  page,
  request,
}) => {
  const watch = await watchForBreakOut(page);
  // Splits the attacks over two posts: unclosed elements would nest too deep in one.
  for (const half of [0, 1]) {
    const slug = `evasions-${half}-${Date.now()}`;
    const content = evasions.filter((_, index) => index % 2 === half).join('\n');
    await call(request, 'admin.posts.create', postOf(slug, 'Evasions', content));
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Evasions' })).toBeVisible();
  }
  expect((await watch.seen()).filter((entry) => !entry.startsWith('img-src'))).toEqual([]);
});

test('text that closes scripts, comments and titles is shown as text, before and after hydration', async ({
  page,
  request,
}) => {
  const watch = await watchForBreakOut(page);
  const text = `</script><script>canary()</script><!--<script> "><img src=x onerror=canary()> \u2028 $& $' __proto__ ${Date.now()}`;
  const slug = `text-${Date.now()}`;
  await call(request, 'admin.posts.create', postOf(slug, text, '<p>Harmless</p>'));
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('onerror=canary()');
  await expect(page).toHaveTitle(/<script>canary\(\)<\/script>/);
  expect(await watch.seen()).toEqual([]);
  await page.goto('/blog');
  await page.locator(`a[href="/blog/${slug}"]`).first().click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page).toHaveTitle(/<script>canary\(\)<\/script>/);
  expect(await watch.seen()).toEqual([]);
});

test.describe('the content security policy', () => {
  test.use({ expectedMessages: [/Content Security Policy|Failed to load resource/] });

  test('stops what would get past sanitizing', async ({ page }) => {
    const watch = await watchForBreakOut(page);
    await page.goto('/tips');
    await page.evaluate(() => {
      const inline = document.createElement('script');
      inline.textContent = 'canary()';
      const button = document.createElement('button');
      button.setAttribute('onclick', 'canary()');
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.body.append(inline, button, frame);
      document.head.append(base);
      button.click();
    });
    const seen = await watch.seen();
    expect(seen).not.toContain('a script ran');
    expect(seen.join()).toMatch(/script-src-elem inline/);
    expect(seen.join()).toMatch(/script-src-attr inline/);
    expect(seen.join()).toMatch(/frame-src https:\/\/evil\.example/);
    expect(seen.join()).toMatch(/base-uri/);
  });
});

test('odd addresses lead to the 404 page and to no file outside the site', async ({ request }) => {
  for (const address of [
    '/blog/%E0%A4%A',
    '/%',
    '/index.html',
    '/.vite/manifest.json',
    '/.env',
    '/package.json',
    '/favicon.svg.br',
    '/assets/..%2f..%2fserver%2fserver.js',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e/server/server.js',
    '/assets/..%5c..%5cserver%5cserver.js',
    `/assets/${'x'.repeat(10_000)}.js`,
  ]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(response.headers()['content-security-policy'], address).toBeTruthy();
    expect(await response.text(), address).toMatch(
      /<title[^>]*>(?:Page|Post) not found|^Did you forget to add the page to the router\?$/i,
    );
  }
});

test('scripts cannot read the session', async ({ page, context }) => {
  await page.goto('/admin');
  expect((await context.cookies()).map(({ name }) => name)).toContain('admin_session');
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
});
