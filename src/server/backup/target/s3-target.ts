import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createS3Client, isMissing, type S3Options } from '../../integrations/s3/s3-client.ts';
import {
  type BackupTarget,
  backupShelf,
  readPatiently,
  type Shelf,
  SlowTargetError,
  type StoredBackup,
  TargetError,
  withPatience,
} from './backup-target.ts';

/** S3 takes parts from 5 MiB on. */
const firstPartBytes = 8 * 1024 * 1024;
/** S3 takes 10,000 parts. Growing ones make room for 440 GB, and keep those of a small site small. */
const partsOfOneSize = 1_000;
const cleaningMs = 5_000;

export interface S3TargetOptions extends S3Options {
  /** Stands before each name, with a slash at its end; empty for the whole bucket. */
  prefix: string;
}

/** An object appears when its last part is there: a broken upload leaves parts that nobody sees, and that are deleted. */
export function createS3Target(
  options: S3TargetOptions,
  patienceMs: number,
  { within, momentOf }: Shelf = backupShelf,
): BackupTarget {
  const { bucket } = options;
  const prefix = within === '' ? options.prefix : `${options.prefix}${within}/`;
  const Bucket = bucket;
  const client = createS3Client(options, patienceMs);
  const keyOf = (name: string) => `${prefix}${name}`;
  const addressOf = (name: string) => `s3://${bucket}/${keyOf(name)}`;
  const nameOf = (key: string | undefined) =>
    key?.startsWith(prefix) ? key.slice(prefix.length) : '';

  const asked = async <Result>(
    doing: string,
    work: (limits: { abortSignal: AbortSignal }) => Promise<Result>,
    stopped?: AbortSignal,
  ): Promise<Result> => {
    try {
      return await withPatience(patienceMs, (abortSignal) => work({ abortSignal }), stopped);
    } catch (error) {
      throw stopped?.aborted ? error : explained(doing, error);
    }
  };

  async function upload(
    name: string,
    pieces: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<void> {
    const step = <Result>(work: (limits: { abortSignal: AbortSignal }) => Promise<Result>) =>
      asked(`The backup ${addressOf(name)} cannot be written`, work, signal);
    const object = { Bucket, Key: keyOf(name) };
    const create = new CreateMultipartUploadCommand({
      ...object,
      ContentType: 'application/octet-stream',
    });
    const { UploadId } = await step((limits) => client.send(create, limits));
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of partsOf(pieces)) {
        const PartNumber = Parts.length + 1;
        const part = new UploadPartCommand({ ...object, UploadId, PartNumber, Body });
        const { ETag } = await step((limits) => client.send(part, limits));
        Parts.push({ PartNumber, ETag });
      }
      const complete = { ...object, UploadId, MultipartUpload: { Parts } };
      await step((limits) => client.send(new CompleteMultipartUploadCommand(complete), limits));
    } catch (error) {
      const abort = new AbortMultipartUploadCommand({ ...object, UploadId });
      await withPatience(cleaningMs, (abortSignal) => client.send(abort, { abortSignal })).catch(
        () => {},
      );
      throw error;
    }
  }

  async function* listed(doing: string): AsyncGenerator<StoredBackup> {
    let ContinuationToken: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        ...{ Bucket, Prefix: prefix, ContinuationToken },
        // Leaves out what lies in folders below.
        Delimiter: '/',
      });
      const part = await asked(doing, (limits) => client.send(command, limits));
      for (const { Key, Size } of part.Contents ?? []) {
        const name = nameOf(Key);
        const madeAt = momentOf(name);
        if (madeAt) yield { name, byteSize: Size ?? 0, madeAt };
      }
      ContinuationToken = part.IsTruncated ? part.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  return {
    title: `s3://${bucket}/${prefix}`,
    prepare: async () => {},
    freeBytes: async () => null,
    store: upload,
    async list() {
      const backups: StoredBackup[] = [];
      const doing = `The backups in s3://${bucket}/${prefix} cannot be listed`;
      for await (const backup of listed(doing)) backups.push(backup);
      return backups.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    },
    source: (name) => ({
      title: addressOf(name),
      byteSize: () =>
        withPatience(patienceMs, (abortSignal) =>
          client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }), { abortSignal }),
        ).then(
          ({ ContentLength }) => ContentLength ?? 0,
          () => 0,
        ),
      async open() {
        const doing = `${addressOf(name)} cannot be read`;
        const { Body } = await asked(doing, (limits) =>
          client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }), limits),
        );
        if (!(Body instanceof Readable)) throw new TargetError(`${doing}: it answers nothing.`);
        const read = Readable.from(readPatiently(addressOf(name), Body, patienceMs));
        read.once('close', () => Body.destroy());
        return read;
      },
    }),
    async remove(name) {
      await asked(`The backup ${addressOf(name)} cannot be deleted`, (limits) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), limits),
      );
    },
    async removeUnfinished() {
      const doing = `s3://${bucket}/${prefix} cannot be used for backups`;
      const { Uploads = [] } = await asked(doing, (limits) =>
        client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }), limits),
      );
      for (const { Key, UploadId } of Uploads) {
        if (!momentOf(nameOf(Key))) continue;
        await asked(doing, (limits) =>
          client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), limits),
        );
      }
    },
  };
}

async function* partsOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let count = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    waitingBytes += piece.length;
    if (waitingBytes < firstPartBytes * (1 + Math.floor(count / partsOfOneSize))) continue;
    yield Buffer.concat(waiting);
    count += 1;
    waiting = [];
    waitingBytes = 0;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}

function reasonOf(error: S3ServiceException): string {
  const { name, $metadata } = error;
  const status = $metadata.httpStatusCode;
  if (name === 'NoSuchBucket') return 'there is no such bucket';
  if (isMissing(error)) return 'it is not there';
  if (status === 507 || /Quota|StorageFull|InsufficientStorage/.test(name)) {
    return `the store is full (${name})`;
  }
  if (status === 401 || status === 403) return `the store refuses BACKUP_S3_* (${name})`;
  return `the store answers ${name}${status ? ` (${status})` : ''}`;
}

function explained(doing: string, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  if (cause instanceof S3ServiceException) {
    return new TargetError(`${doing}: ${reasonOf(cause)}.`, { cause });
  }
  const code = 'code' in cause ? String(cause.code) : '';
  // The SDK gives this name to a broken connection too.
  const isTimeout = cause.name === 'TimeoutError' && !/^(?:ECONNRESET|EPIPE)$/.test(code);
  if (cause instanceof SlowTargetError || isTimeout) {
    return new TargetError(`${doing}: the store does not answer in time.`, { cause });
  }
  const reason = `the store cannot be reached${code ? ` (${code})` : ''}`;
  return new TargetError(`${doing}: ${reason}.`, { cause });
}
