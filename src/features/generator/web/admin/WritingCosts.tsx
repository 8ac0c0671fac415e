import { Stack, Text } from '@mantine/core';
import { roleMay } from '../../../../shared/admin/admin-roles.ts';
import type { AiPurpose } from '../../../../shared/ai-purposes.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import type { DocumentRef } from '../../../documents/documents.ts';
import type { WritingCosts as Costs } from '../../house-style.ts';
import { houseStyleContent } from '../../words/house-style.ts';
import { formatCost, formatCount } from './amounts.ts';
import { MonthLimits } from './MonthUsage.tsx';

const { costs: words, month, log } = houseStyleContent;

function tookOf({
  inputTokens,
  outputTokens,
  costMicros,
  isEstimated,
}: Costs['last'][number] | NonNullable<Costs['ofText']>): string {
  const tokens = formatCount(inputTokens + outputTokens);
  return words.took(isEstimated ? log.estimate(tokens) : tokens, formatCost(costMicros));
}

interface WritingCostsProps {
  of: DocumentRef;
  /** Kinds of requests that may come next. */
  purposes: readonly AiPurpose[];
}

/** Shows the last costs of the next requests, the costs of this text so far, and the rest of the month. */
export function WritingCosts({ of, purposes }: WritingCostsProps) {
  const { data } = trpc.admin.suggestions.costs.useQuery(
    { text: of },
    { refetchOnMount: 'always' },
  );
  const { role } = useAdminSession().admin;
  if (!data) return null;
  const { ofText } = data;
  const last = data.last.filter(({ purpose }) => purposes.some((one) => one === purpose));
  return (
    <Stack component="section" gap="xxs" aria-label={words.title} fz="sm">
      {last.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {words.noLast}
        </Text>
      ) : (
        <ul>
          {last.map((one) => (
            <Text component="li" key={one.purpose} c="dimmed" fz="sm">
              {words.last(month.purposes[one.purpose] ?? one.purpose, tookOf(one))}
            </Text>
          ))}
        </ul>
      )}
      <ValueLine>
        <LineValue label={words.ofText}>
          {ofText ? words.sum(ofText.requestCount, tookOf(ofText)) : words.none}
        </LineValue>
      </ValueLine>
      {ofText && ofText.costMicros !== null && ofText.unpricedCount > 0 ? (
        <Text c="dimmed" fz="sm">
          {month.unpriced(ofText.unpricedCount)}
        </Text>
      ) : null}
      {roleMay(role, 'seeAiRequests') ? <Month /> : null}
    </Stack>
  );
}

function Month() {
  const { data } = trpc.admin.houseStyle.month.useQuery(undefined, { refetchOnMount: 'always' });
  if (!data) return null;
  const { inputTokens, outputTokens, costMicros } = data;
  return (
    <>
      <ValueLine>
        <LineValue label={words.month}>
          {words.took(formatCount(inputTokens + outputTokens), formatCost(costMicros))}
        </LineValue>
      </ValueLine>
      <MonthLimits usage={data} />
    </>
  );
}
