import { expectNoViolations } from '../../setup/browser/axe.ts';
import { test } from '../../setup/browser/e2e.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import { layoutShiftOf, maxLayoutShift } from '../../setup/browser/layout-shift.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { test as asAdmin, expect, openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

test('somebody sends the form, opens the page of the request and adds to it', async ({ page }) => {
  await page.goto('/contact');
  await fillContactForm(page, 'A tide table for the whole coast.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Follow your request' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request, Ada');
  await expect(page.getByRole('article').first()).toContainText(
    'A tide table for the whole coast.',
  );
  const trail = page.getByRole('list', { name: 'Where your request stands' });
  await expect(trail.getByRole('listitem')).toHaveCount(6);
  await expect(trail.locator('[aria-current="step"]')).toHaveText('Received, now');
  await hydrated(page);

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message must be at least 2 characters')).toBeVisible();
  await page.getByLabel('Your message').fill('It should work without a signal.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('article').nth(1)).toContainText('It should work without a signal.');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('the page of a request fits every width, is steady and can be used by everybody', async ({
  page,
}) => {
  const { address } = await sendRequest(page.request, 'A page to be looked at closely.');
  await openHydrated(page, address);
  expect(await layoutShiftOf(page)).toBeLessThan(maxLayoutShift);
  await expectToFit(page, [320, 390, 768, 1440]);
  await expectNoViolations(page, [390, 1440]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen says where the request stands and the one next step', async ({ page }) => {
    const { address } = await sendRequest(page.request, 'A page that opens on a phone.');
    await openHydrated(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const step = page.getByRole('link', { name: /^(Write to us|Book a call)$/ });
    await expect(step).toBeInViewport({ ratio: 1 });
    const before = page.url();
    await step.click();
    await expect(page).toHaveURL(/#(requestEntry|call)-title$/);
    expect(page.url().startsWith(before)).toBe(true);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
});

test.describe('a draft', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('what the sender types stays over a reload and is there on a second device', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { address } = await sendRequest(page.request, 'A request with an unfinished addition.');
    await openHydrated(page, address);
    await page.getByLabel('Your message').pressSequentially('In two languages');
    await page.reload();
    await expect(page.getByLabel('Your message')).toHaveValue('In two languages');
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
    await expectNoViolations(page, [390]);

    const second = await (await browser.newContext({ baseURL })).newPage();
    await openHydrated(second, address);
    await expect(second.getByLabel('Your message')).toHaveValue('In two languages');
    await second.getByLabel('Your message').fill('In three languages');
    await expect(second.getByText('Draft saved', { exact: true })).toBeVisible();
    await second.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(second.getByRole('article').nth(1)).toContainText('In three languages');
    await expect(second.getByLabel('Your message')).toHaveValue('');
    await second.reload();
    await expect(second.getByLabel('Your message')).toHaveValue('');

    await page.getByLabel('Your message').press('End');
    await page.getByLabel('Your message').pressSequentially(', at least');
    await expect(page.getByRole('alert')).toContainText('You sent or emptied this draft');
    await expect(page.getByLabel('Your message')).toHaveValue('In two languages, at least');
    await page.getByRole('button', { name: 'Keep what stands here' }).click();
    await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a request is read and added to', async ({ page }) => {
    const { address } = await sendRequest(page.request, 'A request without scripts.');
    await page.goto(address);
    await expect(page.getByText('A request without scripts.')).toBeVisible();
    await expect(page.getByText(/^\w+, \w+ \d+, \d+:00\s[AP]M\sUTC$/).first()).toBeVisible();
    await page.getByLabel('Your message').fill('Added without scripts.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Your message stands below your request now.')).toBeInViewport();
    await expect(page.getByRole('article').nth(1)).toContainText('Added without scripts.');
  });
});

asAdmin.describe('the owner', () => {
  asAdmin.use({ expectedMessages: [/status of 404/] });

  asAdmin(
    'reads what was added, answers it in place, and ends the links',
    async ({ page, browser, baseURL }) => {
      const { address, lastName } = await sendRequest(page.request, 'A request with an addition.');
      const visitor = await (
        await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
      ).newPage();
      await visitor.goto(address);
      await visitor.getByLabel('Your message').fill('I forgot to say: in two languages.');
      await visitor.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(visitor.getByRole('article')).toHaveCount(2);
      await visitor.getByLabel('Picture or PDF').setInputFiles({
        name: 'Harbor plan.docx',
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        buffer: Buffer.from('PK'),
      });
      const refusal = visitor.getByRole('region', { name: /Notifications/ });
      await expect(refusal).toContainText('office programs save their files');
      await visitor.getByLabel('Picture or PDF').setInputFiles({
        name: 'Harbor plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\ntrailer\n<<>>\n%%EOF\n'),
      });
      const sentFile = visitor.getByRole('link', { name: 'Harbor plan.pdf' });
      const saving = visitor.waitForEvent('download');
      await sentFile.click();
      expect((await saving).suggestedFilename()).toBe('Harbor plan.pdf');

      await openDashboard(page, `/admin?tab=inbox&q=${lastName}`);
      const line = page.getByRole('link', { name: new RegExp(lastName) });
      await expect(line).toContainText('New message');
      await line.click();
      await expect(page.getByText('I forgot to say: in two languages.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Harbor plan.pdf' })).toBeVisible();

      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByText('Answer must be at least 2 characters')).toBeVisible();
      await page.getByLabel('Answer', { exact: true }).fill('Two languages are no trouble.');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(toast(page, 'Answered')).toBeVisible();
      await expect(page.getByLabel('Status')).toHaveValue('answered');
      await expect(page.getByText(', not seen yet')).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'You have an answer, Vera',
      );
      await expect(visitor.getByRole('article').nth(3)).toContainText(
        'Two languages are no trouble.',
      );
      await page.reload();
      await expect(page.getByText(/, seen \w+/)).toBeVisible();

      await page.getByRole('button', { name: 'Revoke links' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke links' }).click();
      await expect(page.getByText('No link opens the page of this request.')).toBeVisible();
      await page.getByRole('button', { name: 'Back to the inbox' }).click();
      await expect(line).not.toContainText('New message');
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'This link opens nothing',
      );
    },
  );

  asAdmin(
    'accepts an agreement after the sender, who withdraws everything else',
    async ({ page, browser, baseURL }) => {
      const { address, lastName } = await sendRequest(page.request, 'A request between us.');
      const visitor = await (
        await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
      ).newPage();
      await visitor.goto(address);
      const agreement = visitor.getByRole('region', { name: 'Keep it between us' });
      await agreement.getByLabel('Your name, or that of your company').fill('Vera Visitor');
      await agreement.getByRole('button', { name: 'Accept' }).click();
      await expect(agreement.getByText('Please tick the box to accept it')).toBeVisible();
      await agreement.getByText('Read the agreement').click();
      await expect(agreement.getByText(/Mutual non-disclosure agreement/)).toBeVisible();
      await agreement.getByLabel('I have read it and accept it').check();
      await agreement.getByRole('button', { name: 'Accept' }).click();
      await expect(agreement.getByText('It holds once we have accepted it too.')).toBeVisible();

      await openDashboard(page, `/admin?tab=inbox&q=${lastName}`);
      const line = page.getByRole('link', { name: new RegExp(lastName) });
      await line.click();
      await page.getByLabel('Name that accepts it for us').fill('Odile Owner');
      await page.getByRole('button', { name: 'Accept NDA' }).click();
      await expect(page.getByText(/Accepted for us by Odile Owner/)).toBeVisible();
      await visitor.reload();
      await expect(agreement.getByText('The agreement holds.')).toBeVisible();

      const end = visitor.getByRole('region', { name: 'Withdraw it' });
      await expect(end).toContainText('the non-disclosure agreement stays for 6 years');
      await end.getByRole('button', { name: 'Withdraw the request' }).click();
      await expect(end.getByText('Please tick the box to delete everything')).toBeVisible();
      await end.getByLabel('Yes, delete everything else').check();
      await end.getByRole('button', { name: 'Withdraw the request' }).click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        'Your request is withdrawn',
      );
      await visitor.getByText('Read the agreement').click();
      await expect(visitor.getByText(/Mutual non-disclosure agreement/)).toBeVisible();
      await expectToFit(visitor, [320, 390, 1440]);
      await expectNoViolations(visitor, [390, 1440]);
      await openDashboard(page, `/admin?tab=inbox&q=${lastName}`);
      await expect(page.getByText('No requests found')).toBeVisible();
      await openDashboard(page, '/admin?tab=quotes');
      const kept = page
        .getByRole('region', { name: 'Agreed on, and kept' })
        .getByRole('listitem')
        .filter({ hasText: lastName });
      await kept.getByText('Read', { exact: true }).click();
      await expect(kept.getByText(/Accepted by Odile Owner/)).toBeVisible();
      await expectNoViolations(page, [390, 1440]);
      await kept.getByRole('button', { name: 'Revoke links' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke links' }).click();
      await expect(kept.getByText('No link opens it.')).toBeVisible();
      await visitor.reload();
      await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('agreed');
    },
  );
});
