import { STATUS_CODES } from 'node:http';
import type { AnyRouter } from '@trpc/server';
import { generateOpenApiDocument } from 'trpc-to-openapi';
import { serverPaths } from '../../../shared/server-paths.ts';
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
import { describePictureUpload } from './picture-upload.ts';
import { restErrorSchema } from './rest-errors.ts';
import { typedClient } from './typed-client.ts';

type Document = ReturnType<typeof generateOpenApiDocument>;
const introduction =
  'The REST face of the site. Every refusal is `{ message, code }`; refused input also carries `issues`. The license of this document is that of the program; open data name their own license in each answer: CC BY 4.0.';

type DocumentSettings = Pick<Settings, 'siteOrigin' | 'isProduction'>;

function securityOf(path: string, method: string): Record<string, string[]>[] {
  const isPortfolio = /^\/developers\/current\/(?:portfolio|projects)$/.test(path);
  if (isPortfolio && method === 'get') return [{ developerToken: [] }, { developerSession: [] }];
  return path.startsWith('/developers')
    ? [{ developerSession: [] }]
    : [{ adminToken: [] }, { adminSession: [] }];
}

function refusal(description: string) {
  const schema = { $ref: '#/components/schemas/Error' };
  return { description, content: { 'application/json': { schema } } };
}

/** The adapter describes one error schema per status, but all refusals of the site have one shape. */
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

export function buildOpenApiDocument(
  router: AnyRouter,
  { siteOrigin, isProduction }: DocumentSettings,
): Document {
  const cookieOf = (kind: AccountKind) =>
    ({ type: 'apiKey', in: 'cookie', name: sessionCookieName(kind, isProduction) }) as const;
  const document = generateOpenApiDocument(router, {
    title: 'REST API',
    version: '1.0.0',
    openApiVersion: '3.1.0',
    description: `${introduction}\n\n${typedClient(siteOrigin)}`,
    license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    baseUrl: new URL(serverPaths.api, siteOrigin).href,
    defs: { Error: restErrorSchema },
    securitySchemes: {
      adminToken: {
        type: 'apiKey',
        in: 'header',
        name: adminTokenHeader,
        description: 'Created and revoked in the admin area.',
      },
      adminSession: cookieOf('admin'),
      developerToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'Made and revoked by a developer in the own area.',
      },
      developerSession: cookieOf('developer'),
    },
  });
  describePictureUpload(document);
  for (const { path, method, operation } of operationsOf(document)) {
    operation.security = operation.security ? securityOf(path, method) : [];
  }
  describeRefusals(document);
  describeParameters(document);
  nameRequestBodies(document);
  mergeIdenticalPaths(document);
  return document;
}
