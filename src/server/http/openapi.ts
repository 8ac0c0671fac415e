import { generateOpenApiDocument } from 'trpc-to-openapi';
import { site } from '../../content/site.ts';
import { paths } from '../../shared/paths.ts';
import type { Settings } from '../env.ts';
import { sessionCookieName } from '../sessions/lucia.ts';
import type { AccountKind } from '../sessions/session-adapter.ts';
import { appRouter } from '../trpc/router.ts';
import { adminTokenHeader } from './request-context.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

type Document = ReturnType<typeof generateOpenApiDocument>;
type DocumentSettings = Pick<Settings, 'siteOrigin' | 'isProduction'>;

/** What every refusal looks like; the adapter's own description forbids the fields that help a form. */
const errorSchema = {
  type: 'object' as const,
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' as const, description: 'For people' },
    code: { type: 'string' as const, description: 'For programs, for example BAD_REQUEST' },
    data: {
      type: 'object' as const,
      properties: {
        code: { type: 'string' as const },
        httpStatus: { type: 'integer' as const },
        fieldErrors: {
          type: ['object', 'null'] as ['object', 'null'],
          description: 'Messages by field, when the input was refused',
          additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
        },
      },
    },
    issues: {
      type: 'array' as const,
      description: 'What is wrong with the input, one by one',
      items: {
        type: 'object' as const,
        required: ['message'],
        properties: { message: { type: 'string' as const } },
      },
    },
  },
};

/** Who may call what is protected: developers their own things, admins and programs the blog. */
function securityOf(path: string): Record<string, string[]>[] {
  return path.startsWith('/developers')
    ? [{ developerSession: [] }]
    : [{ adminToken: [] }, { adminSession: [] }];
}

function describeAsItIs(document: Document): Document {
  const schemas = document.components?.schemas ?? {};
  for (const name of Object.keys(schemas)) {
    if (name.startsWith('error.')) schemas[name] = { ...errorSchema, title: name.slice(6) };
  }
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      if (!operation) continue;
      if (operation.security) operation.security = securityOf(path);
      operation.responses = {
        ...operation.responses,
        default: {
          description: 'Any other refusal, for example 405, 413, 415, 429 or 503',
          content: { 'application/json': { schema: errorSchema } },
        },
      };
    }
  }
  return document;
}

/** The OpenAPI description of every procedure that names a REST path. */
export function buildOpenApiDocument({ siteOrigin, isProduction }: DocumentSettings): Document {
  const cookieOf = (kind: AccountKind) =>
    ({ type: 'apiKey', in: 'cookie', name: sessionCookieName(kind, isProduction) }) as const;
  return describeAsItIs(
    generateOpenApiDocument(appRouter, {
      title: `${site.brand} API`,
      version: '1.0.0',
      openApiVersion: '3.1.0',
      description:
        'The REST face of the site. Errors are `{ message, code, … }`; refused input also carries `issues`.',
      baseUrl: new URL(paths.api, siteOrigin).href,
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
    }),
  );
}
