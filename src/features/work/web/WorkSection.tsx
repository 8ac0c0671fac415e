import { Card, Stack, Text, Title } from '@mantine/core';
import { trpc } from '../../../web/api/trpc.ts';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import type { RequestSectionProps } from '../../requests/web/page/request-section.ts';
import { workContent as words } from '../words/work.ts';
import { ApprovalForm } from './ApprovalForm.tsx';
import { StageAnswer } from './StageAnswer.tsx';
import { StageItem } from './StageItem.tsx';
import { WorkEnding } from './WorkEnding.tsx';

export function WorkSection({ requestKey, request }: RequestSectionProps) {
  const stages = trpc.contact.work.list.useQuery({ key: requestKey }).data ?? [];
  const end = trpc.contact.work.end.useQuery({ key: requestKey }).data ?? null;
  if (stages.length === 0) return null;
  const waiting = stages.find(({ state }) => state === 'yours');
  return (
    <Card component="section" aria-labelledby="work" p="var(--site-panel-space)">
      <Stack gap="md">
        <Title order={2} size="h3" id="work">
          {words.title}
        </Title>
        {end ? (
          <WorkEnding requestKey={requestKey} end={end} isColleague={request.colleague !== null} />
        ) : (
          <Text>{words.intro}</Text>
        )}
        {stages.some(({ approvedAt }) => approvedAt) ? (
          <SentNote name="approval" words={words.approve.sent} />
        ) : null}
        <ul className="ruled">
          {stages.map((stage) => (
            <StageItem
              key={stage.id}
              requestKey={requestKey}
              stage={stage}
              said={request.entries.filter((entry) => entry.stage?.id === stage.id)}
            />
          ))}
        </ul>
        {waiting && (request.colleague?.mayDecide ?? true) ? (
          <ApprovalForm
            key={`${waiting.id}-${waiting.revision}`}
            requestKey={requestKey}
            stage={waiting}
          />
        ) : null}
        <StageAnswer requestKey={requestKey} stages={stages} start={waiting ?? stages[0]} />
      </Stack>
    </Card>
  );
}
