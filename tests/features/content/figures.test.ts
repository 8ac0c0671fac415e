import { beforeEach, describe, expect, it, vi } from 'vitest';
import { figuresKind } from '../../../src/shared/content/figures.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { createRequest } from '../../factories/contact-requests.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const { release } = figuresKind;

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
});

async function publish(...origins: (typeof release)['origins']) {
  const { caller } = await signedInAdmin(testApp());
  await caller.admin.content.save({ kind: 'figures', value: { ...release, origins } });
}

const home = async () => (await testApp().app.inject('/')).body;
const counted = (figure: string, countOf: string) => ({ figure, countOf, source: null });

describe('a figure', () => {
  it('is copy until the owner ties it to a count', async () => {
    expect(await home()).toContain('50+');
    await publish(counted('aiTools', 'AI tools'));
    const { fillings } = testApp().deps.content;
    expect(Number(fillings.aiTools)).toBeGreaterThan(20);
    expect(await home()).not.toContain('50+');
    await publish();
    expect(await home()).toContain('50+');
  });

  it.each(['example prompts', 'creators'])('counts the %s of the content', async (countOf) => {
    await publish(counted('activeProjects', countOf));
    expect(Number(testApp().deps.content.fillings.activeProjects)).toBeGreaterThan(10);
  });

  it('counts visible developers, anew with every change of the directory', async () => {
    await publish(counted('studentsHelped', 'developers'));
    expect(testApp().deps.content.fillings.studentsHelped).toBe('0');
    await createDeveloper();
    await createDeveloper({ hiddenAt: new Date() });
    await testApp().deps.content.refresh();
    expect(testApp().deps.content.fillings.studentsHelped).toBe('1');
  });

  it('costs no query when rows change, while none is tied', async () => {
    const { content, contentBus, db } = testApp().deps;
    const asked = vi.spyOn(db.pool, 'connect');
    expect(await content.recount()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    await publish(counted('studentsHelped', 'developers'));
    await createDeveloper();
    asked.mockClear();
    await contentBus.announce('rows');
    await expect.poll(() => content.fillings.studentsHelped).toBe('1');
    expect(asked).toHaveBeenCalled();
  });

  it('counts answered requests and won jobs', async () => {
    for (const status of ['new', 'spam', 'answered', 'won', 'won'] as const) {
      await createRequest({ status });
    }
    await publish(counted('activeProjects', 'answered requests'), counted('uptime', 'won jobs'));
    const { activeProjects, uptime } = testApp().deps.content.fillings;
    expect([activeProjects, uptime]).toEqual(['3', '2']);
  });

  it('that is typed names its source; each figure has one origin', async () => {
    const typed = { figure: 'uptime', countOf: 'typed, with a source', source: null };
    await expect(publish(typed)).rejects.toThrow('Please say where this figure is from');
    await expect(publish({ ...typed, source: '' })).rejects.toThrow();
    await publish({ ...typed, source: 'Status page, October 2026' });
    await expect(
      publish(counted('uptime', 'creators'), counted('uptime', 'AI tools')),
    ).rejects.toThrow('This figure stands above already');
  });
});
