import { Badge, Group, Stack, Title } from '@mantine/core';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ListedRecommendation } from '../../outcomes.ts';
import { adminRecommendationsWords as words } from '../../words/admin-recommendations.ts';
import { Recommendation } from '../Recommendation.tsx';

/** The owner hides recommendations of a developer and shows them again. */
export function Recommendations({ developerId }: { developerId: number }) {
  const { data: listed = [] } = trpc.admin.recommendations.list.useQuery(
    { developerId },
    { refetchOnMount: 'always' },
  );
  if (listed.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby={`recommendations-${developerId}`}>
      <Title order={3} fz="md" id={`recommendations-${developerId}`}>
        {words.title}
      </Title>
      <ul className="ruled">
        {listed.map((recommendation) => (
          <ListedItem key={recommendation.id} {...{ developerId, recommendation }} />
        ))}
      </ul>
    </Stack>
  );
}

interface ListedItemProps {
  developerId: number;
  recommendation: ListedRecommendation;
}

function ListedItem({ developerId, recommendation }: ListedItemProps) {
  const { id, author, isHidden } = recommendation;
  const { list } = trpc.useUtils().admin.recommendations;
  const follow = () => list.invalidate({ developerId });
  const { hidden, shown, failed } = words.toasts;
  const options = { failed, onDone: follow, onFailed: follow };
  const hiding = trpc.admin.recommendations.hide.useMutation(
    withToasts({ ...options, done: hidden }),
  );
  const showing = trpc.admin.recommendations.show.useMutation(
    withToasts({ ...options, done: shown }),
  );
  const change = isHidden ? showing : hiding;
  return (
    <Stack component="li" gap="xs" py="sm">
      <Recommendation {...recommendation} />
      <Group gap="xs">
        {isHidden ? <Badge color="ember">{words.hidden}</Badge> : null}
        <ActionButton
          context={words.by(author)}
          isDangerous={!isHidden}
          disabled={hiding.isPending || showing.isPending}
          onClick={() => change.mutate({ outcomeId: id })}
        >
          {isHidden ? words.show : words.hide}
        </ActionButton>
      </Group>
    </Stack>
  );
}
