const absoluteForm = /^https?:\/\/[^/?#]*/i;

/** Where messages to developers were sent before; two paths that differ in a parameter's place alone cannot be told apart in a document. */
const formerMessages = /^\/api\/developers\/(\d+)\/messages(?=$|\?)/;

function isDecodable(path: string): boolean {
  try {
    // The result is used: a build drops the call otherwise, as one that cannot fail.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * The address as routes see it. `GET http://host/path` means `/path` (RFC 9112, 3.2.2); the host in it is the caller's
 * word and plays no part. Percent signs that encode nothing are taken literally, so that such an address is an unknown
 * page like any other instead of a refusal of the router without headers.
 */
export function routedTarget(target: string): string {
  const origin = absoluteForm.exec(target)?.[0] ?? '';
  const local = target.slice(origin.length);
  const rooted = (local.startsWith('/') || local === '*' ? local : `/${local}`).replace(
    formerMessages,
    '/api/developers/profile/$1/messages',
  );
  if (!rooted.includes('%')) return rooted;
  const queryStart = rooted.indexOf('?');
  const path = queryStart === -1 ? rooted : rooted.slice(0, queryStart);
  if (isDecodable(path)) return rooted;
  return path.replaceAll('%', '%25') + rooted.slice(path.length);
}
