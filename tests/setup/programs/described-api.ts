import type { AnyProcedure } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { z } from 'zod';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { buildOpenApiDocument } from '../../../src/server/http/api/openapi.ts';
import { operationsOf } from '../../../src/server/http/api/openapi-document.ts';

/** The description that the site serves of its REST calls. */
export const described = buildOpenApiDocument(appRouter, {
  siteOrigin: 'http://localhost',
  isProduction: false,
});

const flat: Record<string, unknown> = appRouter._def.procedures;
const isProcedure = (value: unknown): value is AnyProcedure =>
  typeof value === 'function' && '_def' in value;

export const procedures = Object.entries(flat)
  .filter((entry): entry is [string, AnyProcedure] => isProcedure(entry[1]))
  .map(([name, procedure]) => ({ name, type: procedure._def.type, procedure }));

/** Each call of the document, with the name of its procedure and the path whose parameters are named like the fields of the input. */
export const restCalls = operationsOf(described).map(({ method, path, operation }) => {
  const name = operation.operationId?.replaceAll('-', '.') ?? '';
  const meta = procedures.find((procedure) => procedure.name === name)?.procedure._def.meta as
    | OpenApiMeta
    | undefined;
  return {
    ...{ name, operation },
    method: ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[
      method
    ],
    path: meta?.openapi?.path ?? path,
  };
});

export type RestCall = (typeof restCalls)[number];

/** Reads a schema of the document, with the named schemas that it refers to. */
export function schemaFrom(jsonSchema: object): z.ZodType {
  const whole = { ...jsonSchema, $defs: described.components?.schemas };
  return z.fromJSONSchema(
    JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')),
  );
}

export function answerSchema({ operation }: RestCall, status: number): z.ZodType {
  const responses: Record<string, unknown> = { ...operation.responses };
  const response = responses[status] ?? responses[`${String(status)[0]}XX`];
  const { content } = JSON.parse(JSON.stringify(response));
  return schemaFrom(content['application/json'].schema);
}
