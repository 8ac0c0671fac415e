import { Button, Card, Group, Progress, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Glyph } from '../../../../../web/components/pictures/Glyph.tsx';
import { readLocal, writeLocal } from '../../../../../web/local-store.ts';
import { useLateFragment } from '../../../../../web/use-late-fragment.ts';
import type { Guide, GuideStep } from '../../../guide.ts';
import { guideContent as words } from '../../../words/guide.ts';

const titleId = 'profile-guide';

const order: readonly GuideStep[] = ['photo', 'project', 'skills', 'availability', 'share'];

interface ProfileGuideProps {
  developerId: number;
  onEdit: () => void;
  onTab: (tab: string) => void;
}

/** Leads to a whole profile. It is gone once everything is done, or when the developer puts it off in this browser. */
export default function ProfileGuide({ developerId, onEdit, onTab }: ProfileGuideProps) {
  const name = `profile-guide:${developerId}`;
  const [isPutOff, setIsPutOff] = useState(() => readLocal(name) === true);
  const guide = trpc.developer.guide.useQuery(undefined, {
    enabled: !isPutOff,
    refetchOnMount: 'always',
  });
  const client = useQueryClient();
  const lookAgain = useEffectEvent(() => {
    if (!isPutOff) void guide.refetch();
  });
  // Whatever was saved may be a step. `useIsMutating` would weigh on every visitor of a profile.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') lookAgain();
      }),
    [client],
  );
  const isShown = !isPutOff && guide.data !== undefined;
  // The link from a profile that was just saved may be pressed before this has loaded.
  useLateFragment((fragment) => isShown && fragment === titleId);
  if (isPutOff || !guide.data) return null;
  const done = order.filter((step) => guide.data[step]);
  if (done.length === order.length) return null;
  const putOff = () => {
    writeLocal(name, true);
    setIsPutOff(true);
  };
  return (
    <Card component="section" aria-labelledby={titleId} p="var(--site-panel-space)" mb="2xl">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} size="h3" id={titleId}>
              {words.title}
            </Title>
            <Text c="dimmed">{words.text}</Text>
          </div>
          <Button variant="subtle" size="sm" onClick={putOff}>
            {words.later}
          </Button>
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Progress
            value={(100 * done.length) / order.length}
            flex={1}
            aria-label={words.title}
            color="lagoon"
          />
          <Text fz="sm" role="status">
            {words.progress(done.length, order.length)}
          </Text>
        </Group>
        <Steps
          guide={guide.data}
          onStep={(step) => (step === 'photo' || step === 'project' ? onEdit() : onTab(step))}
        />
      </Stack>
    </Card>
  );
}

function Steps({ guide, onStep }: { guide: Guide; onStep: (step: GuideStep) => void }) {
  return (
    <ol className="ruled">
      {order.map((step) => (
        <Group component="li" key={step} gap="sm" py="xs" wrap="nowrap">
          <ThemeIcon variant={guide[step] ? 'filled' : 'default'} radius="xl" aria-hidden>
            {guide[step] ? <Glyph d="M4 9l4 4 7-8" /> : order.indexOf(step) + 1}
          </ThemeIcon>
          {guide[step] ? (
            <Text c="dimmed">
              <span className="visually-hidden">{words.done}</span> {words.steps[step].label}
            </Text>
          ) : (
            <div>
              <Button variant="subtle" size="sm" px={0} onClick={() => onStep(step)}>
                {words.steps[step].label}
              </Button>
              <Text fz="sm" c="dimmed">
                {words.steps[step].text}
              </Text>
            </div>
          )}
        </Group>
      ))}
    </ol>
  );
}
