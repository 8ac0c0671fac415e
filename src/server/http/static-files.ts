import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearSeconds = 365 * 24 * 60 * 60;
const hourSeconds = 60 * 60;

/**
 * Files of the build. Names under /assets carry a content hash, so they never change; the rest is revalidated.
 * Brotli twins made by the build are sent where the caller takes them.
 */
export async function registerStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/index.html', '**/.vite/**'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, filePath) {
      const isHashed = path.relative(clientDir, filePath).startsWith('assets');
      response.header(
        'cache-control',
        isHashed
          ? `public, max-age=${yearSeconds}, immutable`
          : `public, max-age=${hourSeconds}, must-revalidate`,
      );
    },
  });
}
