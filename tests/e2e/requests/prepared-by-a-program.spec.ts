import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';

import { expect, test } from '../../setup/browser/e2e.ts';

const answerOf = z.object({ structuredContent: z.record(z.string(), z.unknown()) });

test('a program fills the contact form, and a person sends it', async ({ page, baseURL }) => {
  const client = new Client({ name: 'An assistant', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const ask = async (name: string, input: Record<string, unknown>) =>
    answerOf.parse(await client.callTool({ name, arguments: input })).structuredContent;

  const { code } = await ask('estimate_project', {
    ...{ service: 'websites', audience: 'public', pieces: ['payments'], pace: 'open' },
  });
  const { address } = await ask('prepare_request', {
    about: 'A site for my bakery, where people order bread for the morning.',
    ...{ projectType: 'Web Application', estimate: code },
  });
  await client.close();

  const { pathname, search, hash } = new URL(z.string().parse(address));
  await page.goto(`${pathname}${search}${hash}`);
  await expect(page.getByLabel('Project Type')).toHaveValue('Web Application');
  await expect(page.getByLabel('Budget Range')).toHaveValue('$5,000 - $15,000');
  await expect(page.getByLabel('Description')).toHaveValue(
    /^A website for anybody on the internet, with payments\.\s+A site for my bakery, where people/,
  );
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
});
