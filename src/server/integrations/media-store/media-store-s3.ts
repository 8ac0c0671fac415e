import { finished, PassThrough, Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { daySeconds } from '../../../shared/time/durations.ts';
import { inTime } from '../in-time.ts';
import { createS3Client, isMissing, type S3Options } from '../s3/s3-client.ts';
import type { MediaStore } from './media-store.ts';

const store = 'The picture store';
/** Limits one try, up to the start of its answer. */
const requestTimeoutMs = 10_000;
/** Limits all tries together. */
const callTimeoutMs = 25_000;
const uploadTimeoutMs = 180_000;
const lateUploadMs = uploadTimeoutMs + callTimeoutMs;
const yearSeconds = 365 * daySeconds;

export function createS3MediaStore(options: S3Options): MediaStore {
  const { bucket } = options;
  const client = createS3Client(options, requestTimeoutMs);

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
