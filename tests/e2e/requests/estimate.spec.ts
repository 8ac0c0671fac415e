import { expect, test } from '../../setup/browser/e2e.ts';

test.describe('the estimate', () => {
  test('follows every answer and says what drives it', async ({ page }) => {
    await page.goto('/services/apps');
    const estimate = page.getByRole('region', { name: 'See a price range before you write to us' });
    const range = estimate.getByRole('status');
    await expect(estimate.getByLabel('What is to be built?')).toHaveValue('apps');
    await expect(range).toContainText('20–32 days of work');
    await estimate.getByLabel('Payments').check();
    await expect(range).toContainText('23–37 days of work');
    await expect(estimate.getByText('Payments: +3–5 days')).toBeVisible();
    const before = await range.textContent();
    await estimate.getByLabel('By when?').selectOption('As soon as possible');
    await expect(estimate.getByText('More people at a time: +30%')).toBeVisible();
    expect(await range.textContent()).not.toBe(before);
  });

  test('is carried into the contact form, which starts empty once it has been sent', async ({
    page,
  }) => {
    await page.goto('/services');
    const estimate = page.getByRole('region', { name: 'See a price range before you write to us' });
    await estimate
      .getByLabel('What is to be built?')
      .selectOption('Software for a team or a business');
    await estimate.getByLabel('An AI assistant or AI features').check();
    await estimate.getByRole('link', { name: 'Take this into a request' }).click();
    await expect(page).toHaveURL(
      '/contact?estimate=software.customers.assistant.open#contact-form',
    );
    await expect(page.getByLabel('Budget Range')).toHaveValue('$15,000 - $50,000');
    await expect(page.getByLabel('Project Type')).toHaveValue('Web Application');
    await expect(page.getByLabel('Description')).toHaveValue(
      'Software for our customers, with an AI assistant.',
    );
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('');
  });
});

test.describe('the estimate without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('comes with the next page, and goes into the form', async ({ page }) => {
    await page.goto('/services/websites');
    await page.getByLabel('Payments').check();
    await page.getByLabel('More than one language').check();
    await page.getByRole('button', { name: 'Show the range' }).click();
    await expect(page.getByText('Payments: +3–5 days')).toBeVisible();
    await expect(page.getByText('More than one language: +2–4 days')).toBeVisible();
    await expect(page.getByLabel('Payments')).toBeChecked();
    await page.getByRole('link', { name: 'Take this into a request' }).click();
    await expect(page.getByLabel('Project Type')).toHaveValue('Web Application');
    await expect(page.getByLabel('Description')).toHaveValue(
      'A website for our customers, with payments and more than one language.',
    );
  });
});
