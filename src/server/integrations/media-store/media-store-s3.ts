import { finished, PassThrough, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { daySeconds } from '../../../shared/time/durations.ts';
import { traceHeaders } from '../../observation/trace.ts';
import { inTime } from '../in-time.ts';
import type { MediaStore } from './media-store.ts';

const store = 'The picture store';
const attempts = 2;
const connectTimeoutMs = 3_000;
/** Limits one try, up to the start of its answer. */
const requestTimeoutMs = 10_000;
/** Limits all tries together. */
const callTimeoutMs = 25_000;
const uploadTimeoutMs = 180_000;
const lateUploadMs = uploadTimeoutMs + callTimeoutMs;
const yearSeconds = 365 * daySeconds;

export interface S3Options {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  endpoint: string | undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

function hasHeaders(request: unknown): request is { headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request;
}

export function createS3MediaStore(options: S3Options): MediaStore {
  const { bucket, accessKeyId, secretAccessKey, region, endpoint } = options;
  const client = new S3Client({
    region,
    endpoint,
    // Compatible servers rarely support bucket names as host names.
    forcePathStyle: endpoint !== undefined,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    // The outcome reports failures. The SDK would write to the console.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
    // Many compatible servers do not know the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  // Added after signing: a proxy on the way may replace these headers, so the signature must not cover them.
  client.middlewareStack.add(
    (next) => (step) => {
      const { request } = step;
      if (hasHeaders(request)) Object.assign(request.headers, traceHeaders());
      return next(step);
    },
    { name: 'traceHeaders', step: 'finalizeRequest', priority: 'low' },
  );

  return {
    async put(name, bytes, contentType) {
      try {
        const command = new PutObjectCommand({
          Bucket: bucket,
          Key: name,
          Body: bytes,
          ContentType: contentType,
          CacheControl: `public, max-age=${yearSeconds}, immutable`,
        });
        await inTime(store, callTimeoutMs, (abortSignal) => client.send(command, { abortSignal }));
        return { outcome: 'done' };
      } catch (cause) {
        return { outcome: 'unavailable', cause };
      }
    },
    async putStream(name, stream, { byteSize, type }) {
      // The SDK ignores stream errors: a broken stream would end the process, and the request would wait for the rest.
      const brokenOff = new AbortController();
      finished(stream, { writable: false }, (error) => error && brokenOff.abort());
      try {
        const command = new PutObjectCommand({
          ...{ Bucket: bucket, Key: name, ContentType: type },
          ...{ Body: stream.pipe(new PassThrough()), ContentLength: byteSize },
        });
        await inTime(store, lateUploadMs, (late) =>
          client.send(command, {
            // Waits as long as the sender does. The sender's time is bounded elsewhere.
            requestTimeout: uploadTimeoutMs,
            abortSignal: AbortSignal.any([brokenOff.signal, late]),
          }),
        );
        return { outcome: 'done' };
      } catch (cause) {
        return { outcome: 'unavailable', cause };
      }
    },
    async open(name) {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: name });
        const { Body, ContentLength } = await inTime(store, callTimeoutMs, (abortSignal) =>
          client.send(command, { abortSignal }),
        );
        if (!(Body instanceof Readable) || ContentLength === undefined) {
          return { outcome: 'unavailable', cause: new Error('The store answered without a body.') };
        }
        return { outcome: 'found', stream: Body, byteSize: ContentLength };
      } catch (cause) {
        return isMissing(cause) ? { outcome: 'missing' } : { outcome: 'unavailable', cause };
      }
    },
    async delete(name) {
      try {
        const command = new DeleteObjectCommand({ Bucket: bucket, Key: name });
        await inTime(store, callTimeoutMs, (abortSignal) => client.send(command, { abortSignal }));
        return { outcome: 'done' };
      } catch (cause) {
        return { outcome: 'unavailable', cause };
      }
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken });
        const listed = await inTime(store, callTimeoutMs, (abortSignal) =>
          client.send(command, { abortSignal }),
        );
        yield (listed.Contents ?? []).flatMap(({ Key, LastModified }) =>
          Key && LastModified ? [{ name: Key, storedAt: LastModified }] : [],
        );
        ContinuationToken = listed.IsTruncated ? listed.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },
  };
}
