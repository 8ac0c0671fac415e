import { randomBytes } from 'node:crypto';

/**
 * A browser's own random id, in a cookie that scripts and other sites cannot use. It signs nobody in: it tells whose
 * sign-in code is whose, and whether somebody has signed in here before.
 */
export interface RequestBrowser {
  /** The id that the request came with; null without one. */
  readonly id: string | null;
  /** Gives the browser an id to bring along from now on. */
  remember(id: string, maxAgeSeconds: number): void;
}

/** 160 random bits in hex. */
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

/** Developers and admins have a cookie each: the id changes with every sign-in. */
const cookieNames = { developer: 'browser', admin: 'admin_browser' } as const;

/** @param request.isSecure whether there is TLS: the cookie is bound to this host then */
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
