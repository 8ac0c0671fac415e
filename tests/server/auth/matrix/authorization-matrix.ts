import type { AnyProcedure } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../../../src/app/server/routers/router.ts';
import { testDatabase } from '../../../setup/database/database.ts';
import { createTestApp, type TestApp } from '../../../setup/harness.ts';
import { authorizationTable } from '../authorization-table.ts';
import {
  type Actor,
  actors,
  databaseFingerprint,
  type Fingerprint,
  keepWorld,
} from '../authorization-world.ts';

/** The router's own list of its procedures is flat, by dotted name; its type follows the nesting instead. */
const flat: Record<string, unknown> = appRouter._def.procedures;

function isProcedure(value: unknown): value is AnyProcedure {
  return typeof value === 'function' && '_def' in value;
}

const procedures = Object.entries(flat)
  .filter((entry): entry is [string, AnyProcedure] => isProcedure(entry[1]))
  .map(([name, { _def }]) => {
    const meta = _def.meta as OpenApiMeta | undefined;
    return { name, type: _def.type, rest: meta?.openapi };
  });
type ProcedureFacts = (typeof procedures)[number];

interface Call {
  procedure: ProcedureFacts;
  headers: Record<string, string>;
  input: Record<string, unknown> | undefined;
}
type Transport = (app: FastifyInstance, call: Call) => Promise<number>;

const overTrpc: Transport = async (app, { procedure, headers, input }) => {
  const url = `/trpc/${procedure.name}`;
  const response =
    procedure.type === 'query'
      ? await app.inject({
          url: input ? `${url}?input=${encodeURIComponent(JSON.stringify(input))}` : url,
          headers,
        })
      : await app.inject({ method: 'POST', url, headers, payload: input ?? {} });
  return response.statusCode;
};

const overRest: Transport = async (app, { procedure, headers, input = {} }) => {
  if (!procedure.rest) throw new Error(`${procedure.name} has no REST path`);
  const { method, path } = procedure.rest;
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  const takesBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  const query = takesBody
    ? ''
    : new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
  const response = await app.inject({
    method,
    url: `/api${filled}${String(query) && `?${query}`}`,
    headers,
    ...(takesBody ? { payload: rest } : {}),
  });
  return response.statusCode;
};

const transportsOf = ({ rest }: ProcedureFacts): [string, Transport][] =>
  rest
    ? [
        ['tRPC', overTrpc],
        ['REST', overRest],
      ]
    : [['tRPC', overTrpc]];

export const procedureNames = procedures.map(({ name }) => name);

/**
 * Calls procedures as every actor over every transport. Calls that may not change a row come first: they share one
 * world, and one comparison of the database.
 */
export function checkAuthorization(isChecked: (name: string) => boolean): void {
  const checked = procedures.filter(({ name }) => isChecked(name));
  let testApp: TestApp;
  let kept: Awaited<ReturnType<typeof keepWorld>>;
  let untouched: Fingerprint;
  let isUntouched = true;

  beforeAll(async () => {
    // All actors read from one address.
    testApp = await createTestApp({ env: { PUBLIC_READS_PER_MINUTE: '10000' } });
    kept = await keepWorld(testApp);
    untouched = await databaseFingerprint();
  });
  afterAll(async () => {
    await kept.drop();
    await testApp.app.close();
    await testApp.deps.contentBus.close();
  });

  async function callAs(
    actor: Actor,
    procedure: ProcedureFacts,
    transport: Transport,
    extraHeaders: Record<string, string> = {},
  ): Promise<number> {
    if (isUntouched) await testDatabase().pool.query('DELETE FROM "RateLimit"');
    else await kept.restore();
    isUntouched = true;
    const { world } = kept;
    const input = authorizationTable[procedure.name]?.input?.(world);
    return transport(testApp.app, {
      procedure,
      headers: { ...world.headersOf(actor), ...extraHeaders },
      input: input && { ...input },
    });
  }

  async function expectUntouched(): Promise<void> {
    isUntouched = false;
    expect(await databaseFingerprint()).toEqual(untouched);
    isUntouched = true;
  }

  describe.each(checked)('$name', (procedure) => {
    const row = authorizationTable[procedure.name];
    const mayChange = (actor: Actor) => procedure.type !== 'query' && !row?.refusals[actor];
    const harmless = actors.filter((actor) => !mayChange(actor));

    it.each(harmless)('as %s', { timeout: 20_000 }, async (actor) => {
      for (const [name, transport] of transportsOf(procedure)) {
        const status = await callAs(actor, procedure, transport);
        expect(status, name).toBe(row?.refusals[actor] ?? row?.allowedStatus ?? 200);
      }
    });
    if (harmless.length > 0) it('changes no row where it may not', expectUntouched);

    it.each(actors.filter(mayChange))('as %s', { timeout: 20_000 }, async (actor) => {
      for (const [name, transport] of transportsOf(procedure)) {
        const status = await callAs(actor, procedure, transport);
        isUntouched = false;
        expect(status, name).toBe(row?.allowedStatus ?? 200);
      }
    });
  });

  const transports = { tRPC: overTrpc, REST: overRest };
  describe.each(Object.entries(transports))(
    'a page of another site over %s',
    (_name, transport) => {
      const mutations = checked.filter(
        ({ type, rest }) => type === 'mutation' && (transport === overTrpc || rest),
      );
      it.each(['developerA', 'admin'] as const)('as %s', { timeout: 120_000 }, async (actor) => {
        for (const procedure of mutations) {
          const foreign = { origin: 'https://evil.example' };
          expect(await callAs(actor, procedure, transport, foreign), procedure.name).toBe(403);
        }
        await expectUntouched();
      });
    },
  );
}
