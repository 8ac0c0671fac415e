import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { slots } from '../../../shared/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import { Slots } from '../../limits/slots.ts';
import { answerSlowBody } from './client-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    boundsBodies?: boolean;
  }
}

/** A tenth of the rate of the slowest mobile networks. Averaged, so that a short interruption does no harm. */
const minBytesPerSecond = 2_000;
const graceMs = 10_000;
const checkEveryMs = 1_000;

/** Forms take a few kilobytes. Larger bodies are held in memory while they arrive, so their number is limited. */
const largeBodyBytes = 64 * 1024;

interface OpenBody {
  request: FastifyRequest;
  reply: FastifyReply;
  startedAtMs: number;
  bytesBefore: number;
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Bounds the cost of arriving bodies (security rows 40, 57): each needs a minimum rate, and few large ones may arrive at a
 * time. Picture uploads have their own limit.
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
      // A refused body is discarded as it arrives and takes no memory.
      finished(reply.raw, give);
      done(null, payload);
    } catch (error) {
      done(error as Error);
    }
  });
}
