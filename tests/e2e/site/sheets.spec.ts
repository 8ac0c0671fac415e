import { paths } from '../../../src/shared/paths.ts';
import { expect, test } from '../../setup/browser/e2e.ts';

/** Counts the page objects of a PDF, which are not compressed. */
const sheetsIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const [address, most] of [
  [paths.glossary, 9],
  [paths.resources, 8],
  [paths.map, 1],
  [paths.learningPath('first-app'), 1],
  [paths.learningPath('shipped'), 1],
  [paths.developerProfile(2), 1],
  [paths.developerProfile(3), 1],
] as const) {
  test(`${address} is printed on at most ${most} ${most === 1 ? 'sheet' : 'sheets'}`, async ({
    page,
  }) => {
    await page.goto(address);
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(most);
  });
}
