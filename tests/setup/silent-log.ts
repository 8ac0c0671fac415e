import type { DatabaseLog } from '../../src/server/db/client.ts';

/** Errors during the setup of databases show up as failing tests. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
