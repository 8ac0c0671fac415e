import { workOnImport as work } from '../../../features/transfer/server/import/imports.service.ts';
import type { Job } from './job.ts';

export const workOnImport: Job<'workOnImport'> = (deps, { importId }, run) =>
  work(deps, importId, run);
