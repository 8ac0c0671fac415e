import { HttpAnswerError } from './http-answer-error.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOfProcedures(answer: unknown): boolean {
  return (Array.isArray(answer) ? answer : [answer]).every(
    (one) => typeof one === 'object' && one !== null && ('result' in one || 'error' in one),
  );
}

/** What our server says outside its procedures, in words; null for everybody else's answers. */
function ownRefusal(answer: unknown): HttpAnswerError | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('message' in answer) || !('code' in answer)) return null;
  const { message, code } = answer;
  return typeof message === 'string' && typeof code === 'string'
    ? new HttpAnswerError(message, code)
    : null;
}

/**
 * `fetch` for calls of procedures. An answer that is none of theirs is an error whose message is the status code, a
 * colon and a space, then the body or, where it is empty, the status text (specification, section 8).
 * @throws HttpAnswerError
 */
export async function fetchAnswer(
  url: RequestInfo | URL | string,
  options?: RequestInit,
): Promise<Response> {
  const response = await fetch(url, { ...options, credentials: 'include' });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.ok && isJson) return response;
  const { status, statusText, headers } = response;
  const body = await response.text();
  const answer = isJson ? parse(body) : undefined;
  if (isOfProcedures(answer)) return new Response(body, { status, statusText, headers });
  throw ownRefusal(answer) ?? new HttpAnswerError(`${status}: ${body.trim() || statusText}`, null);
}

/** Browsers send no more than 64 KiB for a page that is gone, and refuse to begin with more. */
const mostOutlivingBytes = 60_000;

/** The same, and the call goes on when the page is closed meanwhile. */
export function fetchOutlivingPage(
  url: RequestInfo | URL | string,
  options?: RequestInit,
): Promise<Response> {
  const { body } = options ?? {};
  const isSmall = typeof body === 'string' && new Blob([body]).size <= mostOutlivingBytes;
  return fetchAnswer(url, { ...options, keepalive: isSmall });
}
