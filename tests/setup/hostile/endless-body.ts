import { request } from 'node:http';

const megabyte = Buffer.alloc(1024 * 1024, 97);

/** Sends up to 200 MB without a length. Resolves with the status. */
export function pourEndlessBody(port: number, path: string, contentType: string): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    let left = 200;
    const outgoing = request({
      port,
      path,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': contentType, 'transfer-encoding': 'chunked' },
    });
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    const more = () => {
      while (left > 0 && !outgoing.destroyed) {
        left -= 1;
        if (!outgoing.write(megabyte)) {
          outgoing.once('drain', more);
          return;
        }
      }
      if (!outgoing.destroyed) outgoing.end();
    };
    more();
  });
}
