import type { Settings } from '../../../server/env.ts';
import { modelRunMs } from '../../../server/integrations/ai/ai.ts';
import type { JobName } from '../../../server/queue/payloads.ts';

const second = 1_000;
const minute = 60 * second;

/** Around a model's own time: what is read before and stored after. */
const besideModelMs = minute;

/** How long one try of a job may take (security row 74): far more than it does, and far less than anybody waits for it. */
export function jobTimeoutMs(name: JobName, settings: Pick<Settings, 'ai'>): number {
  const ofModels = modelRunMs(settings) + besideModelMs;
  const timeouts: Record<JobName, number> = {
    announcePublication: minute,
    /** The mail server or Twilio has half of it. */
    deliverMessage: minute,
    endLostDrafts: minute,
    makeDraft: ofModels,
    writeStage: ofModels,
    nudgeDeveloper: minute,
    /** A site that cleared nothing away for years. */
    purge: 15 * minute,
    purgeSharedCaches: minute,
    remindOwner: minute,
    remindOfCall: minute,
    /** Thousands of posts, with pictures that are fetched from elsewhere. */
    workOnImport: 120 * minute,
  };
  return timeouts[name];
}
