import type { AnyProcedure } from '@trpc/server';
import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { seededRandom } from '../../../scripts/seeded-random.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { oddTexts, oddValue } from '../../setup/hostile/odd-values.ts';
import { answerSchema, procedures, restCalls } from '../../setup/programs/described-api.ts';
import { internals } from '../../setup/raw-http.ts';
import { authorizationTable } from '../auth/authorization-table.ts';
import { actors, keepWorld, type World } from '../auth/authorization-world.ts';

/** Requests per procedure or operation. FUZZ_REQUESTS=600 makes about fifty thousand in total. */
const requestsEach = Number(process.env.FUZZ_REQUESTS ?? 5);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const testApp = setUpTestApp({ replace: () => ({ wait: async () => {} }) });

let kept: Awaited<ReturnType<typeof keepWorld>> | undefined;
async function freshWorld(): Promise<World> {
  if (kept) await kept.restore();
  kept ??= await keepWorld(testApp());
  return kept.world;
}

let sent = 0;
afterAll(async () => {
  await kept?.drop();
  expect(sent).toBeGreaterThan(1_000);
});

type Answer = Awaited<ReturnType<typeof send>>;
const send = async (options: InjectOptions) => {
  sent += 1;
  // Clears rate limits, which would hide the code behind them.
  await testDatabase().pool.query('DELETE FROM "RateLimit"');
  return testApp().app.inject(options);
};

/** 503 with the name of the missing setting is correct without an AI provider. */
const isUnconfiguredAi = (name: string, answer: Answer) =>
  /generate|aiDrafts|stagedDrafts|suggestions/.test(name) &&
  answer.statusCode === 503 &&
  answer.body.includes('OPENAI_API_KEY');

function expectNoFault(name: string, answer: Answer, what: unknown): void {
  const about = `${name} ${JSON.stringify(what)?.slice(0, 300)} → ${answer.body.slice(0, 300)}`;
  if (!isUnconfiguredAi(name, answer)) expect(answer.statusCode, about).toBeLessThan(500);
  // Input may be echoed in stored values or in error messages.
  if (answer.statusCode >= 400) {
    const own = oddTexts.filter((text) => text.length > 2).map((text) => JSON.stringify(text));
    const withoutEcho = own.reduce((body, text) => body.replaceAll(text, ''), answer.body);
    expect(withoutEcho, about).not.toMatch(internals);
  }
}

function fieldsOf(procedure: AnyProcedure): string[] {
  const { inputs } = procedure._def as { inputs?: unknown[] };
  return (inputs ?? []).flatMap((input) =>
    input instanceof z.ZodObject ? Object.keys(input.shape) : [],
  );
}

interface Maker {
  random: () => number;
  fields: readonly string[];
  valid: Record<string, unknown>;
}

function oddInput({ random, fields, valid }: Maker): unknown {
  if (fields.length === 0 || random() < 0.15) return oddValue(random);
  const input: Record<string, unknown> = { ...valid };
  const changes = 1 + Math.floor(random() * 3);
  for (let i = 0; i < changes; i += 1) {
    const field = fields[Math.floor(random() * fields.length)] ?? '';
    if (random() < 0.1) delete input[field];
    else input[field] = oddValue(random);
  }
  return input;
}

const validInput = (name: string, world: World) => ({
  ...authorizationTable[name]?.input?.(world),
});
function callerOf(name: string, random: () => number) {
  const refusals = authorizationTable[name]?.refusals ?? {};
  const allowed = actors.filter((actor) => !refusals[actor]);
  return pick(random, random() < 0.8 ? allowed : actors) ?? 'nobody';
}
const pick = <Item>(random: () => number, items: readonly Item[]) =>
  items[Math.floor(random() * items.length)];

describe.each(procedures)('tRPC $name', ({ name, type, procedure }) => {
  it('answers anything without a fault', { timeout: 120_000 }, async () => {
    const random = seededRandom(seed + name.length * 31 + name.charCodeAt(0));
    const world = await freshWorld();
    const valid = validInput(name, world);
    const fields = [...new Set([...Object.keys(valid), ...fieldsOf(procedure)])];
    for (let i = 0; i < requestsEach; i += 1) {
      const input = oddInput({ random, fields, valid });
      const headers = world.headersOf(callerOf(name, random));
      const json = JSON.stringify(input) ?? 'null';
      const answer = await send(
        type === 'query'
          ? { url: `/trpc/${name}?input=${encodeURIComponent(json)}`.slice(0, 15_000), headers }
          : {
              method: 'POST',
              url: `/trpc/${name}`,
              headers: { ...headers, 'content-type': 'application/json' },
              payload: json,
            },
      );
      expectNoFault(name, answer, input);
      const { error } = answer.json();
      if (answer.statusCode >= 400) {
        expect(error.json, name).toMatchObject({
          message: expect.any(String),
          data: { code: expect.stringMatching(/^[A-Z_]+$/), httpStatus: answer.statusCode },
        });
        // Facts for a new decision come with some conflicts.
        const { details: _, ...data } = error.json.data;
        expect(Object.keys(data)).toEqual(['code', 'httpStatus', 'fieldErrors']);
      }
    }
  });
});

