import type { RequestBrowser } from '../auth/request-browser.ts';
import type { RequestSessions } from '../auth/request-sessions.ts';
import type { Deps } from '../deps.ts';
import type { InTurn, Pause } from '../limits/call-turn.ts';
import type { Log } from '../observation/log.ts';

export interface Context {
  deps: Deps;
  log: Log;
  requestId: string;
  /** Caller's address, resolved through trusted proxies only; empty when a page is rendered for everybody. */
  ip: string;
  userAgent: string;
  adminToken: string | undefined;
  /** Header `Authorization: Bearer`: the token of a developer. */
  bearerToken: string | undefined;
  /** The call came to /mcp, the only place where tokens of connected programs count. */
  isAtMcp: boolean;
  ifMatch: string | undefined;
  /** Header `Idempotency-Key`: identifies a program's creation. */
  idempotencyKey: string | undefined;
  sessions: RequestSessions;
  browser: RequestBrowser;
  adminBrowser: RequestBrowser;
  isPreview: boolean;
  /** Counts the reads that a key opens. A page, or a batch, counts as one, however many calls it makes. */
  countKeyRead(): Promise<void>;
  inTurn: InTurn;
  pause: Pause;
  signal: AbortSignal;
  setHeader(name: string, value: string): void;
}
