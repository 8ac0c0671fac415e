import { Badge, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { readableText } from '../../../../../web/admin/text/readable-text.ts';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import { Prose } from '../../../../../web/components/prose/Prose.tsx';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import { type StagedDraft, stagedLimits } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';
import { StagePart } from './StagePart.tsx';
import type { StagedChanges } from './useStagedDraft.ts';

const { sections: words } = stagedDraftsContent;

interface SectionsStageProps {
  draft: StagedDraft;
  changes: StagedChanges;
  canAsk: boolean;
}

export function SectionsStage({ draft, changes, canAsk }: SectionsStageProps) {
  const { id } = draft;
  return (
    <StagePart title={words.title}>
      <ol className="ruled" aria-label={words.title}>
        {draft.sections.map((section) => (
          <Section
            key={section.id}
            section={section}
            canAsk={canAsk}
            isBusy={changes.decide.isPending}
            onAsk={(wish) =>
              changes.ask.mutate({ id, kind: 'section', sectionId: section.id, wish })
            }
            onDecide={(offeredHtml, isTaken) =>
              changes.decide.mutate({ id, sectionId: section.id, offeredHtml, isTaken })
            }
          />
        ))}
      </ol>
    </StagePart>
  );
}

interface SectionProps {
  section: StagedDraft['sections'][number];
  canAsk: boolean;
  isBusy: boolean;
  onAsk: (wish: string) => void;
  onDecide: (offeredHtml: string, isTaken: boolean) => void;
}

function Section({ section, canAsk, isBusy, onAsk, onDecide }: SectionProps) {
  const { html, offeredHtml } = section;
  const heading = section.heading || words.opening;
  return (
    <Stack component="li" gap="sm" py="md" aria-label={heading}>
      <Group gap="sm">
        <Title order={4} size="h5">
          {heading}
        </Title>
        <StateBadge section={section} />
      </Group>
      {offeredHtml === null ? (
        <>
          {html ? <Prose html={html} /> : <Text c="dimmed">{section.points || words.empty}</Text>}
          <AskForSection {...{ heading, canAsk, onAsk }} isWritten={html !== ''} />
        </>
      ) : (
        <>
          <Text fz="sm" c="dimmed">
            {words.offered}
          </Text>
          <WordDiff before={readableText(html)} after={readableText(offeredHtml)} />
          <Group gap="xs">
            <Button disabled={isBusy} onClick={() => onDecide(offeredHtml, true)}>
              {words.take}
            </Button>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => onDecide(offeredHtml, false)}
            >
              {words.refuse}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

function StateBadge({ section: { html, offeredHtml } }: Pick<SectionProps, 'section'>) {
  if (offeredHtml !== null) return <Badge color="ember">{words.waiting}</Badge>;
  return <Badge color={html ? 'moss' : 'sand'}>{html ? words.written : words.open}</Badge>;
}

interface AskForSectionProps extends Pick<SectionProps, 'canAsk' | 'onAsk'> {
  heading: string;
  isWritten: boolean;
}

function AskForSection({ heading, isWritten, canAsk, onAsk }: AskForSectionProps) {
  const [wish, setWish] = useState('');
  const label = isWritten ? words.again : words.write;
  return (
    <Group gap="xs" align="flex-end">
      {isWritten ? (
        <TextInput
          label={words.wish}
          placeholder={words.wishPlaceholder}
          value={wish}
          maxLength={stagedLimits.wish}
          onChange={(event) => setWish(event.currentTarget.value)}
          flex="1 1 16rem"
          maw="28rem"
        />
      ) : null}
      <Button
        variant={isWritten ? 'default' : 'filled'}
        disabled={!canAsk}
        aria-label={accessibleName(label, heading)}
        onClick={() => onAsk(wish)}
      >
        {label}
      </Button>
    </Group>
  );
}
