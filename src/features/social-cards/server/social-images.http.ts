import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { isHeldByCaller } from '../../../server/http/conditions.ts';
import { createCacheControl, type PageContent } from '../../../server/http/pages/cache-control.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { pageKey } from '../../../shared/paths.ts';
import { slugPattern } from '../../../shared/text/slug-pattern.ts';
import { accentHue } from '../../look/server/accent.ts';
import { fontPairOf } from '../../look/server/font-pairs.ts';
import { lookKind } from '../../look/server/look-kind.ts';
import { getPublicTitle } from '../../posts/server/feeds/feeds.service.ts';
import { socialCard } from '../words/social.ts';
import type { SocialCard } from './card-words.ts';
import { drawingVersion, drawSocialCard } from './social-card.ts';

const maxCachedBytes = 24 * 1024 * 1024;

/**
 * Cached by content and drawing version, so no entry can be outdated. Drawn one at a time because drawing is expensive;
 * only existing pages have a picture.
 */
export function registerSocialImages(app: FastifyInstance, deps: Deps): void {
  const ownLook = () => {
    const look = deps.content.valueOf(lookKind);
    const accent = accentHue(look)[6] ?? look.accentOnLight;
    const { brand } = siteIdentityOf(deps.content);
    return { brand, look: { accent, fonts: fontPairOf(look.fonts) } };
  };
  const pageCard = (key: string): SocialCard | null => {
    const page = deps.listedPages().find(({ path }) => pageKey(path) === key);
    return page
      ? {
          title: page.title,
          label: socialCard.pageLabel,
          ...ownLook(),
        }
      : null;
  };
  const drawn = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: (png) => png.length,
  });
  const pictureOf = async (key: string, card: SocialCard, ip: string): Promise<Buffer> => {
    const known = drawn.get(key);
    if (known) return known;
    return deps.lines.socialPictures({ ip }, async () => {
      const png = drawn.get(key) ?? (await drawSocialCard(deps.textWork, card));
      drawn.set(key, png);
      return png;
    });
  };

  const cacheControlOf = createCacheControl(deps.settings);
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { content, ...card }: SocialCard & { content: PageContent },
  ) => {
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

  const notFound = () => new DomainError('NOT_FOUND', 'Not found');

  app.get<{ Params: { file: string } }>('/og/:file', async (request, reply) => {
    const { file } = request.params;
    const card = file.endsWith('.png') ? pageCard(file.slice(0, -'.png'.length)) : null;
    if (!card) throw notFound();
    return send(request, reply, { ...card, content: 'static' });
  });

  app.get<{ Params: { file: string } }>('/og/blog/:file', async (request, reply) => {
    const { file } = request.params;
    const slug = file.endsWith('.png') ? file.slice(0, -'.png'.length) : '';
    const post = slugPattern.test(slug) ? await getPublicTitle(deps, slug) : null;
    if (!post) throw notFound();
    return send(request, reply, {
      title: post.title,
      label: post.categoryName ?? socialCard.postLabel,
      ...ownLook(),
      content: 'posts',
    });
  });
}
