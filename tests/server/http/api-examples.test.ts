import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashCode } from '../../../src/features/sign-up/server/sign-in-code.ts';
import { type OpenAiDouble, openAiKey, startOpenAi } from '../../mocks/openai.ts';
import { testDatabase } from '../../setup/database/database.ts';
import { testKeyring } from '../../setup/database/test-keyring.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import {
  answerSchema,
  described,
  type RestCall,
  restCalls,
  schemaFrom,
} from '../../setup/programs/described-api.ts';
import { authorizationTable } from '../auth/authorization-table.ts';
import { type Actor, keepWorld, type World } from '../auth/authorization-world.ts';

let openAi: OpenAiDouble;
const env: Record<string, string> = { OPENAI_API_KEY: openAiKey };
beforeAll(async () => {
  openAi = await startOpenAi();
  env.OPENAI_BASE_URL = openAi.baseUrl;
});
afterAll(() => openAi.stop());
const testApp = setUpTestApp({ env });

const exampleSchema = z.looseObject({ examples: z.array(z.unknown()) });
type Examples = z.infer<typeof exampleSchema>;

/** Every schema with examples, with where it stands. */
function withExamples(value: unknown, place = ''): [string, Examples][] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, part]) =>
    key === 'examples' ? [] : withExamples(part, `${place}/${key}`),
  );
  const { data } = exampleSchema.safeParse(value);
  return data ? [[place, data], ...below] : below;
}

describe('the examples of the OpenAPI document', () => {
  it.each(withExamples(described))('fit their schema: %s', (_place, schema) => {
    for (const example of schema.examples) {
      expect(schemaFrom(schema).safeParse(example).error?.issues ?? []).toEqual([]);
    }
  });
});

const bodySchema = z.object({
  content: z.object({
    'application/json': z.object({ schema: z.object({ $ref: z.string() }) }),
  }),
});

function examplesOf({ operation }: RestCall): object[] {
  const { data: body } = bodySchema.safeParse(operation.requestBody);
  const name = body?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
  const { data } = exampleSchema.safeParse(described.components?.schemas?.[name]);
  return z.array(z.looseObject({})).parse(data?.examples ?? []);
}

function callerFor({ operation }: RestCall): Actor {
  const ways = operation.security?.flatMap((way) => Object.keys(way)) ?? [];
  if (ways.includes('adminToken')) return 'wideToken';
  return ways.includes('developerSession') ? 'developerA' : 'nobody';
}

/** Makes true what an example takes for granted. */
const before: Record<string, (example: object, world: World) => Promise<unknown>> = {
  'developer.verifyPhone': async (example, { verification }) => {
    const { phoneNumber, verificationCode } = z
      .object({ phoneNumber: z.string(), verificationCode: z.string() })
      .parse(example);
    await testDatabase().prisma.signInCode.updateMany({
      where: { phoneNumber: verification.phoneNumber },
      data: { phoneNumber, codeHash: hashCode(testKeyring, phoneNumber, verificationCode) },
    });
  },
  'developer.projects.reorder': async (example, { project }) => {
    const { projectIds } = z.object({ projectIds: z.tuple([z.int()]) }).parse(example);
    await testDatabase().prisma.developerProject.update({
      where: { id: project.id },
      data: { id: projectIds[0] },
    });
  },
};

const sent = restCalls.flatMap((call) =>
  examplesOf(call).map((example) => ({ ...{ call, example }, name: call.name })),
);

describe('the example of a request', () => {
  it('stands at every call with a body of JSON', () => {
    const withBody = restCalls.filter(
      ({ operation, name }) =>
        bodySchema.safeParse(operation.requestBody).success && name !== 'developer.logout',
    );
    const without = withBody.filter((call) => examplesOf(call).length === 0);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.each(sent)('is taken and answered as described: $name', async ({ call, example, name }) => {
    const { world, drop } = await keepWorld(testApp());
    await before[name]?.(example, world);
    const ids = new Map(Object.entries(authorizationTable[name]?.input?.(world) ?? {}));
    const path = call.path.replace(/\{(\w+)\}/g, (_match, key: string) => String(ids.get(key)));
    const answer = await testApp().app.inject({
      ...{ method: call.method, url: `/api${path}`, payload: example },
      headers: world.headersOf(callerFor(call)),
    });
    await drop();
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answerSchema(call, 200).safeParse(answer.json()).error?.issues ?? []).toEqual([]);
  });
});
