import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createTrace, runTraced, type Trace, traceparentOf } from '../../observation/trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace;
  }
}

/** Ignores a repeated header: it identifies no single request. */
function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? undefined : value;
}

/**
 * Names requests for Fastify. `X-Request-Id` and `traceparent` count only from trusted proxies: another caller could make two
 * requests look like one.
 */
export function traceOptions(trustedProxies: readonly string[]): Pick<
  FastifyServerOptions,
  'trustProxy' | 'genReqId' | 'childLoggerFactory'
> & {
  registerTraces(app: FastifyInstance): void;
} {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const traces = new WeakMap<IncomingMessage, Trace>();
  const traceOf = (raw: IncomingMessage): Trace => {
    const known = traces.get(raw);
    if (known) return known;
    const { headers, socket } = raw;
    const trace = createTrace(
      isTrusted(socket.remoteAddress ?? '', 0)
        ? {
            requestId: single(headers['x-request-id']),
            traceparent: single(headers.traceparent),
          }
        : {},
    );
    traces.set(raw, trace);
    return trace;
  };

  return {
    trustProxy: trustedProxies.length > 0 ? isTrusted : false,
    genReqId: (raw) => traceOf(raw).requestId,
    childLoggerFactory(log, _bindings, options, raw) {
      const { requestId, traceId } = traceOf(raw);
      return log.child({ requestId, traceId }, options);
    },
    registerTraces(app) {
      app.decorateRequest('trace');
      app.addHook('onRequest', (request, reply, done) => {
        const trace = traceOf(request.raw);
        trace.ip = request.ip;
        request.trace = trace;
        reply.header('x-request-id', trace.requestId);
        reply.header('traceparent', traceparentOf(trace));
        runTraced(trace, done);
      });
      // The events of an arriving body lose the request's context.
      app.addHook('preValidation', (request, _reply, done) => runTraced(request.trace, done));
    },
  };
}
