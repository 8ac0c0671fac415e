import type { Settings } from '../../../server/env.ts';
import { modelRunMs } from '../../../server/integrations/ai/ai.ts';
import type { JobName } from '../../../server/queue/payloads.ts';

const second = 1_000;
const minute = 60 * second;

/** Reads before the model run and writes after it. */
const besideModelMs = minute;

/** Time limit of one try of a job (security row 74), far above its usual duration. */
export function jobTimeoutMs(name: JobName, settings: Pick<Settings, 'ai'>): number {
  const ofModels = modelRunMs(settings) + besideModelMs;
  const timeouts: Record<JobName, number> = {
    announcePublication: minute,
    /** The mail server or Twilio gets half of it. */
    deliverMessage: minute,
    endLostDrafts: minute,
    makeDraft: ofModels,
    writeStage: ofModels,
    nudgeDeveloper: minute,
    /** Covers a site that has not purged for years. */
    purge: 15 * minute,
    purgeSharedCaches: minute,
    remindOwner: minute,
    remindOfCall: minute,
    /** Covers thousands of posts whose pictures are fetched from other sites. */
    workOnImport: 120 * minute,
  };
  return timeouts[name];
}
