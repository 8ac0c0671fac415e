import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerCalendars } from '../../features/calls/server/calendar/calendars.http.ts';
import { cachedContentReads } from '../../features/content/server/public-content.service.ts';
import { findMovedProfile } from '../../features/developers/server/handles/handles.service.ts';
import { createHiddenPhotos } from '../../features/developers/server/hiding/hidden-photos.service.ts';
import { profilePhotoRoute } from '../../features/developers/server/profile/profile-photo.http.ts';
import { registerProjectCards } from '../../features/developers/server/projects/project-card.http.ts';
import { projectPictureRoute } from '../../features/developers/server/projects/project-picture.http.ts';
import { findMovedProject } from '../../features/developers/server/projects/project-slugs.service.ts';
import { registerProfileFiles } from '../../features/developers/server/share/profile-files.http.ts';
import { registerBriefCards } from '../../features/home/server/brief-cards.http.ts';
import { registerProgressCards } from '../../features/learning-paths/server/progress-card.http.ts';
import { registerLook } from '../../features/look/server/look.http.ts';
import { registerMedia } from '../../features/media/server/media.http.ts';
import { postImageRoute } from '../../features/media/server/post-image.http.ts';
import { cachedBlogReads } from '../../features/posts/server/cached-reads.ts';
import { markdownTwin } from '../../features/posts/server/feeds/feeds.service.ts';
import { FormerAddresses } from '../../features/posts/server/former-addresses/former-addresses.service.ts';
import { findRenamedSlug } from '../../features/posts/server/reading/reading.service.ts';
import { followRenamedPosts } from '../../features/posts/server/renamed-posts.http.ts';
import { registerOauth } from '../../features/programs/server/oauth.http.ts';
import { registerQuoteFiles } from '../../features/quotes/server/paper/quote-files.http.ts';
import { findRedirect } from '../../features/redirects/server/redirects.service.ts';
import { registerMailWebhook } from '../../features/requests/server/by-mail/mail-webhook.http.ts';
import {
  registerRequestFiles,
  requestFileRoute,
} from '../../features/requests/server/page/request-files.http.ts';
import { registerSmsWebhook } from '../../features/sign-up/server/sms-webhook.http.ts';
import { createCardSender } from '../../features/social-cards/server/card-sender.ts';
import { registerSocialImages } from '../../features/social-cards/server/social-images.http.ts';
import { registerVisits } from '../../features/traffic/server/visits.http.ts';
import { registerPostExport } from '../../features/transfer/server/export/post-export.http.ts';
import { registerPostImport } from '../../features/transfer/server/import/post-import.http.ts';
import { noteFileRoute } from '../../features/work/server/note-files.http.ts';
import type { PublicChange } from '../../server/content-bus.ts';
import type { Deps } from '../../server/deps.ts';
import { registerApiReference } from '../../server/http/api/reference.ts';
import { registerRest } from '../../server/http/api/rest.ts';
import { answerFromCache } from '../../server/http/api/rest-cache.ts';
import { registerTrpc } from '../../server/http/api/trpc.ts';
import { registerCompression } from '../../server/http/compression.ts';
import { registerDrain } from '../../server/http/drain.ts';
import { registerErrors } from '../../server/http/errors.ts';
import { withoutJsonSchemas } from '../../server/http/json-schemas.ts';
import { registerMcp } from '../../server/http/mcp/mcp.ts';
import { registerStaticFiles } from '../../server/http/media/static-files.ts';
import { registerUploads, uploadRoute } from '../../server/http/media/uploads.ts';
import { registerNotFound } from '../../server/http/not-found.ts';
import { registerAccessLog } from '../../server/http/observation/access-log.ts';
import { registerHealth } from '../../server/http/observation/health.ts';
import { registerDeadlines } from '../../server/http/observation/request-deadlines.ts';
import { registerRequestMetrics } from '../../server/http/observation/request-metrics.ts';
import { traceOptions } from '../../server/http/observation/request-trace.ts';
import { registerOneClickStop } from '../../server/http/one-click-stop.ts';
import { registerForms } from '../../server/http/pages/forms.ts';
import { MarkdownPages } from '../../server/http/pages/markdown-pages.ts';
import type { MovedPages } from '../../server/http/pages/moved-pages.ts';
import { PageCache } from '../../server/http/pages/page-cache.ts';
import { createPageReader } from '../../server/http/pages/page-reader.ts';
import { registerPages } from '../../server/http/pages/pages.ts';
import { registerSecretPages } from '../../server/http/pages/secret-pages.ts';
import { createPassageReader } from '../../server/http/passages/passage-reader.ts';
import { registerBodies } from '../../server/http/protection/bodies.ts';
import { answerClientError } from '../../server/http/protection/client-errors.ts';
import { boundConnections } from '../../server/http/protection/connections.ts';
import { routedTarget } from '../../server/http/protection/request-target.ts';
import { registerSecurity } from '../../server/http/protection/security.ts';
import { modelRunMs } from '../../server/integrations/ai/ai.ts';
import { createCallerFactory } from '../../server/trpc/init.ts';
import { slots } from '../../shared/limits/limits.ts';
import { serverPaths } from '../../shared/server-paths.ts';
import { mapEntries } from '../content-entries.ts';
import { contentKinds } from '../content-kinds.ts';
import { registerContentPreviews } from './content/content-previews.ts';
import { registerFeeds } from './feeds/feeds.ts';
import { registerFullText } from './markdown/full-text.ts';
import { createPageRendering, type PageRenderer } from './page-rendering.ts';
import { siteForms, sitePages } from './pages.ts';
import { appRouter } from './routers/router.ts';

