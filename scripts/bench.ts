/**
 * Measures the production build with 200 posts of 800 words and 50 connections, each address beside a bare
 * `node:http` server that sends the same number of bytes, so that the ratio says what our own work costs.
 * `npm run bench -- --seconds 10` measures longer. What no cache can answer stands below, without a yardstick: each request of
 * it is another address, so that all of it is drawn or asked of the database anew.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { seedBenchPosts } from './bench-posts.ts';

const connections = 50;
const warmUpSeconds = 2;
const startTimeoutMs = 60_000;
const acceptEncoding = 'br, gzip';
const secondsArgument = process.argv.indexOf('--seconds');
const measureSeconds = secondsArgument > 0 ? Number(process.argv[secondsArgument + 1]) : 5;

const targets = [
  { name: 'home page', path: '/' },
  { name: '/blog', path: '/blog' },
  { name: 'one post', path: '/blog/bench-post-1' },
  { name: 'REST list', path: '/api/blog/posts' },
  { name: 'REST post', path: '/api/blog/posts/bench-post-1' },
] as const;

/** With those of the warm-up that are still being drawn, no more than one address may have drawn at once. */
const freshConnections = 5;
const freshTargets = [
  { name: 'static page, drawn', path: (count: number) => `/glossary?q=bench${count}` },
  { name: 'directory, drawn', path: (count: number) => `/explore-developers?q=bench${count}` },
  { name: 'unknown post, drawn', path: (count: number) => `/blog/no-post-${count}` },
  { name: 'post search, tRPC', path: (count: number) => searchPath(count) },
] as const;

function searchPath(count: number): string {
  return `/trpc/blog.search?input=${encodeURIComponent(JSON.stringify({ q: `bench ${count}` }))}`;
}

interface Measurement {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server per request; null where the system does not tell. */
  cpuMicroseconds: number | null;
  memoryMegabytes: number | null;
}

async function freePort(): Promise<number> {
  const probe = createSocket().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not become ready in time.');
}

/** Processor time so far in seconds and resident memory in MB, from Linux' /proc; null elsewhere. */
function usageOf(pid: number | undefined): { cpuSeconds: number; memoryMegabytes: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticksPerSecond = 100;
    const pageBytes = 4096;
    const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    return { cpuSeconds, memoryMegabytes: (Number(fields[21]) * pageBytes) / 1024 / 1024 };
  } catch {
    return null;
  }
}

/** The body as it travels, compressed. */
function transferredBody(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

type Load = (durationSeconds: number) => Promise<autocannon.Result>;

function loadOf(url: string): Load {
  return async (duration) =>
    autocannon({ url, connections, duration, headers: { 'accept-encoding': acceptEncoding } });
}

/** Asks for another address each time. */
function freshLoadOf(url: string, path: (count: number) => string): Load {
  let count = 0;
  const setupRequest = (request: autocannon.Request) => {
    count += 1;
    return { ...request, path: path(count) };
  };
  return async (duration) =>
    autocannon({
      url,
      connections: freshConnections,
      duration,
      headers: { 'accept-encoding': acceptEncoding },
      requests: [{ setupRequest }],
    });
}

async function measure(
  url: string,
  server: ChildProcess,
  load = loadOf(url),
): Promise<Measurement> {
  await load(warmUpSeconds);
  const before = usageOf(server.pid);
  const result = await load(measureSeconds);
  const after = usageOf(server.pid);
  const refused = result.non2xx - (result.statusCodeStats?.['404']?.count ?? 0);
  if (refused > 0 || result.errors > 0) {
    throw new Error(`${url}: ${refused} refused, ${result.errors} failed.`);
  }
  const total = result.requests.total;
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicroseconds:
      before && after ? ((after.cpuSeconds - before.cpuSeconds) / total) * 1_000_000 : null,
    memoryMegabytes: after?.memoryMegabytes ?? null,
  };
}

function startOurs(port: number, dataDir: string): ChildProcess {
  return spawn(process.execPath, ['dist/server/server.js'], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      METRICS_ADDRESS: 'off',
      // All load comes from one address here.
      PUBLIC_READS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function startBare(port: number): ChildProcess {
  return spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(import.meta.url), '--bare', String(port)],
    {
      stdio: 'inherit',
    },
  );
}

/**
 * The yardstick: answers the bytes that the address in its query answers. The very same bytes, because the client that
 * measures reads them as text and takes longer for some than for others.
 */
function serveBare(port: number): void {
  const bodies = new Map<string, Promise<Buffer>>();
  createServer((request, response) => {
    const url = decodeURIComponent(request.url?.split('?')[1] ?? '');
    const body =
      bodies.get(url) ?? (url ? transferredBody(url) : Promise.resolve(Buffer.from('x')));
    bodies.set(url, body);
    body.then(
      (bytes) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(bytes);
      },
      () => response.writeHead(502).end(),
    );
  }).listen(port, '127.0.0.1');
}

function shown(value: number | null, digits = 0): string {
  return value === null ? 'n/a' : value.toFixed(digits);
}

function row(name: string, bytes: number, measured: Measurement): string[] {
  return [
    name,
    shown(measured.requestsPerSecond),
    shown(measured.p50Ms),
    shown(measured.p99Ms),
    String(bytes),
    shown(measured.cpuMicroseconds),
    shown(measured.memoryMegabytes),
  ];
}

async function bench(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-bench-'));
  const servers: ChildProcess[] = [];
  try {
    await seedBenchPosts(dataDir);
    const ourPort = await freePort();
    const ours = startOurs(ourPort, dataDir);
    servers.push(ours);
    await untilReady(`http://127.0.0.1:${ourPort}/readyz`, ours);
    const barePort = await freePort();
    const bare = startBare(barePort);
    servers.push(bare);
    await untilReady(`http://127.0.0.1:${barePort}/`, bare);

    const rows: string[][] = [];
    for (const target of targets) {
      const url = `http://127.0.0.1:${ourPort}${target.path}`;
      const bytes = (await transferredBody(url)).length;
      const measured = await measure(url, ours);
      const yardstick = await measure(
        `http://127.0.0.1:${barePort}/?${encodeURIComponent(url)}`,
        bare,
      );
      const ratio = measured.requestsPerSecond / yardstick.requestsPerSecond;
      rows.push([...row(target.name, bytes, measured), ratio.toFixed(2)]);
      rows.push([...row('  bare node:http', bytes, yardstick), '1.00']);
    }
    for (const target of freshTargets) {
      const url = `http://127.0.0.1:${ourPort}`;
      const bytes = (await transferredBody(`${url}${target.path(0)}`)).length;
      const measured = await measure(url, ours, freshLoadOf(url, target.path));
      rows.push([...row(target.name, bytes, measured), '']);
    }
    print(rows);
  } finally {
    for (const server of servers) server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const columns = ['', 'req/s', 'p50 ms', 'p99 ms', 'bytes', 'CPU µs/req', 'RSS MB', 'ratio'];

function print(rows: string[][]): void {
  const widths = columns.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`${[columns, ...rows].map(line).join('\n')}\n`);
}

const bareArgument = process.argv.indexOf('--bare');
if (bareArgument > 0) serveBare(Number(process.argv[bareArgument + 1]));
else await bench();
