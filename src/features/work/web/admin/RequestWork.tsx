import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { longDay, longMoment } from '../../../../shared/words/long-day.ts';
import { trpc } from '../../../../web/api/trpc.ts';

import { adminWorkContent as words, workContent } from '../../words/work.ts';
import type { Stage } from '../../work.ts';
import { EndOfWork } from './EndOfWork.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import { StageEditor } from './StageEditor.tsx';

/** Plans the work on an accepted quote. */
export function RequestWork({ requestId }: { requestId: number }) {
  const quotes = trpc.admin.quotes.list.useQuery({ requestId });
  const stages = trpc.admin.work.list.useQuery({ requestId }, { refetchOnMount: 'always' });
  const end = trpc.admin.work.end.useQuery({ requestId });
  const [edited, setEdited] = useState<Stage | 'new' | null>(null);
  const [noted, setNoted] = useState<Stage | null>(null);
  const hasOrder = quotes.data?.some(({ state }) => state === 'accepted');
  if (!stages.data || !hasOrder) return null;
  const canEnd =
    stages.data.length > 0 &&
    stages.data.every(({ state }) => state === 'done' || state === 'dropped');
  return (
    <Stack gap="sm" component="section" aria-labelledby={`work-${requestId}`}>
      <Title order={3} fz="md" id={`work-${requestId}`}>
        {words.title}
      </Title>
      {stages.data.length > 0 ? (
        <ul className="ruled">
          {stages.data.map((stage) => (
            <StageLine
              key={stage.id}
              stage={stage}
              onChange={() => setEdited(stage)}
              onNote={() => setNoted(stage)}
            />
          ))}
        </ul>
      ) : (
        <Text fz="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      {noted ? (
        <NoteEditor
          key={noted.id}
          requestId={requestId}
          stage={noted}
          onClose={() => setNoted(null)}
        />
      ) : null}
      {edited ? (
        <StageEditor
          key={edited === 'new' ? 'new' : edited.id}
          requestId={requestId}
          stage={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : end.data ? null : (
        <Group>
          <Button variant="default" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        </Group>
      )}
      <EndOfWork requestId={requestId} canEnd={canEnd} />
    </Stack>
  );
}

interface StageLineProps {
  stage: Stage;
  onChange: () => void;
  onNote: () => void;
}

function StageLine({ stage, onChange, onNote }: StageLineProps) {
  const { title, state, dueOn, approvedAt, approvedBy } = stage;
  const day = dueOn ? `, ${workContent.due(longDay(dueOn))}` : '';
  return (
    <Group component="li" gap="xs" py="xs" fz="sm">
      <strong dir="auto">{title}</strong>
      <Text span inherit c="dimmed">
        {approvedAt
          ? workContent.approved(approvedBy, longMoment(approvedAt))
          : `${workContent.states[state]}${day}`}
      </Text>
      {approvedAt ? null : (
        <Button
          size="xs"
          variant="subtle"
          aria-label={`${words.change}: ${title}`}
          onClick={onChange}
        >
          {words.change}
        </Button>
      )}
      <Button size="xs" variant="subtle" aria-label={`${words.write}: ${title}`} onClick={onNote}>
        {words.write}
      </Button>
    </Group>
  );
}