/** Fits a whole post with JSON escapes (see postLimits). */
const bodyLimitBytes = 2 * 1024 * 1024;
const headersTimeoutMs = 10_000;
/** Fits a 10 MB picture over a slow line. A slow body blocks only its own connection. */
const requestTimeoutMs = 120_000;
const slowClientCheckMs = 2_000;
const keepAliveTimeoutMs = 72_000;
/** Silence allowed on an active connection, added to the longest wait for an AI draft. */
const silenceBeyondDraftMs = 60_000;
/** The sum stays well below the ten seconds after which the process is killed. */
const drainTimes = { idleGraceMs: 1_000, requestGraceMs: 6_000 };
const maxPathParameterLength = 2_000;
/** Counted figures may be this old. */
const figuresEveryMs = 5 * 60_000;

export interface AppOptions {
  deps: Deps;
  renderer: PageRenderer;
  /** Folder of the client build; null when the dev server delivers it. */
  clientDir: string | null;
}

/** Does not listen, so that tests can inject requests. */
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
    isBehindProxy ? { ...slots.connections, callers: [] } : slots.connections,
    deps.metrics,
  );

  // Only JSON is accepted; other types are refused before the body is read.
  app.removeContentTypeParser('text/plain');
  registerErrors(app, deps);
  registerTraces(app);
  registerAccessLog(app);
  registerRequestMetrics(app, deps.metrics);
  registerDeadlines(app, deps.deadlines);

  const cache = new PageCache(deps);
  const readContent = async (change: PublicChange) => {
    const { content } = deps;
    const hasChanged = await (change === 'content' ? content.refresh() : content.recount());
    // Pages drawn meanwhile show the content from before.
    if (hasChanged) cache.clear();
  };
  deps.contentBus.onChange((change) => {
    cache.clear();
    void readContent(change);
  });
  // Requests that are answered and jobs that are won announce no change of content, but figures may count them.
  const counting = setInterval(() => void readContent('content'), figuresEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(counting));

  registerSecurity(app, settings, renderer.inlineScripts);
  registerBodies(app, deps.clock);
  registerHealth(app, deps);
  registerDrain(app, drainTimes);
  registerCompression(app);
  const apiFor = createCallerFactory(appRouter);
  await registerTrpc(app, deps, appRouter);
  registerApiReference(app, deps);
  await registerMcp(app, deps, appRouter);
  await registerOauth(app, deps);
  await registerRest(app, deps, {
    router: appRouter,
    answerFirst(scope) {
      answerFromCache<ReturnType<typeof apiFor>>(scope, { deps, cache, apiFor }, [
        cachedBlogReads,
        cachedContentReads,
      ]);
      followRenamedPosts(scope, deps);
    },
  });
  await registerUploads(app, [
    uploadRoute(deps, postImageRoute(deps)),
    uploadRoute(deps, profilePhotoRoute(deps)),
    uploadRoute(deps, projectPictureRoute(deps)),
    uploadRoute(deps, requestFileRoute(deps)),
    uploadRoute(deps, noteFileRoute(deps)),
  ]);
  await app.register(async (scope) => registerPostImport(scope, deps));
  await registerSmsWebhook(app, deps);
  await registerMailWebhook(app, deps);
  registerMedia(app, deps, createHiddenPhotos(deps));
  registerRequestFiles(app, deps);
  registerQuoteFiles(app, deps);
  registerPostExport(app, deps, contentKinds);
  registerFeeds(app, deps, cache);
  const sendCard = createCardSender(deps);
  registerSocialImages(app, deps, sendCard);
  registerBriefCards(app, deps, sendCard);
  registerProgressCards(app, deps, sendCard, mapEntries);
  registerProfileFiles(app, deps, sendCard);
  registerProjectCards(app, deps, sendCard);
  registerLook(app, deps);
  if (clientDir) await registerStaticFiles(app, clientDir);
  const renderPage = createPageRendering(deps, sitePages, renderer);
  const markdown = new MarkdownPages({
    ...{ deps, render: renderPage, cache },
    markdownOfPost: (slug) => markdownTwin(deps, slug),
  });
  await registerForms(app, deps, { pages: sitePages, forms: siteForms, apiFor }, renderPage);
  await registerOneClickStop(app, deps, serverPaths.notificationsStop, (context, key) =>
    apiFor(context).developer.notifications.page.stop({ key }),
  );
  await registerOneClickStop(app, deps, serverPaths.savedSearchStop, (context, key) =>
    apiFor(context).developer.searches.stop({ key }),
  );
  registerSecretPages(app, deps, sitePages, renderPage);
  registerContentPreviews(app, deps, renderPage);
  registerCalendars(app, deps);
  await registerVisits(app, deps);
  const publicPages = { pages: sitePages, markdown, moved: movedPages(deps) };
  deps.pageTexts.connect(
    createPageReader(deps, publicPages),
    createPassageReader(deps, { pages: sitePages, cache, render: renderPage }),
  );
  registerFullText(app, deps, markdown);
  registerPages(app, deps, { ...publicPages, render: renderPage, cache });
  registerNotFound(app);
  return app;
}

function movedPages(deps: Deps): MovedPages {
  const formerAddresses = new FormerAddresses(deps);
  deps.contentBus.onChange(() => formerAddresses.forget());
  return {
    async find(address) {
      const redirect = findRedirect(deps.content, address);
      if (redirect) return redirect;
      const profile =
        (await findMovedProfile(deps, address)) ?? (await findMovedProject(deps, address));
      if (profile) return { to: profile, isPermanent: true };
      const post = await formerAddresses.find(address);
      return post === null ? null : { to: post, isPermanent: true };
    },
    findRenamedSlug: (slug) => findRenamedSlug(deps, slug),
  };
}
