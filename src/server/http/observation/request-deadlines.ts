import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../env.ts';
import { modelRunMs } from '../../integrations/ai/ai.ts';
import { type Deadlines, tookTooLong, type Wait } from '../../observation/deadlines.ts';
import { routeOf } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the work for a request of this route may take, from the end of its body to the beginning of its answer. */
    workTimeoutMs?: number;
    /** How long its answer may take to be read. */
    readTimeoutMs?: number;
  }
  interface FastifyRequest {
    wait: Wait;
    /** The work of the route's handler; undefined before it has begun. */
    work: unknown;
  }
}

/** A little more than what a procedure has (see trpc/init.ts), whose refusal says it in the form of its protocol. */
const workTimeoutMs = 35_000;
/** A picture of 10 MB over the slowest of mobile networks. */
const readTimeoutMs = 15 * 60_000;
/** How long an answer that is sent piece by piece may be silent. */
const silenceMs = 30_000;

/** Suits a scope whose calls have deadlines of their own, the longest of which is that of a model. */
export function allowModelRuns(scope: FastifyInstance, settings: Pick<Settings, 'ai'>): void {
  const ofModels = { workTimeoutMs: workTimeoutMs + modelRunMs(settings) };
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...ofModels };
  });
}

function hasArrived({ raw }: FastifyRequest): boolean {
  return raw.complete || raw.method === 'GET' || raw.method === 'HEAD';
}

/**
 * Gives every request a deadline (security row 74): to its work, and to each silence of an answer that is sent piece by piece. How long
 * its body may take is bounded elsewhere (see bodies.ts); an answer that is read too slowly is cut off, and is the reader's doing.
 */
export function registerDeadlines(app: FastifyInstance, deadlines: Deadlines): void {
  app.decorateRequest('wait');
  app.decorateRequest('work');

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function remember(request, reply) {
      const work = handler.call(this, request, reply);
      request.work = work;
      return work;
    };
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { config } = request.routeOptions;
    const timeoutMs = config.workTimeoutMs ?? workTimeoutMs;
    const awaited = { kind: 'request', name: '', timeoutMs } as const;
    const wait = deadlines.begin(awaited, () => giveUp(request, reply));
    request.wait = wait;
    wait.reconsider = (nowMs) => {
      wait.name = routeOf(request);
      if (!hasArrived(request)) wait.deadlineAtMs = nowMs + timeoutMs;
    };
    reply.raw.once('close', () => {
      // Work that hangs is told until it ends, also when nobody waits for it any more.
      if (!wait.isOverdue || wait.kind !== 'request') deadlines.end(wait);
      else Promise.resolve(request.work).then(end, end);
    });
    const end = () => deadlines.end(wait);
    done();
  });

  app.addHook('preHandler', ({ wait }, _reply, done) => {
    if (!wait.isOverdue) wait.deadlineAtMs = performance.now() + wait.timeoutMs;
    done();
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { wait } = request;
    if (!wait.isOverdue) {
      const isStream = typeof payload === 'object' && payload !== null && !Buffer.isBuffer(payload);
      watchReading(request, reply, isStream);
    }
    done(null, payload);
  });
}

/** From the beginning of the answer on. */
function watchReading(request: FastifyRequest, reply: FastifyReply, isStream: boolean): void {
  const { wait } = request;
  const limitMs = request.routeOptions.config.readTimeoutMs ?? readTimeoutMs;
  const startedAtMs = performance.now();
  wait.reconsider = undefined;
  wait.kind = 'reader';
  wait.timeoutMs = limitMs;
  wait.deadlineAtMs = startedAtMs + limitMs;
  if (!isStream) {
    wait.reconsider = () => {
      wait.name = routeOf(request);
    };
    return;
  }
  const longestSilenceMs = Math.max(silenceMs, request.routeOptions.config.workTimeoutMs ?? 0);
  const { socket } = reply.raw;
  let bytesBefore = -1;
  wait.deadlineAtMs = startedAtMs + longestSilenceMs;
  wait.reconsider = (nowMs) => {
    wait.name = routeOf(request);
    const bytes = socket?.bytesWritten ?? 0;
    const isMoving = bytes !== bytesBefore;
    bytesBefore = bytes;
    const isUnread = reply.raw.writableLength > 0 || (socket?.writableLength ?? 0) > 0;
    if (nowMs >= startedAtMs + limitMs) return;
    if (isMoving || isUnread) {
      wait.deadlineAtMs = Math.min(nowMs + longestSilenceMs, startedAtMs + limitMs);
      return;
    }
    wait.kind = 'stream';
    wait.timeoutMs = longestSilenceMs;
  };
}

function giveUp(request: FastifyRequest, reply: FastifyReply): void {
  if (request.wait.kind === 'request' && !reply.sent) void reply.send(tookTooLong());
  else reply.raw.destroy();
}
