import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import type { Work } from '../runs/model-run.service.ts';
import { noProgress, type Progress, type RunRequest } from '../runs/model-runs.queries.ts';
import { type DraftDeps, type DraftProgress, type MadeDraft, makeDraft } from './draft-making.ts';

/** Names the outcome for the activity log; the run stores the outcome itself. */
function activityOf(outcome: string): string {
  if (outcome.startsWith('ok')) return 'generated';
  return outcome === 'cancelled' ? 'cancelled' : 'failed to generate';
}

function withStep(progress: Progress, step: DraftProgress): Progress {
  switch (step.type) {
    case 'stage':
      return { ...progress, stage: step.stage };
    case 'title':
      return { ...progress, title: step.title };
    case 'text':
      return { ...progress, text: progress.text + step.append };
  }
}

/** A whole post with its picture: a run with one stage. */
export function draftWork(
  deps: DraftDeps,
  { subject, actor, adminId }: RunRequest,
): Work<MadeDraft> {
  let progress = noProgress;
  return {
    progress: () => progress,
    async make(signal) {
      const asker = { label: actor, adminId };
      const making = makeDraft(deps, { subject, asker, signal });
      let step = await making.next();
      while (!step.done) {
        progress = withStep(progress, step.value);
        step = await making.next();
      }
      return step.value;
    },
    async keep(tx, { outcome }, finish) {
      if (!(await finish())) return;
      const action = activityOf(outcome);
      await recordActivity(tx, { actor, action, targetType: 'AI draft', summary: subject });
    },
  };
}
