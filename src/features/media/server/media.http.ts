import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { isHeldByCaller } from '../../../server/http/conditions.ts';
import { createRequestContext } from '../../../server/http/request-context.ts';
import { pictureTypeOf } from '../../../server/integrations/media-store/picture-type.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import { isPictureFileName, pictureStem } from '../../../shared/media/media.ts';
import { paths } from '../../../shared/paths.ts';
import { daySeconds } from '../../../shared/time/durations.ts';

/** Names are random and files are never overwritten. */
const immutable = `max-age=${365 * daySeconds}, immutable`;
const ofDevelopers = /^(?:photo|project)-/;
/** Developers can remove a picture, which shared caches would not notice. */
const cacheControlOf = (name: string) =>
  `${ofDevelopers.test(name) ? 'private' : 'public'}, ${immutable}`;
/** Hidden pictures are not cached: they can become visible again, and must be gone after a sign-out. */
const hiddenCacheControl = 'private, no-store';

async function maySeeHidden(
  { sessions, inTurn }: ReturnType<typeof createRequestContext>,
  developerId: number,
): Promise<boolean> {
  return inTurn(async () => {
    if ((await sessions.developer())?.developerId === developerId) return true;
    const admin = await sessions.admin();
    return admin !== null && roleMay(admin.role, 'hideProfiles');
  });
}

interface HiddenPhotos {
  /** Returns the developer's id when the picture belongs to a hidden profile. */
  ownerOf(stem: string): Promise<number | null | undefined>;
}

/** Looks up only names that the store can produce. */
export function registerMedia(app: FastifyInstance, deps: Deps, hiddenPhotos: HiddenPhotos): void {
  app.get<{ Params: { name: string } }>(
    `${paths.media('')}:name`,
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { name } = request.params;
      if (!isPictureFileName(name)) throw new DomainError('NOT_FOUND', 'Not found');
      const stem = ofDevelopers.test(name) ? pictureStem(paths.media(name)) : null;
      const hiddenOf = stem && (await hiddenPhotos.ownerOf(stem));
      let cacheControl = cacheControlOf(name);
      if (hiddenOf) {
        cacheControl = hiddenCacheControl;
        const context = createRequestContext(deps, request, reply);
        if (!(await maySeeHidden(context, hiddenOf))) {
          throw new DomainError('NOT_FOUND', 'Not found');
        }
      }
      const etag = `"${name}"`;
      // Other sites and feed readers may embed pictures. The policy blocks active content.
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (isHeldByCaller(request.headers['if-none-match'], etag)) {
        return reply.code(304).header('cache-control', cacheControl).header('etag', etag).send();
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
        .header('cache-control', cacheControl)
        .header('etag', etag)
        .header('content-length', opened.byteSize)
        .send(opened.stream);
    },
  );
}
