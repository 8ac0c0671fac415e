import { createHash } from 'node:crypto';
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { site } from '../../content/site.ts';
import { paths } from '../../shared/paths.ts';

/** The reference starts itself with inline scripts; allowing exactly those by their hash keeps the policy strict. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source]) =>
      `'sha256-${createHash('sha256')
        .update(source ?? '')
        .digest('base64')}'`,
  );
}

/** The browsable reference of the REST paths, fed by the OpenAPI document and served without any outside host. */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload !== 'string' || !payload.startsWith('<!')) return payload;
      const scripts = ["'self'", ...inlineScriptHashes(payload)].join(' ');
      reply.header(
        'content-security-policy',
        `default-src 'self'; script-src ${scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
      );
      return payload;
    });
    await scope.register(apiReference, {
      routePrefix: paths.apiReference,
      configuration: {
        url: paths.openApi,
        pageTitle: `${site.brand} API reference`,
        withDefaultFonts: false,
        hideClientButton: true,
        telemetry: false,
        agent: { disabled: true },
      },
    });
  });
}
