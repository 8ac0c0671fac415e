import { Text } from '@mantine/core';
import { writingContent } from '../../../../content/writing.ts';
import type { Suggestion } from '../../../../shared/suggestions.ts';
import { formatCost, formatCount } from '../writing/amounts.ts';

const { suggestions: words, log } = writingContent;

/** What a suggestion took: model, time, tokens, money. */
export function SuggestionTook({ suggestion }: { suggestion: Suggestion }) {
  const { model, durationMs, inputTokens, outputTokens, isEstimated, costMicros } = suggestion;
  const tokens = formatCount(inputTokens + outputTokens);
  return (
    <Text c="dimmed" fz="sm">
      {words.took({
        model,
        seconds: (durationMs / 1_000).toFixed(1),
        tokens: isEstimated ? log.estimate(tokens) : tokens,
        cost: formatCost(costMicros),
      })}
    </Text>
  );
}
