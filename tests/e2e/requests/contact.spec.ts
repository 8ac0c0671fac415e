import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';

/** Strong border color of the light scheme: 4:1 on paper. */
const visibleBorder = 'rgb(130, 118, 106)';

test.describe('the contact form', () => {
  test('shows every message under its field and goes to the first', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const message of [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Invalid email address',
      'Please select a project type',
      'Description must be at least 10 characters',
      'Please select a budget range',
    ]) {
      await expect(page.getByText(message)).toBeVisible();
    }
    await expect(page.getByLabel('First Name')).toBeFocused();
    await expectNoViolations(page, [390, 1440]);
  });

  test('says in the zone of its visitor by when there is an answer', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
    const page = await context.newPage();
    await page.goto('/contact?sent=contact&by=2026-11-23T15Z');
    await expect(
      page.getByText('Request received, answer by Tuesday, November 24, 12:00 AM GMT+9'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'See what we have built' })).toBeVisible();
  });

  test('has fields that a finger can hit and borders that can be seen', async ({ page }) => {
    await page.goto('/contact');
    for (const label of ['First Name', 'Company (optional)', 'Project Type', 'Budget Range']) {
      const field = page.getByLabel(label);
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(field).toHaveCSS('border-top-color', visibleBorder);
    }
  });

  test('sends, says so and starts anew', async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/contact.submit*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await fillContactForm(page, 'A booking site for guided walks, with payments.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer();
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
    await expect(
      page.getByText("We'll get back to you within 24 hours.", { exact: true }),
    ).toBeVisible();
    const receipt = page.getByRole('status').filter({ hasText: /^Request received, answer by / });
    await expect(receipt).toBeFocused();
    await expect(receipt).toBeInViewport();
    await expect(receipt.getByRole('link')).toHaveText(['Follow your request']);
    await expect(receipt.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
    await expect(receipt).toHaveCount(0);
  });
});

test.describe('a contact request that fails', () => {
  test.use({ expectedMessages: [/Failed to load resource|TRPCClientError/] });

  test('keeps what was typed and says so', async ({ page }) => {
    await page.route('**/trpc/contact.submit*', (route) => route.abort());
    await page.goto('/contact');
    await fillContactForm(page, 'A booking site that nobody will ever see.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Error sending message', { exact: true })).toBeVisible();
    await expect(page.getByText('Please try again later.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  });
});
