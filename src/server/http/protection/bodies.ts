import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { slots } from '../../../shared/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import { Slots } from '../../limits/slots.ts';
import { answerSlowBody } from './client-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has slots of its own for what arrives. */
    boundsBodies?: boolean;
  }
}

/** A tenth of what the slowest mobile networks carry; averaged, so that a tunnel in the middle does no harm. */
const minBytesPerSecond = 2_000;
/** Time that a body may take before its average speed counts. */
const graceMs = 10_000;
const checkEveryMs = 1_000;

/** Forms are a few kilobytes; what is larger is kept in memory while it arrives, so that not everybody may send it at once. */
const largeBodyBytes = 64 * 1024;

interface OpenBody {
  request: FastifyRequest;
  reply: FastifyReply;
  startedAtMs: number;
  /** Bytes that the connection had carried before this body. */
  bytesBefore: number;
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Bounds what bodies may cost while they arrive (security rows 40, 57): each has to keep a rate, and large ones are
 * few at a time. Uploads of pictures have slots of their own.
 */
export function registerBodies(app: FastifyInstance, clock: Clock): void {
  const open = new Set<OpenBody>();
  const largeBodies = new Slots(slots.bodies);

  const isTooSlow = ({ request, startedAtMs, bytesBefore }: OpenBody): boolean => {
    const elapsedMs = clock.now().getTime() - startedAtMs;
    const bytes = request.raw.socket.bytesRead - bytesBefore;
    return elapsedMs > graceMs && bytes < (elapsedMs / 1000) * minBytesPerSecond;
  };

  const check = () => {
    for (const body of open) {
      if (!isTooSlow(body)) continue;
      open.delete(body);
      answerSlowBody(body.request.raw.socket, body.reply.raw.headersSent);
    }
  };
  const timer = setInterval(check, checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const body: OpenBody = {
      request,
      reply,
      startedAtMs: clock.now().getTime(),
      bytesBefore: request.raw.socket.bytesRead,
    };
    open.add(body);
    finished(request.raw, () => open.delete(body));

    const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (bytes <= largeBodyBytes || request.routeOptions.config.boundsBodies) {
      return done(null, payload);
    }
    try {
      const give = largeBodies.take({ ip: request.ip });
      finished(request.raw, give);
      // A refused body is thrown away as it comes, and keeps no memory.
      finished(reply.raw, give);
      done(null, payload);
    } catch (error) {
      done(error as Error);
    }
  });
}
