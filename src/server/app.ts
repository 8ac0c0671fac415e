import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import { registerApiReference } from './http/api/reference.ts';
import { registerRest } from './http/api/rest.ts';
import { registerSmsWebhook } from './http/api/sms-webhook.ts';
import { registerTrpc } from './http/api/trpc.ts';
import { registerCompression } from './http/compression.ts';
import { registerDrain } from './http/drain.ts';
import { registerErrors } from './http/errors.ts';
import { withoutJsonSchemas } from './http/json-schemas.ts';
import { registerMedia } from './http/media/media.ts';
import { registerPostExport } from './http/media/post-export.ts';
import { registerRequestFiles } from './http/media/request-files.ts';
import { registerSocialImages } from './http/media/social-images.ts';
import { registerStaticFiles } from './http/media/static-files.ts';
import { registerUploads } from './http/media/uploads.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerAccessLog } from './http/observation/access-log.ts';
import { registerHealth } from './http/observation/health.ts';
import { registerDeadlines } from './http/observation/request-deadlines.ts';
import { registerRequestMetrics } from './http/observation/request-metrics.ts';
import { traceOptions } from './http/observation/request-trace.ts';
import { registerCalendars } from './http/pages/calendars.ts';
import { registerFeeds } from './http/pages/feeds.ts';
import { registerForms } from './http/pages/forms.ts';
import { registerOneClickStop } from './http/pages/one-click-stop.ts';
import { PageCache } from './http/pages/page-cache.ts';
import { createPageRendering, type PageRenderer } from './http/pages/page-rendering.ts';
import { registerPages } from './http/pages/pages.ts';
import { registerRequestPages } from './http/pages/request-pages.ts';
import { registerVisits } from './http/pages/visits.ts';
import { registerBodies } from './http/protection/bodies.ts';
import { answerClientError } from './http/protection/client-errors.ts';
import { boundConnections, connectionLimits } from './http/protection/connections.ts';
import { routedTarget } from './http/protection/request-target.ts';
import { registerSecurity } from './http/protection/security.ts';
import { modelRunMs } from './integrations/ai/ai.ts';

/** A body may hold a whole post (see postLimits) with room for JSON escapes. */
const bodyLimitBytes = 2 * 1024 * 1024;
const headersTimeoutMs = 10_000;
/** A picture of 10 MB over a slow line takes its time; a slow body holds nothing but its connection. */
const requestTimeoutMs = 120_000;
const slowClientCheckMs = 2_000;
const keepAliveTimeoutMs = 72_000;
/** Silence on a connection under way; longer than the longest wait for an AI draft. */
const silenceBeyondDraftMs = 60_000;
/** Together well below the ten seconds in which the process has to be gone. */
const drainTimes = { idleGraceMs: 1_000, requestGraceMs: 6_000 };
const maxPathParameterLength = 2_000;

export interface AppOptions {
  deps: Deps;
  renderer: PageRenderer;
  /** Folder of the client build; null where the dev server delivers it. */
  clientDir: string | null;
}

/** The HTTP application, plugin by plugin in reading order. It does not listen: tests inject requests. */
export async function buildApp({
  deps,
  renderer,
  clientDir,
}: AppOptions): Promise<FastifyInstance> {
  const { settings } = deps;
  const isBehindProxy = settings.trustedProxies.length > 0;
  const { registerTraces, ...naming } = traceOptions(settings.trustedProxies);
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    ...naming,
    rewriteUrl: ({ url = '/' }) => routedTarget(url),
    clientErrorHandler: answerClientError,
    bodyLimit: bodyLimitBytes,
    http: {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: slowClientCheckMs,
    },
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionTimeout: modelRunMs(settings) + silenceBeyondDraftMs,
    routerOptions: { maxParamLength: maxPathParameterLength },
    schemaController: withoutJsonSchemas,
    return503OnClosing: false,
  });
  boundConnections(
    app.server,
    isBehindProxy ? { total: connectionLimits.total } : connectionLimits,
    deps.metrics,
  );

  // Only JSON is taken; everything else is refused before its body is read.
  app.removeContentTypeParser('text/plain');
  registerErrors(app, deps.metrics);
  registerTraces(app);
  registerAccessLog(app);
  registerRequestMetrics(app, deps.metrics);
  registerDeadlines(app, deps.deadlines);

  const cache = new PageCache(deps);
  deps.contentBus.onChange(() => cache.clear());

  registerSecurity(app, settings, renderer.inlineScripts);
  registerBodies(app, deps.clock);
  registerHealth(app, deps);
  registerDrain(app, drainTimes);
  registerCompression(app);
  await registerTrpc(app, deps);
  registerApiReference(app);
  await registerRest(app, deps, cache);
  await registerUploads(app, deps);
  await registerSmsWebhook(app, deps);
  registerMedia(app, deps);
  registerRequestFiles(app, deps);
  registerPostExport(app, deps);
  registerFeeds(app, deps, cache);
  registerSocialImages(app, deps);
  if (clientDir) await registerStaticFiles(app, clientDir);
  const renderPage = createPageRendering(deps, renderer);
  await registerForms(app, deps, renderPage);
  await registerOneClickStop(app, deps);
  registerRequestPages(app, deps, renderPage);
  registerCalendars(app, deps);
  await registerVisits(app, deps);
  registerPages(app, deps, renderPage, cache);
  registerNotFound(app);
  return app;
}