describe('tRPC requests of odd shape', () => {
  const shapes: InjectOptions[] = [
    { url: '/trpc/blog.posts' },
    { url: '/trpc/blog.posts?input=' },
    { url: '/trpc/blog.posts?input={' },
    { url: '/trpc/blog.posts?input=null' },
    { url: '/trpc/blog.posts?input=[]' },
    { url: '/trpc/blog.posts?input=%7B%7D&input=%7B%7D' },
    { url: '/trpc/blog.posts?input=%00' },
    { url: '/trpc/blog.posts?batch=1' },
    { url: '/trpc/blog.posts?batch=1&input=[]' },
    { url: '/trpc/blog.posts?batch=1&input=null' },
    { url: '/trpc/blog.posts?batch=1&input=1' },
    { url: '/trpc/blog.posts,blog.posts?batch=1&input={"1":{}}' },
    { url: '/trpc/blog.posts,,blog.posts?batch=1&input={}' },
    { url: '/trpc/,?batch=1' },
    { url: '/trpc/blog.posts,contact.submit?batch=1&input={"0":{},"1":{}}' },
    { url: '/trpc/blog.posts?batch=1&input={"__proto__":{"0":{}}}' },
    { url: '/trpc/blog.posts?connectionParams=1' },
    { url: '/trpc/blog.posts?connectionParams={"a":1}' },
    { url: '/trpc/blog.posts', headers: { 'trpc-accept': 'application/jsonl' } },
    { url: '/trpc/blog.posts', headers: { accept: 'text/event-stream' } },
    { url: '/trpc/blog.posts', headers: { 'last-event-id': '\u00ff' } },
    { method: 'POST', url: '/trpc/contact.submit' },
    { method: 'POST', url: '/trpc/contact.submit?input=%7B%7D' },
    { method: 'POST', url: '/trpc/contact.submit?batch=1', payload: [] },
    { method: 'POST', url: '/trpc/contact.submit?batch=1', payload: { '1': {} } },
    { method: 'POST', url: '/trpc/contact.submit,contact.submit?batch=1', payload: { '1': {} } },
    { method: 'POST', url: '/trpc/contact.submit', payload: [{}] },
  ];
  it.each(shapes)('$method $url $headers $payload is no fault', async (shape) => {
    const answer = await send(shape);
    expectNoFault('shape', answer, shape);
  });
});

it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '1969-12-31T23:59:59Z'])(
  'a post cannot be published at %s, which the database does not know',
  async (publishedAt) => {
    const world = await freshWorld();
    const answer = await send({
      method: 'POST',
      url: '/api/blog/posts',
      headers: world.headersOf('token'),
      payload: { ...validInput('admin.posts.create', world), publishedAt },
    });
    expect(answer.statusCode).toBe(400);
  },
);

const inAddress = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(Buffer.from(text ?? '').toString()).slice(0, 2_000);
};

describe.each(restCalls)('REST $method $path', (call) => {
  const { method, path, name } = call;
  it('answers anything by its schema', { timeout: 120_000 }, async () => {
    const random = seededRandom(seed + path.length * 17 + method.length);
    const world = await freshWorld();
    const valid = validInput(name, world);
    const found = procedures.find((procedure) => procedure.name === name)?.procedure;
    const fields = [...Object.keys(valid), ...(found ? fieldsOf(found) : [])];
    const known = new Map<number, z.ZodType>();
    for (let i = 0; i < requestsEach; i += 1) {
      const input = i === 0 ? valid : oddInput({ random, fields, valid });
      const parts: Record<string, unknown> =
        typeof input === 'object' && input && !Array.isArray(input) ? { ...input } : {};
      const filled = path.replace(/\{(\w+)\}/g, (_match, key: string) => {
        const value = parts[key] ?? oddValue(random);
        delete parts[key];
        return inAddress(value) || '0';
      });
      const headers = world.headersOf(callerOf(name, random));
      const takesBody = method !== 'GET' && method !== 'DELETE';
      const query = Object.entries(parts).map(([key, value]) => `${key}=${inAddress(value)}`);
      const answer = await send({
        method,
        url: `/api${filled}${takesBody || query.length === 0 ? '' : `?${query.join('&')}`}`,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(takesBody ? { payload: JSON.stringify(input) ?? 'null' } : {}),
      });
      expectNoFault(name, answer, input);
      expect(answer.headers['content-type']).toContain('application/json');
      const status = answer.statusCode;
      const schema = known.get(status) ?? answerSchema(call, status);
      known.set(status, schema);
      const checked = schema.safeParse(answer.json());
      expect(checked.error?.issues ?? [], `${status} ${answer.body.slice(0, 300)}`).toEqual([]);
    }
  });
});
