import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;
const hourSeconds = 60 * 60;

/** What a build has besides: twins of files, the shell of the pages, what it notes for itself. */
const notServed = /\.br$|(?:^|\/)index\.html$|(?:^|\/)\./;

/** The addresses of the files of a build. */
async function findFiles(clientDir: string): Promise<Set<string>> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(clientDir, path.join(parentPath, name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !notServed.test(file))
      .map((file) => `/${file}`),
  );
}

/**
 * Files of the build. Names under /assets carry a content hash, so they never change; the rest is revalidated.
 * Brotli twins made by the build are sent where the caller takes them. They are looked up in front of the pages: two
 * routes for each of some hundred files would be a tenth of the start.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const isHashed = (filePath: string) => path.relative(clientDir, filePath).startsWith('assets');
  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, filePath) {
      response.header(
        'cache-control',
        isHashed(filePath)
          ? `public, max-age=${yearSeconds}, immutable`
          : `public, max-age=${hourSeconds}, must-revalidate`,
      );
    },
  });
  const files = await findFiles(clientDir);
  app.addHook('preHandler', (request, reply, done) => {
    const { method, url } = request;
    const [file = ''] = url.split('?', 1);
    if ((method !== 'GET' && method !== 'HEAD') || !files.has(file)) return done();
    request.routeName = file.startsWith('/assets/') ? '/assets/*' : file;
    reply.sendFile(file);
  });
}
