import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { DomainError } from '../../domain-error.ts';
import { isLoopbackName, type Settings } from '../../env.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser page of this origin may change something here. The Host header plays no part: it is the
 * caller's word. In demo mode every loopback name of the listening port is the site itself.
 */
function isOwnOrigin(origin: string, settings: Settings, localPort: number | undefined): boolean {
  if (origin === settings.siteOrigin) return true;
  if (settings.isProduction || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.protocol === 'http:' && isLoopbackName(url.hostname) && url.port === String(localPort);
}

function isForeign(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  // Browsers leave out where a form was posted from by a page that tells nobody its address (Fetch, "append a request Origin
  // header"); that it was a page of ours they still say, and no page can make them.
  if (origin === 'null' && site === 'same-origin') return false;
  if (origin !== undefined) return !isOwnOrigin(origin, settings, request.socket.localPort);
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Helmet's headers, computed once and set on every answer: as middleware it would write each of them anew, a tenth of
 * the time of a cached page. Scripts come from files, or are named by their hash; no eval.
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
        // Vite's dev server injects an inline preamble; a build needs nothing but its files.
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

/** Finds a fault in the Host header, or null. Later code would see only the first of several Host headers. */
function hostFault({ raw }: FastifyRequest, settings: Settings): DomainError | null {
  const hosts = raw.rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  if (hosts.length > 1) {
    return new DomainError('BAD_REQUEST', 'The request has more than one Host header.');
  }
  if (settings.isProduction) return null;
  // A page of another site whose name leads to this machine would read the demo's sign-in here.
  const name = hostPattern.exec(raw.headers.host ?? '')?.[1] ?? '';
  if (isLoopbackName(name)) return null;
  return new DomainError(
    'FORBIDDEN',
    'The demo answers on this machine only: open it under localhost.',
  );
}

/**
 * Security headers on every answer; nothing for another host than the one asked for; and no unsafe request from a page of
 * another site, whatever its content type.
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
    // The adapters make a URL of it and fail when it is none; from here on it changes nothing what the caller calls us.
    request.raw.headers.host = 'localhost';
    if (safeMethods.has(request.method) || !isForeign(request, settings)) return done();
    done(new DomainError('FORBIDDEN', 'Requests from other sites are not accepted.'));
  });
}
