import { randomBytes } from 'node:crypto';

/**
 * A random id of the browser, in a cookie that scripts and other sites cannot read. It signs nobody in: it binds a sign-in
 * code to its browser and recognizes a browser that has signed in before.
 */
export interface RequestBrowser {
  readonly id: string | null;
  remember(id: string, maxAgeSeconds: number): void;
}

const idPattern = /^[0-9a-f]{40}$/;

export function makeBrowserId(): string {
  return randomBytes(20).toString('hex');
}

function readId(cookieHeader: string, cookieName: string): string | null {
  for (const pair of cookieHeader.split(';')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (name.trim() === cookieName && idPattern.test(value.trim())) return value.trim();
  }
  return null;
}

/** The id changes with every sign-in, so developers and admins have separate cookies. */
const cookieNames = { developer: 'browser', admin: 'admin_browser' } as const;

/** @param request.isSecure true when the site has TLS: the cookie is then bound to this host */
export function createRequestBrowser(request: {
  kind: keyof typeof cookieNames;
  cookieHeader: string;
  isSecure: boolean;
  appendCookie(serialized: string): void;
}): RequestBrowser {
  const { isSecure } = request;
  const cookieName = `${isSecure ? '__Host-' : ''}${cookieNames[request.kind]}`;
  return {
    id: readId(request.cookieHeader, cookieName),
    remember(id, maxAgeSeconds) {
      request.appendCookie(
        `${cookieName}=${id}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
      );
    },
  };
}
