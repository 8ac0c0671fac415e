import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedServer } from '../../src/server/db/embedded-server.ts';
import {
  copyInResponse,
  FrameReader,
  fatalError,
  queryMessage,
  startupMessage,
  syncMessage,
} from '../../src/server/db/wire-protocol.ts';

const GREETING = Buffer.from('greeting');
const READY = typed('Z', Buffer.from('I'));

/** A protocol message with a type letter. */
function typed(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length, 0);
  return Buffer.concat([Buffer.from(type), length, body]);
}

let folder: string;
let server: EmbeddedServer;
/** What the database was given to run, each piece as text. */
let executed: string[];
let sockets: Socket[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vibecode-wire-'));
  executed = [];
  sockets = [];
  server = new EmbeddedServer({
    greeting: GREETING,
    password: null,
    onFatal: (error) => {
      throw error;
    },
    async execute(messages) {
      executed.push(Buffer.from(messages).toString('latin1'));
      return Buffer.concat([copyInResponse(), READY]);
    },
  });
  await server.listen({ path: path.join(folder, 'socket') });
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function greeted(): Promise<Socket> {
  const socket = connect(path.join(folder, 'socket'));
  sockets.push(socket);
  socket.write(startupMessage());
  expect(await answer(socket)).toEqual(GREETING);
  return socket;
}

async function answer(socket: Socket): Promise<Buffer> {
  const [chunk] = await once(socket, 'data');
  return chunk;
}

describe('the embedded server', () => {
  it('hands over what belongs together as one piece, in whatever pieces it comes', async () => {
    const [slow, quick] = [await greeted(), await greeted()];
    const parse = typed('P', Buffer.from('\0SELECT $1\0\0\0'));
    const whole = Buffer.concat([parse, syncMessage()]);
    slow.write(whole.subarray(0, 7));
    quick.write(queryMessage('SELECT 2'));
    await answer(quick);
    slow.write(whole.subarray(7));
    await answer(slow);
    expect(executed).toEqual([
      queryMessage('SELECT 2').toString('latin1'),
      whole.toString('latin1'),
    ]);
  });

  it('collects the rows of a COPY before the database sees any of it', async () => {
    const socket = await greeted();
    const copy = queryMessage('COPY words FROM stdin');
    const rows = typed('d', Buffer.from('one\n'));
    const done = typed('c', Buffer.alloc(0));
    socket.write(copy);
    expect(await answer(socket)).toEqual(copyInResponse());
    expect(executed).toEqual([]);
    socket.write(Buffer.concat([rows, done]));
    expect(await answer(socket)).toEqual(READY);
    expect(executed).toEqual([Buffer.concat([copy, rows, done]).toString('latin1')]);
  });

  it('refuses encryption, which a private socket does not need, and goes on', async () => {
    const socket = connect(path.join(folder, 'socket'));
    sockets.push(socket);
    socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]));
    expect((await answer(socket)).toString()).toBe('N');
    socket.write(startupMessage());
    expect(await answer(socket)).toEqual(GREETING);
  });

  it('closes on whoever speaks another protocol', async () => {
    const socket = connect(path.join(folder, 'socket'));
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await once(socket, 'close');
    expect(executed).toEqual([]);
  });

  it('tells its clients when it stops', async () => {
    const socket = await greeted();
    const farewell = answer(socket);
    await server.stop();
    expect(await farewell).toEqual(fatalError('57P01', 'the embedded database is stopping'));
  });
});

describe('FrameReader', () => {
  it('finds the same messages byte by byte', () => {
    const messages = [queryMessage('SELECT 1'), syncMessage(), queryMessage('x'.repeat(500))];
    const reader = new FrameReader();
    const found: Buffer[] = [];
    for (const byte of Buffer.concat(messages)) {
      reader.push(Buffer.from([byte]));
      for (let frame = reader.nextTyped(); frame; frame = reader.nextTyped()) {
        found.push(frame.bytes);
      }
    }
    expect(found).toEqual(messages);
  });
});
