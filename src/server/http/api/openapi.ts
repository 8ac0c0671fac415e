import { STATUS_CODES } from 'node:http';
import type { AnyRouter } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { paths } from '../../../shared/paths.ts';
import { site } from '../../../shared/words/site.ts';
import { sessionCookieName } from '../../auth/lucia.ts';
import type { AccountKind } from '../../auth/session-adapter.ts';
import type { Settings } from '../../env.ts';
import { adminTokenHeader } from '../request-context.ts';
import {
  describeParameters,
  mergeIdenticalPaths,
  nameRequestBodies,
  operationsOf,
} from './openapi-document.ts';
import { describeUpload } from './openapi-upload.ts';
import { restErrorSchema } from './rest-errors.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;
type DocumentSettings = Pick<Settings, 'siteOrigin' | 'isProduction'>;

/** Who may call what is protected: developers their own things, admins and programs the blog. */
function securityOf(path: string): Record<string, string[]>[] {
  return path.startsWith('/developers')
    ? [{ developerSession: [] }]
    : [{ adminToken: [] }, { adminSession: [] }];
}

function refusal(description: string) {
  const schema = { $ref: '#/components/schemas/Error' };
  return { description, content: { 'application/json': { schema } } };
}

/** The adapter describes refusals of its own, one schema for each status; ours have one shape. */
function describeRefusals(document: Document): void {
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) if (name.startsWith('error.')) delete schemas[name];
  for (const { operation } of operationsOf(document)) {
    const statuses = Object.keys(operation.responses ?? {}).filter((status) => status >= '400');
    operation.responses = {
      ...operation.responses,
      ...Object.fromEntries(
        statuses.map((status) => [status, refusal(STATUS_CODES[status] ?? 'Refused')]),
      ),
      '4XX': refusal('Any other refusal, for example 405, 413, 415 or 429'),
      '5XX': refusal('A fault, or too much to do: with Retry-After where it passes'),
    };
  }
}

/** The OpenAPI description of every procedure that names a REST path. */
export function buildOpenApiDocument(
  router: AnyRouter,
  { siteOrigin, isProduction }: DocumentSettings,
): Document {
  const cookieOf = (kind: AccountKind) =>
    ({ type: 'apiKey', in: 'cookie', name: sessionCookieName(kind, isProduction) }) as const;
  const document = generateOpenApiDocument(router, {
    title: `${site.brand} API`,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    description:
      'The REST face of the site. Every refusal is `{ message, code }`; refused input also carries `issues`.',
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    baseUrl: new URL(paths.api, siteOrigin).href,
    defs: { Error: restErrorSchema },
    securitySchemes: {
      adminToken: {
        type: 'apiKey',
        in: 'header',
        name: adminTokenHeader,
        description: 'Created and revoked in the admin area.',
      },
      adminSession: cookieOf('admin'),
      developerSession: cookieOf('developer'),
    },
  });
  describeUpload(document, siteOrigin);
  for (const { path, operation } of operationsOf(document)) {
    operation.security = operation.security ? securityOf(path) : [];
  }
  describeRefusals(document);
  describeParameters(document);
  nameRequestBodies(document);
  mergeIdenticalPaths(document);
  return document;
}
