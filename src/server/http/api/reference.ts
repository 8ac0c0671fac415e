import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { titleSuffixOf } from '../../../shared/content/texts/title-suffix.ts';
import { paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import type { Deps } from '../../deps.ts';
import { xmlText } from '../../formats/xml.ts';
import { siteIdentityOf } from '../../published-content.ts';

const pageTitle = 'API reference';
const scriptPath = `${paths.apiReference}/js/scalar.js`;

/**
 * The reference's zod tries eval before it takes its slower way: this refuses before the policy has to report. The
 * reference also warns of every schema that may be null, which OpenAPI 3.1 allows.
 */
const preparation =
  'globalThis.Function = new Proxy(Function, { construct() { throw new EvalError(); } }); console.warn = console.debug;';

const start = `Scalar.createApiReference('#app', ${JSON.stringify({
  url: serverPaths.openApi,
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  showDeveloperTools: 'never',
})});`;

/** The inline scripts are always the same, so their hashes keep the policy strict. */
const scriptSources = [preparation, start].map(
  (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
);

const contentSecurityPolicy = `default-src 'self'; script-src 'self' ${scriptSources.join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;

const page = (title: string) => `<!doctype html>
<html>
  <head>
    <title>${xmlText(title)}</title>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script>${preparation}</script>
  </head>
  <body>
    <div id="app"></div>
    <script src="${scriptPath}"></script>
    <script>${start}</script>
  </body>
</html>
`;

export function registerApiReference(
  app: FastifyInstance,
  { content }: Pick<Deps, 'content'>,
): void {
  app.get(paths.apiReference, (_request, reply) => reply.redirect(`${paths.apiReference}/`, 301));

  app.get(`${paths.apiReference}/`, (_request, reply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(page(`${pageTitle}${titleSuffixOf(siteIdentityOf(content))}`)),
  );

  // Three megabytes are read at the first visit, so that they do not slow every start. The package exports no path to them.
  app.get(scriptPath, async (_request, reply) => {
    const { default: script } = await import(
      '../../../../node_modules/@scalar/fastify-api-reference/dist/js/standalone.js?raw'
    );
    return reply.type('application/javascript; charset=utf-8').send(script);
  });
}
