import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Security headers on every answer, and no unsafe request from a page of another site, whatever its content type. */
export async function registerSecurity(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Vite's dev server injects an inline preamble and evaluates modules; a build needs neither.
        scriptSrc: settings.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        // Mantine writes its variables and responsive styles as style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Editors may link a featured image from any https address.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: settings.isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        frameSrc: ['https://www.youtube-nocookie.com'],
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
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!safeMethods.has(request.method) && isForeign(request, settings)) {
      await reply
        .code(403)
        .send({ message: 'Requests from other sites are not accepted.', code: 'FORBIDDEN' });
    }
  });
}
