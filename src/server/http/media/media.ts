import type { FastifyInstance } from 'fastify';
import { isPictureFileName } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { pictureTypeOf } from '../../features/media/picture-type.ts';
import { isHeldByCaller } from '../conditions.ts';

/** A name stands for one content for ever: it is random, and nothing overwrites it. */
const immutable = `max-age=${365 * 24 * 60 * 60}, immutable`;
/** A person may take a photo back, which no shared cache would hear of. */
const cacheControlOf = (name: string) =>
  `${name.startsWith('photo-') ? 'private' : 'public'}, ${immutable}`;

/** Stored pictures. Only names that storing could have made are looked up at all. */
export function registerMedia(app: FastifyInstance, deps: Pick<Deps, 'mediaStore'>): void {
  app.get<{ Params: { name: string } }>(
    `${paths.media('')}:name`,
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { name } = request.params;
      if (!isPictureFileName(name)) throw new DomainError('NOT_FOUND', 'Not found');
      const etag = `"${name}"`;
      // Feed readers and other sites may show the picture; it can run nothing.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (isHeldByCaller(request.headers['if-none-match'], etag)) {
        return reply
          .code(304)
          .header('cache-control', cacheControlOf(name))
          .header('etag', etag)
          .send();
      }
      const opened = await deps.mediaStore.open(name);
      if (opened.outcome === 'missing') throw new DomainError('NOT_FOUND', 'Not found');
      if (opened.outcome === 'unavailable') {
        throw new DomainError('SERVICE_UNAVAILABLE', 'The picture cannot be read right now.', {
          retryAfterSeconds: 5,
          reason: 'media-store',
          cause: opened.cause,
        });
      }
      return reply
        .type(pictureTypeOf(name))
        .header('cache-control', cacheControlOf(name))
        .header('etag', etag)
        .header('content-length', opened.byteSize)
        .send(opened.stream);
    },
  );
}
