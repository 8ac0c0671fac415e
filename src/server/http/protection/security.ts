import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { DomainError } from '../../domain-error.ts';
import { isLoopbackName, type Settings } from '../../env.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Ignores the Host header, which the caller chooses. In demo mode every loopback name with the listening port counts as the site. */
function isOwnOrigin(origin: string, settings: Settings, localPort: number | undefined): boolean {
  if (origin === settings.siteOrigin) return true;
  if (settings.isProduction || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.protocol === 'http:' && isLoopbackName(url.hostname) && url.port === String(localPort);
}

function isForeign(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  // Browsers send the origin `null` when the form's page hides its address (Fetch, "append a request Origin header"). They still
  // send `same-origin`, which no page can forge.
  if (origin === 'null' && site === 'same-origin') return false;
  if (origin !== undefined) return !isOwnOrigin(origin, settings, request.socket.localPort);
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Computes Helmet's headers once: as middleware it would build them for every answer, a tenth of the time of a cached page.
 * Scripts come from files or match a hash; eval is forbidden.
 */
function securityHeaders(
  settings: Settings,
  inlineScripts: readonly string[],
): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's dev server injects an inline preamble. A build needs only its files.
        scriptSrc: settings.isDevelopment
          ? ["'self'", "'unsafe-inline'"]
          : ["'self'", ...inlineScripts],
        // Mantine writes responsive styles as style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Editors may link a featured image from any https address.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: settings.isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        frameSrc: [videoPlatform.embedOrigin],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(settings.isProduction ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: settings.isProduction
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders(answer.req, answer, () => {
    for (const [name, value] of Object.entries(answer.getHeaders())) headers[name] = String(value);
  });
  return headers;
}

const hostPattern = /^(\[[\da-f:.]+\]|[^:]*)(?::\d*)?$/i;

/** Checks all Host headers: later code would see only the first. */
function hostFault({ raw }: FastifyRequest, settings: Settings): DomainError | null {
  const hosts = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  if (hosts.length > 1) {
    return new DomainError('BAD_REQUEST', 'The request has more than one Host header.');
  }
  if (settings.isProduction) return null;
  // Another site's host name that resolves to this machine would let its page read the demo's sign-in.
  const name = hostPattern.exec(raw.headers.host ?? '')?.[1] ?? '';
  if (isLoopbackName(name)) return null;
  return new DomainError(
    'FORBIDDEN',
    'The demo answers on this machine only: open it under localhost.',
  );
}

/**
 * Sets security headers on every answer, refuses foreign host names, and refuses unsafe requests from other sites' pages,
 * whatever their content type.
 */
export function registerSecurity(
  app: FastifyInstance,
  settings: Settings,
  inlineScripts: readonly string[] = [],
): void {
  const headers = securityHeaders(settings, inlineScripts);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    const fault = hostFault(request, settings);
    if (fault) return done(fault);
    // The adapters parse the host as part of a URL and fail on an invalid one. It has no effect from here on.
    request.raw.headers.host = 'localhost';
    if (safeMethods.has(request.method) || !isForeign(request, settings)) return done();
    done(new DomainError('FORBIDDEN', 'Requests from other sites are not accepted.'));
  });
}
