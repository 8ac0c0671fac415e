import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../env.ts';
import { modelRunMs } from '../../integrations/ai/ai.ts';
import { type Deadlines, tookTooLong, type Wait } from '../../observation/deadlines.ts';
import { routeOf } from './request-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limit from the end of the body to the start of the answer. */
    workTimeoutMs?: number;
    readTimeoutMs?: number;
  }
  interface FastifyRequest {
    wait: Wait;
    work: unknown;
  }
}

/** Exceeds the limit of a procedure (see trpc/init.ts), so that the procedure's refusal in its protocol comes first. */
const workTimeoutMs = 35_000;
/** Allows a picture of 10 MB over the slowest mobile networks. */
const readTimeoutMs = 15 * 60_000;
const silenceMs = 30_000;

/** Suits a scope whose calls have deadlines of their own, up to the duration of a model's run. */
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
 * Gives every request a deadline (security row 74): for its work, and for each silence of a streamed answer. bodies.ts bounds
 * the time of the body. An answer that is read too slowly is cut off and does not count as hanging.
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
      // Hanging work stays listed until it ends, even when nobody waits for it.
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
