import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const answers: Record<string, { status: number; message: string; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive.',
    code: 'TIMEOUT',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The headers of the request are too large.',
    code: 'HEADERS_TOO_LARGE',
  },
};
const unreadable = { status: 400, message: 'The request could not be read.', code: 'BAD_REQUEST' };

const lingerMs = 1_000;

/** Answers what is no HTTP, too slow or too large to become a request, in the shape of every other error. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, ...body } = answers[error.code ?? ''] ?? unreadable;
  const json = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(json)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Connection: close',
      '',
      json,
    ].join('\r\n'),
  );
}

export function answerSlowBody(socket: Socket, isAnswered: boolean): void {
  if (isAnswered) {
    socket.destroy();
    return;
  }
  answerClientError(
    Object.assign(new Error('slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    socket,
  );
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
