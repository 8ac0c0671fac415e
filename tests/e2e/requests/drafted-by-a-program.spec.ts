import { z } from 'zod';
import { expect } from '../../setup/browser/e2e.ts';
import { openDashboard, test } from '../../setup/steps/admin-steps.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

const created = z.object({
  result: z.object({ data: z.object({ json: z.object({ token: z.string() }) }) }),
});
const found = z.object({ items: z.array(z.object({ id: z.number() })) });

test('a program drafts an answer, which waits in the answer field for its owner', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { lastName } = await sendRequest(page.request, 'A shop for beeswax.');
  const made = await page.request.post('/trpc/admin.tokens.create', {
    data: { name: 'Desk', scopes: ['requests:read', 'requests:write'] },
  });
  const { token } = created.parse(await made.json()).result.data.json;
  const program = await playwright.request.newContext({
    extraHTTPHeaders: { 'admin-token': token },
    ...(baseURL ? { baseURL } : {}),
  });
  const { items } = found.parse(
    await (await program.get(`/api/admin/requests?search=${lastName}`)).json(),
  );
  const answer = await program.put(`/api/admin/requests/${items[0]?.id}/answer-draft`, {
    data: { text: 'Thank you. A shop takes two weeks.' },
  });
  expect(answer.status()).toBe(200);
  await program.dispose();

  await openDashboard(page, `/admin?tab=inbox&q=${lastName}`);
  const line = page.getByRole('link', { name: new RegExp(lastName) });
  await expect(page.getByRole('listitem').filter({ has: line })).toContainText('Draft');
  await line.click();
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(
    'Thank you. A shop takes two weeks.',
  );
});
