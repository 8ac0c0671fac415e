import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress } from './encodings.ts';
import { preferredEncoding } from './negotiation.ts';
import { adminTokenHeader } from './request-context.ts';

/** Below that an answer fits into the first packets anyway. */
const leastBytes = 1_024;
/** Above that compressing would cost more than answering, for everybody who asks. */
const mostBytes = 256 * 1_024;
const compressibleType = /^(?:application\/(?:json|javascript)|text\/\w+)\b(?!.*event-stream)/;

/**
 * Nobody in particular asks, so nothing in the answer is a secret. The length of a compressed answer tells how much of
 * what the caller has put into it stands there already (BREACH): what is about somebody is sent as it is.
 */
function isAnonymousRead({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.cookie === undefined && headers[adminTokenHeader] === undefined;
}

/** The bytes of an answer that is whole; null for one that comes piece by piece. */
async function wholeBody(payload: unknown, reply: FastifyReply): Promise<Buffer | null> {
  if (typeof payload === 'string') return Buffer.from(payload);
  if (Buffer.isBuffer(payload)) return payload;
  if (!(payload instanceof Response) || payload.body === null) return null;
  if (!compressibleType.test(payload.headers.get('content-type') ?? '')) return null;
  for (const [name, value] of payload.headers) reply.header(name, value);
  reply.code(payload.status);
  return Buffer.from(await payload.arrayBuffer());
}

function addToVary(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
}

/** Compresses public answers that are made for one caller; pages and files come with their encodings. */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isFinished = reply.hasHeader('content-encoding') || reply.hasHeader('etag');
    if (isFinished || !isAnonymousRead(request)) return payload;
    if (!(payload instanceof Response)) {
      const type = String(reply.getHeader('content-type') ?? '');
      // A refusal still gets its shape from the hooks behind this one.
      if (reply.statusCode !== 200 || !compressibleType.test(type)) return payload;
    }
    const body = await wholeBody(payload, reply);
    if (body === null) return payload;
    const isWorthIt = body.length >= leastBytes && body.length <= mostBytes;
    if (reply.statusCode !== 200 || !isWorthIt) return body;
    addToVary(reply);
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    if (encoding === null) return body;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compress[encoding](body);
  });
}
