import { writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { descendantsOf, untilEnded } from '../../scripts/processes.ts';
import { contactRequest } from '../factories/contact.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import {
  endPrograms,
  type ServerProcess,
  startProcess,
  startServer,
} from '../setup/programs/program.ts';
import { runSite } from '../setup/programs/site-program.ts';
import { portOfServer } from '../setup/raw-http.ts';

afterAll(endPrograms);

const home = temporaryDataDir();
const dataDir = path.join(home, 'data');
beforeAll(() => cp(inject('embeddedTemplate'), dataDir, { recursive: true }), 60_000);

async function expectOneSentence(server: ServerProcess, sentence: RegExp): Promise<void> {
  const code = await server.ended;
  expect(server.output()).toMatch(sentence);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  expect(server.output()).not.toMatch(/\n\s+at |node:internal/);
  expect(code).toBe(1);
}

describe('a start that cannot succeed says why in one sentence', { timeout: 60_000 }, () => {
  it.each(['start', 'dev'])('when Node is too old: npm run %s', async (name) => {
    const older = 'Object.defineProperty(process.versions,"node",{value:"20.18.9"})';
    const args = ['--import', `data:text/javascript,${older}`, `scripts/${name}.mjs`];
    await expectOneSentence(startProcess(args, {}), /^Node 20\.18\.9 is too old: install 20\.19/);
  });

  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const port = await portOfServer(other);
    const server = startServer({ DATA_DIR: dataDir, PORT: String(port) });
    await expectOneSentence(server, new RegExp(`^Port ${port} is taken\\. .*PORT`));
    other.close();
  });

  it('when the port of the metrics is taken, before the site answers anybody', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const metricsPort = String(await portOfServer(other));
    const env = { DATA_DIR: dataDir, PORT: '0', METRICS_ADDRESS: metricsPort };
    const sentence = new RegExp(`^Port ${metricsPort} is taken\\. .*METRICS_ADDRESS`);
    await expectOneSentence(startServer(env), sentence);
    other.close();
  });

  it('when the demo would be open to others', async () => {
    const server = startServer({ DATA_DIR: dataDir, PORT: '0', HOST: '0.0.0.0' });
    await expectOneSentence(server, /^HOST=0\.0\.0\.0 is refused in demo mode/);
  });

  it('when the data folder cannot be written', async () => {
    const file = path.join(home, 'a-file');
    writeFileSync(file, '');
    const server = startServer({ DATA_DIR: path.join(file, 'data'), PORT: '0' });
    await expectOneSentence(server, /^The data folder .* cannot be written\. .*DATA_DIR/);
  });

  it('when the database server cannot be reached', async () => {
    const server = startServer({
      DATABASE_URL: 'postgresql://user:canary@127.0.0.1:9/site',
      DATA_DIR: home,
      PORT: '0',
    });
    await expectOneSentence(server, /^The database cannot be reached: .*DATABASE_URL/);
    expect(server.output()).not.toContain('canary');
  });

  it('when what listens there is no PostgreSQL', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    const port = await portOfServer(other);
    const server = startServer({
      DATABASE_URL: `postgresql://user:canary@127.0.0.1:${port}/site`,
      DATA_DIR: home,
      PORT: '0',
    });
    await expectOneSentence(server, /^The database cannot be reached: .*DATABASE_URL/);
    other.close();
  });

  it('when settings are malformed or missing, one line each', async () => {
    const server = startServer({ MODE: 'production', PORT: '0', DATA_DIR: home });
    expect(await server.ended).toBe(1);
    const lines = server.output().trim().split('\n');
    for (const name of [
      'SITE_URL',
      'DATABASE_URL',
      'SECRETS_KEY',
      'ADMIN_PASSWORD',
      'TWILIO_ACCOUNT_SID',
    ]) {
      expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
    }
    expect(server.output()).not.toMatch(/\n\s+at /);
    await expectOneSentence(startServer({ PORT: 'abc', DATA_DIR: home }), /^PORT must be/);
  });
});

