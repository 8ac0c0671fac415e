const absoluteForm = /^https?:\/\/[^/?#]*/i;

/** Former address of messages to developers. OpenAPI cannot distinguish two paths that differ only in a parameter's position. */
const formerMessages = /^\/api\/developers\/(\d+)\/messages(?=$|\?)/;

function isDecodable(path: string): boolean {
  try {
    // The comparison uses the result: a build would drop an unused call.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/**
 * Normalizes the address for routing. `GET http://host/path` means `/path` (RFC 9112, 3.2.2); its host is ignored. Invalid
 * percent signs are taken literally, so that such an address becomes an unknown page instead of a router error without
 * headers.
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
