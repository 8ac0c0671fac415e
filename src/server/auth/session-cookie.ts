/** Lucia's tokens: 25 random bytes in base 32. */
const tokenPattern = /^[a-z2-7]{40}$/;

/**
 * The session token of a Cookie header, or null. Not Lucia's own reader: that one decodes every cookie and throws on
 * `%E0`. What cannot be a token is no token, so a cookie of the same name that another page has set hides none.
 */
export function readSessionToken(cookieHeader: string, cookieName: string): string | null {
  for (const pair of cookieHeader.split(';')) {
    const separator = pair.indexOf('=');
    if (separator === -1 || pair.slice(0, separator).trim() !== cookieName) continue;
    const value = pair.slice(separator + 1).trim();
    if (tokenPattern.test(value)) return value;
  }
  return null;
}
