/**
 * Bare server for comparison: answers with the bytes of the address in its query. The bytes must be the same, because
 * the measuring client reads some texts more slowly than others. `bench-bare-server.ts PORT`
 */
import { createServer, get } from 'node:http';
import { acceptEncoding } from './bench-load.ts';

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
