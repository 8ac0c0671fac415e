import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxUploadBytes, type StoredPicture } from '../../shared/media.ts';
import { paths } from '../../shared/paths.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../domain-error.ts';
import { identifyAdmin } from '../features/admin/identity.service.ts';
import { storePicture } from '../features/media/media.service.ts';
import type { Context } from '../trpc/context.ts';
import { profilePhotoRoute } from './profile-photo.ts';
import { createRequestContext } from './request-context.ts';

/** Boundaries and headers around the one file of an upload. */
const multipartOverheadBytes = 16 * 1024;

/** How long the rest of a refused upload is still taken and thrown away. */
const lingerMs = 1_000;

export interface UploadRoute<Owner> {
  path: string;
  /** Runs before a byte of the body is read. @throws DomainError UNAUTHORIZED or FORBIDDEN */
  authorize(context: Context): Promise<Owner>;
  receive(context: Context, owner: Owner, bytes: Buffer, query: unknown): Promise<StoredPicture>;
}

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'The file is too large; 10 MB are the most.');
}

/**
 * An upload that is refused is not read to its end; the connection is given up instead. Not at once, and not by
 * `connection: close`: closing while the sender still writes would throw away the answer on its way.
 */
function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    request.raw.resume();
    setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, lingerMs).unref();
  });
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.');
  }
  const part = await request.file();
  if (!part) throw new DomainError('BAD_REQUEST', 'The upload holds no file.');
  // Ends the reading at the limit: without this the rest of an endless body would be read and thrown away.
  part.file.once('limit', () => part.file.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  if (part.file.truncated) throw tooLarge();
  return Buffer.concat(chunks);
}

function addRoute<Owner>(scope: FastifyInstance, deps: Deps, route: UploadRoute<Owner>): void {
  const owners = new WeakMap<FastifyRequest, { context: Context; owner: Owner }>();
  scope.post(route.path, {
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const context = createRequestContext(deps, request, reply);
      try {
        owners.set(request, { context, owner: await route.authorize(context) });
        const declaredBytes = Number(request.headers['content-length'] ?? 0);
        if (declaredBytes > maxUploadBytes + multipartOverheadBytes) throw tooLarge();
      } catch (error) {
        giveUp(request, reply);
        throw error;
      }
    },
    handler: async (request, reply) => {
      const known = owners.get(request);
      if (!known) throw new DomainError('UNAUTHORIZED', 'Please sign in first.');
      try {
        const bytes = await readFile(request);
        return await route.receive(known.context, known.owner, bytes, request.query);
      } catch (error) {
        if (!request.raw.complete) giveUp(request, reply);
        throw error;
      }
    },
  });
}

/** Uploads, in a scope of their own: nothing else here takes multipart bodies. */
export async function registerUploads(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxUploadBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });

    addRoute(scope, deps, {
      path: paths.adminUpload,
      authorize: identifyAdmin,
      receive: (_context, admin, bytes) =>
        storePicture(deps, { kind: 'postImage', bytes, ownerId: admin.adminId }),
    });
    addRoute(scope, deps, profilePhotoRoute(deps));
  });
}
