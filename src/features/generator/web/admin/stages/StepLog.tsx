import { List } from '@mantine/core';
import type { StagedStep } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';
import { formatCost } from '../amounts.ts';

const { step: words } = stagedDraftsContent;

const secondsOf = (durationMs: number) => Math.round(durationMs / 1_000);
const tokensOf = ({ inputTokens, outputTokens }: StagedStep) => inputTokens + outputTokens;

/** Usage per request and in total. */
export function StepLog({ steps }: { steps: readonly StagedStep[] }) {
  const ended = steps.filter(({ outcome }) => outcome !== 'running');
  if (ended.length === 0) return null;
  const sum = (of: (step: StagedStep) => number) =>
    ended.reduce((total, step) => total + of(step), 0);
  const isPriced = ended.some(({ costMicros }) => costMicros !== null);
  const total = words.total(
    ended.length,
    secondsOf(sum(({ durationMs }) => durationMs)),
    sum(tokensOf),
    formatCost(isPriced ? sum(({ costMicros }) => costMicros ?? 0) : null),
  );
  return (
    <details>
      <summary>
        {words.log}: {total}
      </summary>
      <List size="sm" mt="xs">
        {ended.map((step) => {
          const { id, kind, durationMs, costMicros, outcome, message } = step;
          const what = words.kinds[kind];
          return (
            <List.Item key={id}>
              {words.entry(what, secondsOf(durationMs), tokensOf(step), formatCost(costMicros))},{' '}
              {outcome === 'ok' ? words.ok : message || words.failed}
            </List.Item>
          );
        })}
      </List>
    </details>
  );
}
