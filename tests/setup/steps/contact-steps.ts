import type { Page } from '@playwright/test';

export async function fillContactForm(page: Page, description: string) {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Project Type').selectOption('Web Application');
  await page.getByLabel('Budget Range').selectOption('$15,000 - $50,000');
  await page.getByLabel('Project Description').fill(description);
}
