import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { fillShell, type ServerEntry } from './renderer.ts';
import type { WebApplication } from './web-application.ts';

function isServerEntry(
  module: Record<string, unknown>,
): module is Record<string, unknown> & ServerEntry {
  return typeof module.render === 'function';
}

/** Uses Vite's dev server. Hot updates share the application's port, so nothing else listens. */
export function createDevelopmentWeb(root: string): WebApplication {
  let vite: ViteDevServer | undefined;
  const running = () => {
    if (!vite) throw new Error('Vite starts with the application that it stands in front of.');
    return vite;
  };
  return {
    clientDir: null,
    renderer: {
      async render(input) {
        const source = await readFile(path.join(root, 'index.html'), 'utf8');
        const shell = await running().transformIndexHtml(input.url, source);
        const entry = await running().ssrLoadModule('/src/app/web/entry-server.tsx');
        if (!isServerEntry(entry)) throw new Error('entry-server.tsx does not export render().');
        const drawn = await entry.render(input);
        if (!drawn) return null;
        const { status, ...parts } = drawn;
        return { status, html: fillShell(shell, parts) };
      },
    },
    async middleware(app: FastifyInstance) {
      const started = await createServer({
        root,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      vite = started;
      app.addHook('onRequest', async (request, reply) => {
        await new Promise<void>((resolve) => {
          reply.raw.once('finish', resolve);
          started.middlewares(request.raw, reply.raw, () => resolve());
        });
        if (reply.raw.writableEnded) reply.hijack();
      });
      app.addHook('onClose', () => started.close());
    },
  };
}
