import { describe, expect, it } from 'vitest';
import { siteForms, sitePages } from '../../../src/app/server/pages.ts';
import { systemClock } from '../../../src/server/clock.ts';
import type { Page, PageForm } from '../../../src/shared/addresses/page.ts';
import type { Route } from '../../../src/web/route.ts';

/** Routes collect these files by themselves; the server has a list that a new capability could miss. */
interface Registration {
  routes?: readonly Route[];
  pages?: () => Promise<readonly Page[]>;
  forms?: (now: () => Date) => Promise<readonly PageForm<never>[]>;
}

const registrations = Object.entries(
  import.meta.glob<Registration>('/src/features/*/{page,forms}.ts', { eager: true }),
);

describe.each(registrations)('%s', (_file, { routes = [], pages, forms }) => {
  it('is known to the server, with a page for each of its routes', async () => {
    const registered = ((await pages?.()) ?? []).map(({ path }) => path);
    expect(registered.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
    for (const path of registered) expect(sitePages.find(path).route).toBe(path);
  });

  it('has its forms taken without scripts', async () => {
    const names = ((await forms?.(systemClock.now)) ?? []).map(({ name }) => name);
    expect(siteForms.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});
