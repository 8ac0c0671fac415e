import { Text } from '@mantine/core';
import type { Suggestion } from '../../../suggestions.ts';
import { houseStyleContent } from '../../../words/house-style.ts';
import { formatCost, formatCount } from '../amounts.ts';

const { suggestions: words, log } = houseStyleContent;

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
