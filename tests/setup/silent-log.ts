import type { DatabaseLog } from '../../src/server/db/log.ts';

/** For the set-up of databases, whose faults show up as failing tests anyway. */
export const silentLog: DatabaseLog = { info() {}, warn() {}, error() {} };
