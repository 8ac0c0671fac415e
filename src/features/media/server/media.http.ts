import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { isHeldByCaller } from '../../../server/http/conditions.ts';
import { createRequestContext } from '../../../server/http/request-context.ts';
import { roleMay } from '../../../shared/admin-roles.ts';
import { daySeconds } from '../../../shared/durations.ts';
import { isPictureFileName, pictureStem } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';
import { pictureTypeOf } from './picture-type.ts';

/** A name stands for one content for ever: it is random, and nothing overwrites it. */
const immutable = `max-age=${365 * daySeconds}, immutable`;
const photoPrefix = 'photo-';
/** A person may take a photo back, which no shared cache would hear of. */
const cacheControlOf = (name: string) =>
  `${name.startsWith(photoPrefix) ? 'private' : 'public'}, ${immutable}`;
/** It is there again when it is shown again, and gone from a browser where somebody signs out. */
const hiddenCacheControl = 'private, no-store';

/** Who sees the photo of a hidden profile: its developer, and those who hide profiles. */
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
  /** Id of the developer whose hidden profile shows the photo. */
  ownerOf(stem: string): Promise<number | null | undefined>;
}

/** Stored pictures. Only names that storing could have made are looked up at all. */
export function registerMedia(app: FastifyInstance, deps: Deps, hiddenPhotos: HiddenPhotos): void {
  app.get<{ Params: { name: string } }>(
    `${paths.media('')}:name`,
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { name } = request.params;
      if (!isPictureFileName(name)) throw new DomainError('NOT_FOUND', 'Not found');
      const stem = name.startsWith(photoPrefix) ? pictureStem(paths.media(name)) : null;
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
      // Feed readers and other sites may show the picture; it can run nothing.
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
