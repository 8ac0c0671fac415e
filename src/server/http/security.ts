import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
 * Built once: @fastify/helmet parses its directives anew for every request, a sixth of the time of a cached page.
 * Scripts come from files only; no inline script, no eval.
 */
function contentSecurityPolicy(settings: Settings): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Vite's dev server injects an inline preamble; a build needs nothing but its files.
    'script-src': settings.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Mantine writes its variables and responsive styles as style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Editors may link a featured image from any https address.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': settings.isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    'frame-src': [videoPlatform.embedOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(settings.isProduction ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Security headers on every answer, and no unsafe request from a page of another site, whatever its content type. */
export async function registerSecurity(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: settings.isProduction
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });

  const policy = contentSecurityPolicy(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    if (!safeMethods.has(request.method) && isForeign(request, settings)) {
      await reply
        .code(403)
        .send({ message: 'Requests from other sites are not accepted.', code: 'FORBIDDEN' });
    }
  });
}
