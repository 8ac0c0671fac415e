import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../../../src/app/server/routers/router.ts';
import { buildOpenApiDocument } from '../../../src/server/http/api/openapi.ts';
import { operationsOf } from '../../../src/server/http/api/openapi-document.ts';

const document = buildOpenApiDocument(appRouter, {
  siteOrigin: 'https://site.example',
  isProduction: true,
});
const operations = operationsOf(document);
const source = JSON.stringify(document);

const parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  description: z.string().min(1),
});

describe('the OpenAPI document', () => {
  it('passes every recommended rule of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source, config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('has one path for the posts, whether by slug or by id', () => {
    const posts = document.paths?.['/blog/posts/{idOrSlug}'];
    expect(Object.keys(posts ?? {}).toSorted()).toEqual(['get', 'put']);
    for (const method of ['get', 'put'] as const) {
      const ofPath = posts?.[method]?.parameters?.filter((one) => 'in' in one && one.in === 'path');
      expect(ofPath).toEqual([expect.objectContaining({ name: 'idOrSlug', required: true })]);
    }
  });

  it.each(operations)('$method $path says who may call it, what it takes and answers', (facts) => {
    const { operation } = facts;
    expect(operation.security).toBeInstanceOf(Array);
    for (const one of operation.parameters ?? []) {
      expect(parameter.safeParse(one).error, JSON.stringify(one)).toBeUndefined();
    }
    if (operation.requestBody) {
      expect(JSON.stringify(operation.requestBody)).toContain('"$ref":"#/components/schemas/');
    }
    const refusals = Object.entries(operation.responses ?? {}).filter(([status]) => status >= '4');
    expect(refusals.length).toBeGreaterThan(1);
    for (const [, response] of refusals) {
      expect(JSON.stringify(response)).toContain('"$ref":"#/components/schemas/Error"');
    }
  });

  it('needs nothing of anybody for what is public', () => {
    const open = operations.filter(({ operation }) => operation.security?.length === 0);
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['get /blog/posts', 'post /contact', 'get /developers']),
    );
  });

  it('names the things of the site', () => {
    const names = Object.keys(document.components?.schemas ?? {});
    expect(names).toEqual(
      expect.arrayContaining([
        'Post',
        'Category',
        'Developer',
        'DeveloperProfile',
        'Project',
        'Error',
      ]),
    );
    expect(JSON.stringify(document.paths)).toContain('"$ref":"#/components/schemas/Post"');
  });

  it('says which texts are times and dates', () => {
    const found = [...source.matchAll(/"(\w+(?:At|Date))":(\{(?:[^{}]|\{[^{}]*\})*\})/g)];
    expect(found.length).toBeGreaterThan(10);
    for (const [, name, schema] of found) {
      if (schema?.includes('"boolean"')) continue;
      expect(schema, name).toMatch(/"format":"date(?:-time)?"/);
    }
  });
});
