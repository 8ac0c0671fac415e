import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated } from '../../setup/browser/hydration.ts';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';

async function expectContact(page: Page, description: string) {
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last Name')).toHaveValue('Lovelace');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Project Type')).toHaveValue('Web Application');
  await expect(page.getByLabel('Budget Range')).toHaveValue('$15,000 - $50,000');
  await expect(page.getByLabel('Project Description')).toHaveValue(description);
}

const sent = 'Message sent successfully!';
const invisible = { waitUntil: 'commit' } as const;

test.describe('the contact form while its scripts are on the way', () => {
  test('keeps what is typed before they arrive, and sends it', async ({ page, context }) => {
    const { arrive } = await slowScripts(context);
    await page.goto('/contact', invisible);
    await fillContactForm(page, 'Typed before the scripts were there.');
    arrive();
    await hydrated(page);
    await expectContact(page, 'Typed before the scripts were there.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('');
    await expect(page).toHaveURL('/contact');
  });

  test('sends without them', async ({ page, context }) => {
    const { arrive } = await slowScripts(context);
    await page.goto('/contact', invisible);
    await fillContactForm(page, 'Sent before the scripts were there.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    arrive();
    await hydrated(page);
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
  });

  test('keeps what is mended in the answer before they arrive', async ({ page, context }) => {
    const { arrive } = await slowScripts(context);
    await page.goto('/contact', invisible);
    await fillContactForm(page, 'short');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Description must be at least 10 characters')).toBeVisible();
    await page.getByLabel('Project Description').fill('Long enough by now, and still here.');
    await page.getByLabel('Project Type').selectOption('Other');
    arrive();
    await hydrated(page);
    await expect(page.getByLabel('Project Description')).toHaveValue(
      'Long enough by now, and still here.',
    );
    await expect(page.getByLabel('Project Type')).toHaveValue('Other');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    await expect(page.getByText('Description must be at least 10 characters')).toHaveCount(0);
    await expect(page.getByLabel('Project Description')).toHaveValue('');
  });

  test.use({ expectedMessages: [/status of 400/] });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] });

  test('the contact form shows its faults, keeps what was typed and sends', async ({ page }) => {
    await page.goto('/contact');
    await fillContactForm(page, 'A shop for maps of places that are gone.');
    await page.getByLabel('Email').fill('ada');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeInViewport();
    await expect(page.getByLabel('Project Description')).toHaveValue(
      'A shop for maps of places that are gone.',
    );
    await page.getByRole('link', { name: 'Email', exact: true }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText(sent, { exact: true })).toBeInViewport();
    await expect(
      page.getByText(/^Request received, answer by \w+, \w+ \d+, \d+:00\s[AP]M\sUTC$/),
    ).toBeInViewport();
    await expect(
      page.getByText("We'll get back to you within 24 hours.", { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/requests\//);
    await expect(page.getByText('A shop for maps of places that are gone.')).toBeVisible();
  });

  test('a developer can be written to', async ({ page }) => {
    await page.goto('/explore-developers?q=Lindqvist');
    await page.getByRole('link', { name: 'Marit Lindqvist' }).click();
    await page.getByLabel('Your name').fill('Vera Visitor');
    await page.getByLabel('Your email').fill('vera@example.com');
    await page.getByLabel('Message').fill('short');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Vera Visitor');
    await page.getByLabel('Message').fill('Could you draw a map of a lost harbor?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent!')).toBeInViewport();
  });

  test('the directory is searched', async ({ page }) => {
    await page.goto('/explore-developers');
    await page.getByLabel('Search by name or words').fill('Lindqvist');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/q=Lindqvist/);
    await expect(page.getByRole('link', { name: 'Marit Lindqvist' })).toBeVisible();
  });
});

test.describe('a message to a developer while the scripts are on the way', () => {
  test('keeps what is typed', async ({ page, context }) => {
    await page.goto('/explore-developers?q=Lindqvist');
    await page.getByRole('link', { name: 'Marit Lindqvist' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marit Lindqvist' })).toBeVisible();
    const address = page.url();
    const { arrive } = await slowScripts(context);
    await page.goto(address, invisible);
    await page.getByLabel('Your name').fill('Early Bird');
    await page.getByLabel('Message').fill('Written before anything could listen.');
    arrive();
    await hydrated(page);
    await expect(page.getByLabel('Your name')).toHaveValue('Early Bird');
    await expect(page.getByLabel('Message')).toHaveValue('Written before anything could listen.');
  });
});

test.describe('the directory search while its scripts are on the way', () => {
  test('keeps and applies what was typed and chosen', async ({ page, context }) => {
    const { arrive } = await slowScripts(context);
    await page.goto('/explore-developers', invisible);
    await page.getByLabel('Search by name or words').fill('Lindqvist');
    await page.getByLabel('Experience').selectOption('1 year or more');
    await page.getByLabel('Experience').blur();
    arrive();
    await expect(page).toHaveURL(/q=Lindqvist&experience=1/);
    await expect(page.getByLabel('Search by name or words')).toHaveValue('Lindqvist');
    await expect(page.getByLabel('Experience')).toHaveValue('1');
    await page.goBack();
    await expect(page).not.toHaveURL(/explore-developers/);
  });
});
