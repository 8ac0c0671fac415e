import type { Page } from '@playwright/test';

/** Counts the sheets that a page takes on paper: the page objects of a PDF, which are not compressed. */
export async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
