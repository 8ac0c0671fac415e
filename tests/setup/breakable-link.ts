import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

export interface BreakableLink {
  connection: pg.PoolConfig;
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function breakableLink(target: pg.PoolConfig): Promise<BreakableLink> {
  const { host = '', port = 5432 } = target;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(Number(port), host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port.');

  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    connection: { ...target, host: '127.0.0.1', port: address.port },
    cut,
    async mend() {
      await listen(address.port);
    },
    async close() {
      if (server.listening) await cut();
    },
  };
}
