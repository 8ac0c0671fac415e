import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { videoPlatform } from '../../content/video-platform.ts';
import type { Settings } from '../env.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a browser page of this origin may change something here. The Host header plays no part: it is the
 * caller's word. In demo mode every loopback name of the listening port is the site itself.
 */
function isOwnOrigin(origin: string, settings: Settings, localPort: number | undefined): boolean {
  if (origin === settings.siteOrigin) return true;
  if (settings.isProduction || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (
    url.protocol === 'http:' && loopbackNames.has(url.hostname) && url.port === String(localPort)
  );
}

function isForeign(request: FastifyRequest, settings: Settings): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return !isOwnOrigin(origin, settings, request.socket.localPort);
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Helmet's headers, computed once and set on every answer: as middleware it would write each of them anew, a tenth of
 * the time of a cached page. Scripts come from files only; no inline script, no eval.
 */
function securityHeaders(settings: Settings): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's dev server injects an inline preamble; a build needs nothing but its files.
        scriptSrc: settings.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
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

/** Security headers on every answer, and no unsafe request from a page of another site, whatever its content type. */
export function registerSecurity(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (safeMethods.has(request.method) || !isForeign(request, settings)) return done();
    reply
      .code(403)
      .send({ message: 'Requests from other sites are not accepted.', code: 'FORBIDDEN' });
  });
}
