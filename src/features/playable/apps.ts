import { type BriefId, briefIds } from './briefs.ts';

/** The sample apps: those of the home page, and two more of the examples. */
export const appIds = [...briefIds, 'triage', 'network'] as const;
export type AppId = BriefId | 'triage' | 'network';
