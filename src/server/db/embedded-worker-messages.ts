/** What the thread of the embedded database is started with. */
export interface EmbeddedWorkerData {
  databaseDir: string;
  address: { path: string } | { host: string; port: number };
  password: string | null;
}

export type EmbeddedWorkerEvent =
  /** `port` is null on a Unix socket. */
  { type: 'ready'; port: number | null } | { type: 'failed'; reason: string };
