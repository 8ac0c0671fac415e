import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, preferredEncoding } from './negotiation.ts';
import { adminTokenHeader } from './request-context.ts';

/** A smaller answer fits into the first packets anyway. */
const leastBytes = 1_024;
/** Compressing a larger answer would cost more than producing it. */
const mostBytes = 256 * 1_024;
const compressibleType = /^(?:application\/(?:json|javascript)|text\/\w+)\b(?!.*event-stream)/;

/**
 * Only anonymous answers are compressed. The length of a compressed answer reveals how much of the caller's input it already
 * contains (BREACH), so answers about a person stay uncompressed.
 */
function isAnonymousRead({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const { cookie, authorization, [adminTokenHeader]: adminToken } = headers;
  return isRead && [cookie, authorization, adminToken].every((value) => value === undefined);
}

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

export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isFinished = reply.hasHeader('content-encoding') || reply.hasHeader('etag');
    if (isFinished || !isAnonymousRead(request)) return payload;
    if (!(payload instanceof Response)) {
      const type = String(reply.getHeader('content-type') ?? '');
      // Later hooks still reshape a refusal.
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

/** A higher quality costs more processor time than the saved bytes of one answer are worth. */
const brotliQuality = 5;
/** A tenth to a seventh fewer bytes than the usual quality, for 15 to 300 ms. */
const bestBrotliQuality = 11;
/** 256 kB, more than almost every answer. A larger window costs the compressor megabytes per answer. */
const brotliWindowBits = 18;

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

export const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, brotliQuality),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Brotli for an answer that is sent again and again. */
export const compressBest = (body: Buffer): Promise<Buffer> => brotli(body, bestBrotliQuality);

export const decompress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
};
