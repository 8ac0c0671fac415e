import { describe, expect, it } from 'vitest';
import { wordsOfChanges } from '../../scripts/checks/api-changes.ts';

const text = (schema: object = {}) => ({ type: 'string', ...schema });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A small site: posts that are read and written. */
function api(changes: { takes?: object; needs?: string[]; answers?: object; more?: object } = {}) {
  const { takes = {}, needs = ['title'], answers = {}, more = {} } = changes;
  const answered = { slug: text(), ...answers };
  const post = { type: 'object', required: Object.keys(answered), properties: answered };
  const responses = {
    200: { description: 'A post', ...json({ $ref: '#/components/schemas/Post' }) },
  };
  const body = { type: 'object', required: needs, properties: { title: text(), ...takes } };
  return {
    openapi: '3.1.0',
    info: { title: 'A site', version: '1.0.0' },
    components: { schemas: { Post: post } },
    paths: {
      '/posts': {
        get: { parameters: [{ name: 'q', in: 'query', schema: text() }], responses },
        post: { requestBody: json(body), responses },
      },
      ...more,
    },
  };
}

const said = (after: object, before: object = api()) => wordsOfChanges(before, after);

describe('the changelog of the API', () => {
  it('is silent where nothing changed', () => {
    expect(said(api())).toBe('');
  });

  it('names a new call, which breaks nothing', () => {
    const { get } = api().paths['/posts'];
    expect(said(api({ more: { '/tags': { get } } }))).toBe(
      '### Not breaking\n\n- Added: `GET /tags`',
    );
  });

  it('names a call that is gone, which breaks programs', () => {
    const before = api({ more: { '/tags': { get: api().paths['/posts'].get } } });
    expect(said(api(), before)).toBe('### Breaking\n\n- Removed: `GET /tags`');
  });

  it('says that a new field of the body breaks programs only where it is required', () => {
    expect(said(api({ takes: { note: text() } }))).toBe(
      '### Not breaking\n\n- Added: `note` in the body: `POST /posts`',
    );
    expect(said(api({ takes: { note: text() }, needs: ['title', 'note'] }))).toBe(
      '### Breaking\n\n- Added: `note` in the body: `POST /posts`',
    );
  });

  it('names a field that is required from now on', () => {
    const note = { note: text() };
    const after = api({ takes: note, needs: ['title', 'note'] });
    expect(said(after, api({ takes: note }))).toBe(
      '### Breaking\n\n- Added: `note` as required in the body: `POST /posts`',
    );
  });

  it('says from what to what a bound went', () => {
    const of = (maxLength: number) => api({ takes: { title: text({ maxLength }) } });
    expect(said(of(5), of(9))).toBe(
      '### Breaking\n\n- Changed: `title.maxLength` in the body, from `9` to `5`: `POST /posts`',
    );
    expect(said(of(9), of(5))).toContain('### Not breaking');
  });

  it('says once what changed in a thing that several calls answer with', () => {
    const before = api({ answers: { note: text() } });
    expect(said(api(), before)).toBe(
      '### Breaking\n\n- Removed: `note` in the answer 200: `GET /posts`, `POST /posts`',
    );
    expect(said(before)).toContain('### Not breaking');
  });

  it('names a parameter that is needed from now on', () => {
    const after = api();
    Object.assign(after.paths['/posts'].get.parameters[0] ?? {}, { required: true });
    expect(said(after)).toBe(
      '### Breaking\n\n- Added: `required` of the parameter `q`: `GET /posts`',
    );
  });

  it('takes a field that is called description for a field', () => {
    expect(said(api({ takes: { description: text() } }))).toBe(
      '### Not breaking\n\n- Added: `description` in the body: `POST /posts`',
    );
  });

  it('lists calls that are described in other words', () => {
    const after = api({ answers: {} });
    Object.assign(after.paths['/posts'].get, { summary: 'Posts' });
    expect(said(after)).toBe('### Described in other words\n\n- `GET /posts`');
  });
});
