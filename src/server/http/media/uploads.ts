import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maxUploadBytes } from '../../../shared/media/media.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { Slots } from '../../limits/slots.ts';
import type { Context } from '../../trpc/context.ts';
import { createRequestContext } from '../request-context.ts';
import type { UploadedFile, UploadRoute } from './upload-route.ts';

const multipartOverheadBytes = 16 * 1024;

/** Starts at the last byte: covers the wait for decoding and a slow store. */
const workTimeoutMs = 120_000;

function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'The file is too large; 10 MB are the most.');
}

async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.');
  }
  const part = await request.file();
  if (!part) throw new DomainError('BAD_REQUEST', 'The upload holds no file.');
  // Stops reading at the limit: otherwise an endless body would be read and discarded.
  part.file.once('limit', () => part.file.destroy(tooLarge()));
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  if (part.file.truncated) throw tooLarge();
  return { bytes: Buffer.concat(chunks), name: part.filename };
}

export const uploadRoute =
  <Owner>(deps: Deps, route: UploadRoute<Owner>) =>
  (scope: FastifyInstance): void => {
    const owners = new WeakMap<FastifyRequest, { context: Context; owner: Owner }>();
    const slots = new Slots(route.openUploads);
    const receive = async (request: FastifyRequest) => {
      const known = owners.get(request);
      if (!known) throw new DomainError('UNAUTHORIZED', 'Please sign in first.');
      const { context, owner } = known;
      const give = slots.take({ ip: request.ip, account: route.accountOf(owner) });
      try {
        const file = await readFile(request);
        return await route.receive(context, owner, file, request.query);
      } finally {
        give();
      }
    };

    scope.post<{ Params: Record<string, string> }>(route.path, {
      config: { boundsBodies: true, workTimeoutMs },
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const context = createRequestContext(deps, request, reply);
        try {
          const owner = await context.inTurn(() => route.authorize(context, request.params));
          owners.set(request, { context, owner });
          const declaredBytes = Number(request.headers['content-length'] ?? 0);
          if (declaredBytes > maxUploadBytes + multipartOverheadBytes) throw tooLarge();
        } catch (error) {
          giveUp(request, reply);
          throw error;
        }
      },
      handler: async (request, reply) => {
        try {
          return await receive(request);
        } catch (error) {
          if (!request.raw.complete) giveUp(request, reply);
          throw error;
        }
      },
    });
  };

export async function registerUploads(
  app: FastifyInstance,
  routes: readonly ((scope: FastifyInstance) => void)[],
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxUploadBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });

    for (const add of routes) add(scope);
  });
}

const lingerMs = 1_000;

/**
 * Closes the connection of a refused upload after a delay. Closing it while the sender still writes, as `connection: close`
 * does, would discard the answer in transit.
 */
export function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    request.raw.resume();
    setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, lingerMs).unref();
  });
}
