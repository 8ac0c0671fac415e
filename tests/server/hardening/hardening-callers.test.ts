import { describe, expect, it } from 'vitest';
import { createDeveloper } from '../../factories/developers.ts';
import { createTestApp, setUpTestApp } from '../../setup/harness.ts';
import { productionEnv } from '../../setup/programs/production-env.ts';
import { portOf, rawRequest } from '../../setup/raw-http.ts';

const testApp = setUpTestApp({
  renderer: {
    async render({ url }) {
      return {
        status: url.startsWith('/blog/') ? 404 : 200,
        html: '<!doctype html><title>x</title>',
      };
    },
  },
});
const raw = async (line: string, headers?: readonly string[]) =>
  rawRequest(await portOf(testApp().app), line, headers);
const long = 'a'.repeat(10_000);

describe('Host and its relatives', () => {
  const headers = [
    'Host: ::::',
    'Host: a b',
    'Host: evil.example/x?y#z',
    'Host: ',
    'Host: \u00ff',
    'Host: localhost.evil.example:3000',
    'Host: 127.0.0.1.evil.example',
    'Host: evil.example\r\nX-Forwarded-Host: localhost\r\nForwarded: host=localhost',
  ];
  const addresses = ['/tips', '/api/blog/categories', '/trpc/blog.categories', '/rss.xml'];

  it('change nothing in production', async () => {
    const production = await createTestApp({ env: productionEnv });
    for (const header of headers) {
      for (const address of addresses) {
        const answer = await rawRequest(await portOf(production.app), `GET ${address}`, [header]);
        expect(answer.status, `${header} ${address}`).toBe(200);
        expect(JSON.stringify(answer)).not.toContain('evil');
      }
    }
    await production.app.close();
    await production.deps.contentBus.close();
  });

  it.each(headers)('%j gets nothing from the demo, whose sign-in is no secret', async (header) => {
    for (const address of [...addresses, '/trpc/admin.demoCredentials', '/healthz']) {
      const answer = await raw(`GET ${address}`, [header]);
      expect(answer.status, address).toBe(403);
      expect(answer.body).toContain('localhost');
      expect(answer.body).not.toContain('vibecode-demo');
    }
  });

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:81', '127.9.9.9', '[::1]', '[::1]:3000'])(
    'the demo answers under %s',
    async (host) => {
      expect((await raw('GET /tips', [`Host: ${host}`])).status).toBe(200);
    },
  );

  it.each([
    ['localhost', 'evil.example'],
    ['localhost', 'localhost'],
  ])('%s and %s at once are refused', async (...hosts) => {
    const answer = await raw(
      'GET /tips',
      hosts.map((host) => `Host: ${host}`),
    );
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('a forged X-Forwarded-For moves no limit', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const response = await testApp().app.inject({
        method: 'POST',
        url: '/trpc/admin.login',
        headers: { 'x-forwarded-for': `203.0.113.${i}`, 'x-real-ip': `203.0.113.${i}` },
        payload: { username: `nobody-${i}`, password: 'wrong' },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('cookies', () => {
  const garbage = [
    'admin_session=%E0%A4%A; developer_session=%E0%A4%A',
    'admin_session=%00; developer_session=%00',
    'admin_session=\u00ff\u00fe; developer_session=\u00ff',
    'admin_session; developer_session',
    'admin_session=; developer_session=',
    '=; ;;; ==; __proto__=1; a=%',
    `admin_session=${long}; developer_session=x`,
    `admin_session=${'a'.repeat(40)}; developer_session=${'a'.repeat(40)}`,
    'admin_session="a"; developer_session={}',
  ];
  it.each(garbage)('%j are nobody', async (cookie) => {
    const headers = ['Host: localhost', `Cookie: ${cookie}`];
    const me = await raw('GET /trpc/admin.me', headers);
    expect([me.status, me.body.includes('"json":null')]).toEqual([200, true]);
    expect((await raw('GET /api/developers/current', headers)).body).toBe('null');
    expect((await raw('GET /api/developers/current/sessions', headers)).status).toBe(401);
    const post = ['Content-Length: 0', ...headers];
    expect((await raw('POST /api/developers/logout', post)).status).toBe(200);
    expect((await raw('GET /blog/unknown', headers)).status).toBe(404);
  });

  it('one that cannot be a session does not hide the real one', async () => {
    const { id } = await createDeveloper();
    const cookie = await testApp().cookieFor('developer', id);
    const headers = { cookie: `developer_session=%E0%A4; developer_session=x; ${cookie}` };
    const response = await testApp().app.inject({ url: '/api/developers/current', headers });
    expect(response.json()).toMatchObject({ id });
  });
});
