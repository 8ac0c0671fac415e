/**
 * The yardstick: answers the bytes that the address in its query answers. The very same bytes, because the client that
 * measures reads them as text and takes longer for some than for others. `bench-bare-server.ts PORT`.
 */
import { createServer, get } from 'node:http';
import { acceptEncoding } from './bench-load.ts';

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

const bodies = new Map<string, Promise<Buffer>>();
createServer((request, response) => {
  const url = decodeURIComponent(request.url?.split('?')[1] ?? '');
  const body = bodies.get(url) ?? (url ? transferredBody(url) : Promise.resolve(Buffer.from('x')));
  bodies.set(url, body);
  body.then(
    (bytes) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(bytes);
    },
    () => response.writeHead(502).end(),
  );
}).listen(Number(process.argv[2]), '127.0.0.1');
