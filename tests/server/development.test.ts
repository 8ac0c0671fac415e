import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { createDevelopmentWeb } from '../../src/server/development-web.ts';
import { setUpTestApp } from '../setup/harness.ts';

const testApp = setUpTestApp({ env: { NODE_ENV: 'development' } });
it('news of changes comes over the port of the application', { timeout: 60_000 }, async () => {
  const web = createDevelopmentWeb(process.cwd());
  const { deps } = testApp();
  const app = await buildApp({ deps, renderer: web.renderer, clientDir: null });
  await web.middleware?.(app);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));

  const handshake = request({
    port,
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'sec-websocket-protocol': 'vite-hmr',
    },
  }).end();
  const [answer, socket] = await once(handshake, 'upgrade');
  expect(answer.statusCode).toBe(101);
  socket.destroy();
  await app.close();
});
