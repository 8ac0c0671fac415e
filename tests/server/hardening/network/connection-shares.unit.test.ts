import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { boundConnections } from '../../../../src/server/http/protection/connections.ts';
import { createMetrics } from '../../../../src/server/observation/metrics.ts';
import { slotLimits } from '../../../../src/shared/limits/limit.ts';
import { portOfServer } from '../../../setup/raw-http.ts';

const server = createServer();
const few = slotLimits('test', 'connections', { process: 10, address: 2, network: 3 });
boundConnections(server, few, createMetrics());
server.on('connection', (socket) => {
  if (!socket.destroyed) socket.write('welcome');
});
server.listen(0, '127.0.0.1');

const open = new Set<ReturnType<typeof connect>>();
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

async function connectFrom(localAddress: string): Promise<'kept' | 'closed'> {
  const socket = connect({ host: '127.0.0.1', port: await portOfServer(server), localAddress });
  open.add(socket);
  socket.on('error', () => {});
  return Promise.race([
    once(socket, 'data').then(() => 'kept' as const),
    new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed'))),
  ]);
}

it('an address and its network have their share of the connections, and others have the rest', async () => {
  expect(await connectFrom('127.0.0.1')).toBe('kept');
  expect(await connectFrom('127.0.0.1')).toBe('kept');
  expect(await connectFrom('127.0.0.1')).toBe('closed');
  expect(await connectFrom('127.0.0.2')).toBe('kept');
  expect(await connectFrom('127.0.0.3')).toBe('closed');
  expect(await connectFrom('127.0.1.1')).toBe('kept');
});