describe('a site on its embedded database', { timeout: 60_000 }, () => {
  it('lets a command in beside it, and leaves nothing running when it is killed', async () => {
    const site = startServer({ DATA_DIR: dataDir, PORT: '0' });
    await site.until(/ready at/);
    const removed = await runSite(['admin', 'remove', 'admin', '--last'], { DATA_DIR: dataDir });
    expect(removed).toEqual({
      code: 0,
      output: expect.stringMatching(/^Admin "admin" is shut out/),
    });

    const started = descendantsOf(site.child.pid ?? 0);
    expect(started.map((child) => child.command).join()).toContain('postgres ');
    site.child.kill('SIGKILL');
    await site.ended;
    await untilEnded(started);
  });
});

describe('SIGTERM', { timeout: 60_000 }, () => {
  const sentRequest = JSON.stringify(contactRequest);

  const start = async () => {
    const server = startServer({ DATA_DIR: dataDir, PORT: '0' });
    const [, port] = await server.until(/ready at http:\/\/\S+:(\d+)/);
    return { server, port: Number(port) };
  };

  function open(port: number) {
    const socket: Socket = connect({ host: '127.0.0.1', port });
    let text = '';
    const waiting = new Set<() => void>();
    socket.on('data', (chunk) => {
      text += chunk.toString();
      for (const look of waiting) look();
    });
    socket.on('error', () => {});
    return {
      send: (bytes: string) => socket.write(bytes),
      until: (pattern: RegExp) =>
        new Promise<string>((resolve, reject) => {
          const look = () => {
            if (!pattern.test(text)) return;
            waiting.delete(look);
            resolve(text);
          };
          waiting.add(look);
          socket.once('close', () => reject(new Error(`closed after: ${text}`)));
          look();
        }),
      closed: new Promise<void>((resolve) => socket.once('close', () => resolve())),
    };
  }

  const head = (line: string, ...headers: string[]) =>
    `${[`${line} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

  it('lets what is under way finish, answers busy connections to the end, and leaves with 0', async () => {
    const { server, port } = await start();
    const idle = open(port);
    idle.send(head('GET /healthz'));
    await idle.until(/"ok"/);
    const posting = open(port);
    const length = Buffer.byteLength(sentRequest);
    posting.send(
      head('POST /api/contact', 'Content-Type: application/json', `Content-Length: ${length}`),
    );
    posting.send(sentRequest.slice(0, 20));
    // An answer to this probe shows that the server has read everything sent before it.
    const probe = open(port);
    probe.send(head('GET /healthz', 'Connection: close'));
    await probe.closed;

    server.child.kill('SIGTERM');
    await server.until(/"stopping"/);
    posting.send(sentRequest.slice(20));
    expect(await posting.until(/\}$/)).toMatch(/^HTTP\/1\.1 200/);
    expect(await server.ended).toBe(0);
  });

  it('answers a request on a connection that was idle, and tells it to go', async () => {
    const { server, port } = await start();
    const idle = open(port);
    idle.send(head('GET /healthz'));
    await idle.until(/"ok"/);
    server.child.kill('SIGTERM');
    await server.until(/"stopping"/);
    idle.send(head('GET /readyz'));
    const answer = await idle.until(/"stopping"/);
    expect(answer.split('HTTP/1.1')[2]).toMatch(/^ 503[\s\S]*connection: close/i);
    expect(await server.ended).toBe(0);
  });

  it('cuts off what never ends, and leaves with 0 before its time is up', async () => {
    const { server, port } = await start();
    const stuck = open(port);
    stuck.send(head('POST /api/contact', 'Content-Type: application/json', 'Content-Length: 1000'));
    const probe = open(port);
    probe.send(head('GET /healthz', 'Connection: close'));
    await probe.closed;
    server.child.kill('SIGTERM');
    // A stop of more than nine seconds exits with 1 (see run.ts).
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('cut off by the stop');
  });
});
