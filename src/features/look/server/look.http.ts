import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { daySeconds } from '../../../shared/time/durations.ts';
import { readFont } from './font-files.ts';
import { iconName, iconPng, iconSizesPx } from './icon.ts';
import { cssName, lookCss } from './look-css.ts';
import { lookKind } from './look-kind.ts';

/** The names change with the content. */
const immutable = `public, max-age=${365 * daySeconds}, immutable`;

/** Browsers ask for these by themselves. */
const unaskedSizesPx: ReadonlyMap<string, (typeof iconSizesPx)[number]> = new Map([
  [paths.logo, 180],
  ['/favicon.ico', 48],
]);

/** Sends the stylesheet, fonts and icon that follow what the owner published. */
export function registerLook(app: FastifyInstance, deps: Deps): void {
  const icons = new LRUCache<string, Buffer>({ max: 2 * iconSizesPx.length });
  const send = (reply: FastifyReply, type: string, body: string | Buffer, cacheControl: string) =>
    reply.type(type).header('cache-control', cacheControl).send(body);

  const iconOf = async (sizePx: number): Promise<Buffer | null> => {
    const { icon } = deps.content.valueOf(lookKind);
    if (!icon) return null;
    const key = `${icon} ${sizePx}`;
    const png = icons.get(key) ?? (await iconPng(deps, icon, sizePx));
    if (png) icons.set(key, png);
    return png;
  };

  app.get<{ Params: { name: string } }>(
    `${serverPaths.lookFile('')}:name`,
    async (request, reply) => {
      const { name } = request.params;
      const look = deps.content.valueOf(lookKind);
      if (name.endsWith('.css')) {
        const css = await lookCss(look);
        // A page that was cached before the last change still gets the colors.
        const cacheControl = css && cssName(css) === name ? immutable : 'public, max-age=60';
        return send(reply, 'text/css; charset=utf-8', css ?? '', cacheControl);
      }
      const sizePx = iconSizesPx.find((size) => name === iconName(look.icon, size));
      const png = sizePx && (await iconOf(sizePx));
      if (png) return send(reply, 'image/png', png, immutable);
      const font = await readFont(name);
      if (font) return send(reply, 'font/woff2', font, immutable);
      throw new DomainError('NOT_FOUND', 'Not found');
    },
  );

  app.addHook('onRequest', async (request, reply) => {
    const sizePx = unaskedSizesPx.get(request.url.split('?')[0] ?? '');
    const png = sizePx === undefined ? null : await iconOf(sizePx);
    if (png) return send(reply, 'image/png', png, 'public, max-age=3600, must-revalidate');
  });
}
