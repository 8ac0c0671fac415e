import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sitePages } from '../../../src/app/server/pages.ts';
import { paths } from '../../../src/shared/paths.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const dayMs = 24 * 60 * 60_000;

/** Another day makes the page render anew. Leaves out the data, which contain the address. */
const drawnAnew = async (url: string) => {
  vi.setSystemTime(Date.now() + dayMs);
  await testApp().deps.contentBus.announce();
  const { body } = await testApp().app.inject({ url });
  return body.replace(/<script type="application\/json"[\s\S]*/, '');
};

describe('the frame around every page', () => {
  // First: what is drawn once stays for the tests after it.
  it('has the contact button in its place, whatever was asked for before', async () => {
    await drawnAnew('/CONTACT');
    expect(await drawnAnew('/contact')).toContain('data-place="footer"');
    expect(await drawnAnew('/tips')).not.toContain('data-place="footer"');
  });

  it.each(sitePages.listedPaths)('%s is the same the second time', async (path) => {
    const whole = await drawnAnew(path);
    expect(whole).toMatch(/<header [\s\S]+<footer /);
    expect(await drawnAnew(path)).toBe(whole);
  });

  it('is the same around a page with data that has not been drawn before', async () => {
    const { id } = await createDeveloper();
    await createPost({ slug: 'first' });
    await createPost({ slug: 'second' });
    for (const [first, second] of [
      [paths.post('first'), paths.post('second')],
      [paths.developerProfile(id), `${paths.developerProfile(id)}?sent=message`],
      [paths.tips, `${paths.tips}?tab=examples`],
    ] as const) {
      const frames = [await drawnAnew(first), await drawnAnew(second)].map((html) =>
        html.replace(/<main[\s\S]*<\/main>|^[\s\S]*?<body/g, ''),
      );
      expect(frames[1]).toBe(frames[0]);
    }
  });

  it('marks the page that is shown, whatever was asked for before', async () => {
    const marked = async (url: string) =>
      (await drawnAnew(url)).match(/<a [^>]*aria-current="page"/g)?.length ?? 0;
    await drawnAnew('/TIPS');
    expect(await marked('/made-up')).toBe(0);
    expect(await marked('/tips')).toBeGreaterThan(0);
    expect(await marked('/blog/made-up')).toBeGreaterThan(0);
  });
});
