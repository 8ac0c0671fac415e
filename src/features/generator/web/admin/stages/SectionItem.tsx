import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { readableText } from '../../../../../web/admin/text/readable-text.ts';
import { WordDiff } from '../../../../../web/admin/text/WordDiff.tsx';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import { type StagedSection, type StagedStep, stagedLimits } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';
import { isFree, type SectionInText } from './outline-text.ts';
import { type SectionState, sectionState } from './section-state.ts';

const { sections: words } = stagedDraftsContent;

const colors: Record<SectionState, string> = {
  ...{ open: 'sand', waiting: 'sky', writing: 'sky', failed: 'red', arrived: 'ember' },
  ...{ written: 'moss', byHand: 'moss', missing: 'sand' },
};

/** Why a section cannot be written now, and the element that says so. */
export interface WritingReason {
  reason: string | null;
  reasonId: string;
}

interface SectionItemProps {
  section: StagedSection;
  inText: SectionInText;
  last: StagedStep | null;
  writing: WritingReason;
  isDeciding: boolean;
  onAsk: (wish: string) => void;
  /** Puts a text that the model wrote into the text. */
  onPut: () => void;
  onTake: () => void;
  onRefuse: (offeredHtml: string) => void;
}

export function SectionItem(props: SectionItemProps) {
  const { section, inText, last, writing, isDeciding, onAsk, onPut, onTake, onRefuse } = props;
  const heading = section.heading || words.opening;
  const state = sectionState(section, last, inText.state);
  const { offeredHtml } = section;
  const asksFirst = offeredHtml !== null && !isFree(section, inText.state);
  const reason = isDeciding ? words.isDeciding : null;
  return (
    <Stack component="li" gap="xs" py="sm" aria-label={heading}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Text fw={600}>{heading}</Text>
        <Badge color={colors[state]} flex="none">
          {words.states[state]}
        </Badge>
      </Group>
      {last?.message ? (
        <Text fz="sm" role="status">
          {last.message}
        </Text>
      ) : null}
      {asksFirst && inText.state !== 'asOffered' ? (
        <>
          <Text fz="sm" c="dimmed">
            {words.offered}
          </Text>
          <WordDiff before={readableText(inText.html)} after={readableText(offeredHtml)} />
          <Group gap="xs">
            <ReasonedButton size="sm" reason={reason} onClick={onTake}>
              {words.take}
            </ReasonedButton>
            <ReasonedButton
              size="sm"
              variant="default"
              reason={reason}
              onClick={() => onRefuse(offeredHtml)}
            >
              {words.refuse}
            </ReasonedButton>
          </Group>
        </>
      ) : null}
      <Group gap="xs">
        <AskForSection {...{ heading, writing, onAsk }} isWritten={inText.html !== ''} />
        {state === 'missing' ? (
          <Button
            size="sm"
            variant="default"
            aria-label={accessibleName(words.put, heading)}
            onClick={onPut}
          >
            {words.put}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

interface AskForSectionProps extends Pick<SectionItemProps, 'writing' | 'onAsk'> {
  heading: string;
  isWritten: boolean;
}

function AskForSection({ heading, isWritten, writing, onAsk }: AskForSectionProps) {
  const [isWishing, setWishing] = useState(false);
  const [wish, setWish] = useState('');
  if (!isWritten || !isWishing) {
    const label = isWritten ? words.again : words.write;
    return (
      <ReasonedButton
        size="sm"
        variant="default"
        {...writing}
        aria-label={accessibleName(label, heading)}
        onClick={() => (isWritten ? setWishing(true) : onAsk(''))}
      >
        {label}
      </ReasonedButton>
    );
  }
  const send = () => {
    setWishing(false);
    setWish('');
    onAsk(wish);
  };
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={words.wish}
        placeholder={words.wishPlaceholder}
        value={wish}
        maxLength={stagedLimits.wish}
        onChange={(event) => setWish(event.currentTarget.value)}
        // The form around it saves the post.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (writing.reason === null) send();
        }}
        autoFocus
      />
      <ReasonedButton
        size="sm"
        {...writing}
        aria-label={accessibleName(words.write, heading)}
        onClick={send}
      >
        {words.write}
      </ReasonedButton>
    </Group>
  );
}
