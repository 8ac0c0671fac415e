import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const s3Account = {
  bucket: 'pictures',
  accessKeyId: 'AKIATESTONLY',
  secretAccessKey: 's3-test-secret',
  region: 'us-east-1',
} as const;

export type S3Fault =
  | 'none'
  | 'denied'
  | 'serverError'
  | 'hang'
  | 'hangUp'
  | 'redirect'
  | 'cutOff'
  | 'full';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  if (!match) return false;
  const [, keyId, day = '', region = '', signedHeaders = '', signature] = match;
  const url = new URL(request.url ?? '/', 'http://s3');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const date = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = hmac(
    hmac(hmac(hmac(`AWS4${s3Account.secretAccessKey}`, day), region), 's3'),
    'aws4_request',
  );
  return keyId === s3Account.accessKeyId && hmac(key, toSign).toString('hex') === signature;
}

const namesPerPart = 2;

function listing(
  objects: ReadonlyMap<string, StoredObject>,
  after: string,
  prefix: string,
): string {
  const ours = [...objects].filter(([key]) => key.startsWith(prefix));
  const rest = ours.sort(([one], [other]) => (one < other ? -1 : 1));
  const listed = rest.filter(([key]) => key > after);
  const part = listed.slice(0, namesPerPart);
  const contents = part.map(
    ([key, { storedAt, bytes }]) =>
      `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
  );
  const more = listed.length > namesPerPart;
  const next = more ? `<NextContinuationToken>${part.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}<IsTruncated>${more}</IsTruncated>${next}</ListBucketResult>`;
}

interface StoredObject {
  storedAt: Date;
  bytes: Buffer;
  contentType: string;
  cacheControl: string;
}

export async function startS3() {
  const objects = new Map<string, StoredObject>();
  /** Parts by number of uploads that are under way. */
  const uploads = new Map<string, { key: string; parts: Map<number, Buffer> }>();
  const state: {
    fault: S3Fault;
    /** Lets everything but the parts of an upload through. */
    isFaultOfParts: boolean;
    calls: string[];
    headers: IncomingHttpHeaders;
  } = {
    fault: 'none',
    isFaultOfParts: false,
    calls: [],
    headers: {},
  };

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    state.headers = request.headers;
    state.calls.push(`${request.method} ${request.url?.split('?')[0]}`);
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(
        `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
      );
    };
    const query = new URL(request.url ?? '/', 'http://s3').searchParams;
    switch (state.isFaultOfParts && !query.has('partNumber') ? 'none' : state.fault) {
      case 'hang':
        return;
      case 'hangUp':
        return void request.socket.destroy();
      case 'denied':
        return refuse(403, 'AccessDenied');
      case 'serverError':
        return refuse(500, 'InternalError');
      case 'full':
        return refuse(507, 'XMinioStorageFull');
      case 'redirect':
        response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' });
        return void response.end();
    }
    if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch');
    const prefix = `/${s3Account.bucket}/`;
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
    if (query.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' });
      return void response.end(
        listing(objects, query.get('continuation-token') ?? '', query.get('prefix') ?? ''),
      );
    }
    if (!path.startsWith(prefix)) return refuse(404, 'NoSuchBucket');
    const key = path.slice(prefix.length);
    const answer = (text: string) => {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?>${text}`);
    };
    if (query.has('uploads')) {
      if (request.method === 'GET') {
        const listed = [...uploads].map(
          ([id, upload]) => `<Upload><Key>${upload.key}</Key><UploadId>${id}</UploadId></Upload>`,
        );
        return answer(
          `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`,
        );
      }
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, { key, parts: new Map() });
      return answer(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const uploadId = query.get('uploadId');
    if (uploadId !== null) {
      const upload = uploads.get(uploadId);
      if (!upload) return refuse(404, 'NoSuchUpload');
      if (request.method === 'PUT') {
        const number = Number(query.get('partNumber'));
        upload.parts.set(number, body);
        response.writeHead(200, { etag: `"${sha256(body)}"` });
        return void response.end();
      }
      uploads.delete(uploadId);
      if (request.method === 'DELETE') {
        response.writeHead(204);
        return void response.end();
      }
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, n]) =>
        Number(n),
      );
      const bytes = Buffer.concat(numbers.map((n) => upload.parts.get(n) ?? Buffer.alloc(0)));
      objects.set(key, { storedAt: new Date(), bytes, contentType: '', cacheControl: '' });
      return answer('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      objects.set(key, {
        storedAt: new Date(),
        bytes: body,
        contentType: String(request.headers['content-type']),
        cacheControl: String(request.headers['cache-control']),
      });
      response.writeHead(200, { etag: '"1"' });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204);
      return void response.end();
    }
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    response.writeHead(200, {
      'content-type': found.contentType,
      'content-length': found.bytes.length,
    });
    if (request.method === 'HEAD') return void response.end();
    if (state.fault === 'cutOff') {
      response.write(found.bytes.subarray(0, found.bytes.length / 2));
      return void setImmediate(() => response.destroy());
    }
    response.end(found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    state,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type S3Double = Awaited<ReturnType<typeof startS3>>;
