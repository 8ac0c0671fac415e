import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../server/deps.ts';
import { isHeldByCaller } from '../../../server/http/conditions.ts';
import { createCacheControl, type PageContent } from '../../../server/http/pages/cache-control.ts';
import { ownLook } from './own-look.ts';
import { type CardDrawing, drawingVersion, drawSocialCard } from './social-card.ts';

const maxCachedBytes = 24 * 1024 * 1024;

/** Words of a card, and what is drawn below them. */
export type CardWords = Pick<CardDrawing, 'title' | 'label' | 'overlay'>;

export type SendCard = (
  request: FastifyRequest,
  reply: FastifyReply,
  card: CardWords & { content: PageContent },
) => Promise<FastifyReply>;

/** Cached by content and drawing version, so no entry can be outdated. Drawn one at a time because drawing is expensive. */
export function createCardSender(deps: Deps): SendCard {
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (png) => png.length,
  });
  const pictureOf = async (key: string, card: CardDrawing, ip: string): Promise<Buffer> => {
    const known = drawn.get(key);
    if (known) return known;
    return deps.lines.socialPictures({ ip }, async () => {
      const png = drawn.get(key) ?? (await drawSocialCard(deps.textWork, card));
      drawn.set(key, png);
      return png;
    });
  };
  const cacheControlOf = createCacheControl(deps.settings);
  return async (request, reply, { content, ...words }) => {
    const card = { ...words, ...ownLook(deps.content) };
    const drawing = JSON.stringify({ drawingVersion, ...card });
    const key = createHash('sha256').update(drawing).digest('base64url').slice(0, 27);
    const etag = `"${key}"`;
    reply
      .header('cache-control', cacheControlOf(content))
      .header('etag', etag)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (isHeldByCaller(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const png = await pictureOf(key, card, request.ip);
    return reply.type('image/png').send(png);
  };
}
