import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createTrafficCounter } from '../../../features/traffic/server/counting/traffic-counter.ts';
import type { Database } from '../../../server/db/client.ts';
import { createDeps } from '../../../server/deps.ts';
import { packageRoot } from '../../../server/package-root.ts';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { buildApp } from '../../server/app.ts';
import { createContent } from '../../server/content/create-content.ts';
import { sitePages } from '../../server/pages.ts';
import { createBuiltRenderer } from '../../server/renderer.ts';
import type { Site } from '../command.ts';
import { CommandError } from '../terminal.ts';

const drawing = path.join(packageRoot, 'dist/server/pages.js');
const clientDir = path.join(packageRoot, 'dist/client');

/** @throws CommandError in a checkout that was never built */
export function requireBuild(): void {
  if (existsSync(drawing)) return;
  throw new CommandError('This version has not been built yet: say npm run build first.');
}

/**
 * Draws the pages of the site on a database, as a running copy does, without listening and without any background work.
 * Asks for every public page that is listed, for the newest post and profile, and for reads of REST.
 * @returns the number of pages
 * @throws CommandError that names the pages without a good answer
 */
export async function probePages(
  { settings, log, progress }: Pick<Site, 'settings' | 'log' | 'progress'>,
  db: Database,
): Promise<number> {
  const deps = await createDeps({
    ...{ settings, log, db, createTrafficCounter, createContent },
    pages: sitePages,
  });
  const renderer = await createBuiltRenderer(clientDir, await import(pathToFileURL(drawing).href));
  const app = await buildApp({ deps, renderer, clientDir });
  try {
    await Promise.all([deps.trafficCounter.readSwitch(), deps.content.refresh()]);
    const fixed = deps.listedPages().map((page) => page.path);
    const asked = [...fixed, ...restReads, ...(await newestPages(app))];
    const faults: string[] = [];
    progress.step('Pages', asked.length);
    for (const address of asked) {
      const { statusCode } = await app.inject(address);
      // The owner may have moved a page.
      if (statusCode >= 400) faults.push(`${address} (${statusCode})`);
      progress.advance(1);
    }
    progress.close();
    if (faults.length === 0) return asked.length;
    throw new CommandError(
      `${faults.length} of ${asked.length} pages did not come: ${faults.slice(0, 5).join(', ')}${faults.length > 5 ? ' …' : ''}.`,
    );
  } finally {
    await Promise.all([app.close(), deps.textWork.stop()]);
    await deps.contentBus.close();
  }
}

const postReads = `${serverPaths.api}/blog/posts`;
const developerReads = `${serverPaths.api}/developers`;
const restReads = [postReads, `${serverPaths.api}/blog/categories`, developerReads];

/** The first post and the first profile that REST lists, if there are any. */
async function newestPages(app: FastifyInstance): Promise<string[]> {
  const [posts, developers] = await Promise.all(
    [postReads, developerReads].map(async (address) => {
      const answer = await app.inject(address);
      return answer.statusCode === 200 ? answer.json() : [];
    }),
  );
  return [
    ...posts.slice(0, 1).map(({ slug }: { slug: string }) => paths.post(slug)),
    ...developers.slice(0, 1).map(({ id }: { id: number }) => paths.developerProfile(id)),
  ];
}
