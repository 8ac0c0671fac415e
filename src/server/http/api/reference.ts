import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { titleSuffixOf } from '../../../shared/content/texts/title-suffix.ts';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { xmlText } from '../../formats/xml.ts';
import { siteIdentityOf } from '../../published-content.ts';

/** The reference starts with inline scripts. Their hashes keep the policy strict. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source]) =>
      `'sha256-${createHash('sha256')
        .update(source ?? '')
        .digest('base64')}'`,
  );
}

/** The reference's zod tests whether eval is allowed, unless this setting exists before it loads. */
const withoutEval = '<script>globalThis.__zod_globalConfig = { jitless: true };</script>';

const pageTitle = 'API reference';

/** The owner may change the name of the site while the reference is loaded. */
const titled = (html: string, content: Deps['content']) =>
  html.replace(/<title>[^<]*<\/title>/, () => {
    const title = `${pageTitle}${titleSuffixOf(siteIdentityOf(content))}`;
    return `<title>${xmlText(title)}</title>`;
  });

/** Loads the reference of three megabytes at the first visit, as an application of its own, so that it does not slow every start. */
async function createReference(): Promise<FastifyInstance> {
  const { default: apiReference } = await import('@scalar/fastify-api-reference');
  const reference = Fastify();
  await reference.register(apiReference, {
    routePrefix: paths.apiReference,
    configuration: {
      url: serverPaths.openApi,
      pageTitle,
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
    },
  });
  await reference.ready();
  return reference;
}

export function registerApiReference(
  app: FastifyInstance,
  { content }: Pick<Deps, 'content'>,
): void {
  let reference: Promise<FastifyInstance> | undefined;

  const answer: RouteHandlerMethod = async (request, reply) => {
    reference ??= createReference();
    const inner = await (await reference).inject({ url: request.url });
    const { location, 'content-type': type = 'text/html' } = inner.headers;
    if (location) return reply.redirect(String(location), inner.statusCode);
    if (String(type).startsWith('text/html')) {
      const body = titled(inner.body, content);
      const html = body.replace(/<head[^>]*>/, (head) => `${head}${withoutEval}`);
      const scripts = ["'self'", ...inlineScriptHashes(html)].join(' ');
      reply.header(
        'content-security-policy',
        `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
      );
      return reply.code(inner.statusCode).type(String(type)).send(html);
    }
    return reply.code(inner.statusCode).type(String(type)).send(inner.rawPayload);
  };
  app.get(paths.apiReference, answer);
  app.get(`${paths.apiReference}/*`, answer);
}
