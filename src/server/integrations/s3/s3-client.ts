import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { traceHeaders } from '../../observation/trace.ts';

const attempts = 2;
const connectTimeoutMs = 3_000;

export interface S3Options {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  endpoint: string | undefined;
}

export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

function hasHeaders(request: unknown): request is { headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request;
}

/** @param requestTimeoutMs limits one try, up to the start of its answer */
export function createS3Client(options: S3Options, requestTimeoutMs: number): S3Client {
  const { accessKeyId, secretAccessKey, region, endpoint } = options;
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
  return client;
}
