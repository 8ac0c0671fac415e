import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { fillShell, type ServerEntry } from './renderer.ts';
import type { WebApplication } from './run.ts';

function isServerEntry(
  module: Record<string, unknown>,
): module is Record<string, unknown> & ServerEntry {
  return typeof module.render === 'function';
}

/** The web application through Vite's dev server: sources are transformed on request and replaced while they run. */
export async function createDevelopmentWeb(root: string): Promise<WebApplication> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  return {
    clientDir: null,
    renderer: {
      async render(input) {
        const source = await readFile(path.join(root, 'index.html'), 'utf8');
        const shell = await vite.transformIndexHtml(input.url, source);
        const entry = await vite.ssrLoadModule('/src/web/entry-server.tsx');
        if (!isServerEntry(entry)) throw new Error('entry-server.tsx does not export render().');
        const { status, ...parts } = await entry.render(input);
        return { status, html: fillShell(shell, parts) };
      },
    },
    async middleware(app: FastifyInstance) {
      app.addHook('onRequest', async (request, reply) => {
        await new Promise<void>((resolve) => {
          reply.raw.once('finish', resolve);
          vite.middlewares(request.raw, reply.raw, () => resolve());
        });
        if (reply.raw.writableEnded) reply.hijack();
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
