import { beforeEach, describe, expect, it } from 'vitest';
import { menuLinesKind } from '../../../src/shared/content/menu-lines.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

describe('content that only the server draws', () => {
  it.each(['/tips', '/blog'])('is new on %s as soon as it is published', async (url) => {
    const { caller } = await signedInAdmin(testApp());
    const page = async () => (await testApp().app.inject(url)).body;
    const [first, ...others] = menuLinesKind.release.lines;
    expect(await page()).toContain(first?.text);
    const lines = [{ ...first, text: 'Something new' }, ...others];
    await caller.admin.content.save({ kind: 'menu-lines', value: { lines } });
    expect(await page()).toContain('Something new');
  });
});
