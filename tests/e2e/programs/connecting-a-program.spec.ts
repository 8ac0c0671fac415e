import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { test as anonymous, expect } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { areaLink, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';

const registered = z.object({ client_id: z.string() });
const issued = z.object({ access_token: z.string() });
const drafted = z.object({
  result: z.object({ structuredContent: z.object({ address: z.string(), slug: z.string() }) }),
});

/** A program on the person's machine, which listens for the answer in the browser. */
async function startProgram(request: APIRequestContext, name: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Program</title><p>You can go back to the program.</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const redirect_uri = `http://127.0.0.1:${port}/callback`;
  const answer = await request.post('/oauth/register', {
    data: { client_name: name, redirect_uris: [redirect_uri] },
  });
  const { client_id } = registered.parse(await answer.json());
  const code_verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...{ client_id, redirect_uri, response_type: 'code', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    state: 'kept',
  });
  const tokenFor = async (address: string) => {
    const code = new URL(address).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', client_id, redirect_uri, code, code_verifier };
    return issued.parse(await (await request.post('/oauth/token', { form })).json()).access_token;
  };
  return { address: `/connect?${query}`, redirect_uri, tokenFor, stop: () => server.close() };
}

async function callTool(request: APIRequestContext, token: string, name: string, input: object) {
  const answer = await request.post('/mcp', {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
    },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
  });
  const text = await answer.text();
  return { status: answer.status(), body: JSON.parse(text.slice(text.indexOf('{'))) as unknown };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an owner connects a program, which drafts a post that the owner publishes', async ({
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const name = 'Night writer';
  const program = await startProgram(page.request, name);
  await openHydrated(page, program.address);
  await expect(heading(page, `Connect ${name}?`)).toBeVisible();
  await expect(page.getByText('Your answer goes to a program on this device.')).toBeVisible();
  await expectNoViolations(page, [320, 1440]);
  for (const scope of ['Read contact requests', 'Draft answers and quotes']) {
    await page.getByRole('checkbox', { name: scope }).uncheck();
  }
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('You can go back to the program.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('state')).toBe('kept');
  const token = await program.tokenFor(page.url());
  program.stop();

  const refused = await callTool(page.request, token, 'draft_quote', {});
  expect(refused.status).toBe(403);
  const slug = `drafted-by-a-program-${randomBytes(4).toString('hex')}`;
  const { body } = await callTool(page.request, token, 'draft_post', {
    ...{ title: 'Walks at low tide', slug, excerpt: 'Ten walks.', categoryId: 1 },
    content: '<p>Begin an hour before the lowest water.</p>',
  });
  const { address } = drafted.parse(body).result.structuredContent;
  expect((await visitor.get(`/blog/${slug}`)).status()).toBe(404);

  const { pathname, search } = new URL(address);
  await openHydrated(page, `${pathname}${search}`);
  await page.getByRole('switch', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect.poll(async () => (await visitor.get(`/blog/${slug}`)).status()).toBe(200);

  await openDashboard(page, '/admin?tab=account');
  const programs = page.getByRole('region', { name: 'Connected programs' });
  await expect(programs.getByText(name)).toBeVisible();
  await programs.getByRole('button', { name: new RegExp(`^End.*${name}`) }).click();
  await page.getByRole('button', { name: 'End connection' }).click();
  await expect(toast(page, 'Connection ended')).toBeVisible();
  expect((await callTool(page.request, token, 'list_all_posts', {})).status).toBe(401);
  await areaLink(page, 'Activity').click();
  await expect(page.getByText('by program').first()).toBeVisible();
});

test('a person who does not want a program sends it away', async ({ page }) => {
  const program = await startProgram(page.request, 'Pushy');
  await openHydrated(page, program.address);
  await page.getByRole('link', { name: 'Do not connect' }).click();
  await expect(page.getByText('You can go back to the program.')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  program.stop();
});

anonymous('a developer signs in where a program asks', async ({ page }) => {
  const program = await startProgram(page.request, 'Answer helper');
  await openHydrated(page, program.address);
  await page.getByRole('button', { name: 'Sign in as a developer' }).click();
  await page.getByLabel('Phone Number').pressSequentially('+16125550147', { delay: 200 });
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = await page.getByLabel('Your code').textContent();
  await page.getByLabel('Verification Code').fill(code ?? '');
  await page.getByRole('button', { name: 'Verify Phone' }).click();
  await expect(page.getByText('You are signed in as a developer.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Draft answers to messages' })).toBeChecked();
  await expectNoViolations(page, [320, 1440]);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('You can go back to the program.')).toBeVisible();
  expect(await program.tokenFor(page.url())).toMatch(/^vcp_/);
  program.stop();
});

anonymous('an address that is no request says so', async ({ page }) => {
  await openHydrated(page, '/connect');
  await expect(heading(page, 'This program cannot be connected')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The address is not complete');
  await openHydrated(page, '/connect?client_id=unknown&redirect_uri=https%3A%2F%2Fevil.example');
  await expect(page.getByRole('alert')).toContainText('does not know this program');
});
