import type { DatabaseLog } from '../../src/server/db/log.ts';

/** Used to set up databases: their errors show up as failing tests. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
