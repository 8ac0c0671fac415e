import { paths } from '../../../src/shared/paths.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { sheetsOf } from '../../setup/browser/sheets.ts';

for (const [address, most] of [
  [paths.glossary, 3],
  [paths.resources, 5],
  [paths.map, 1],
  [paths.learningPath('first-app'), 1],
  [paths.learningPath('shipped'), 1],
  [paths.developerProfile(2), 1],
  [paths.developerProfile(3), 1],
  [paths.developerProfile(21), 1],
] as const) {
  const sheets = most === 1 ? 'sheet' : 'sheets';
  test(`${address} is printed on at most ${most} ${sheets}, without the frame`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['banner', 'complementary', 'navigation', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
    for (const part of ['button', 'dialog', 'searchbox'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Get Started!' })).toHaveCount(0);
  });
}
