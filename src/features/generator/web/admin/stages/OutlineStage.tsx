import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { type OutlinePart, type StagedDraft, stagedLimits } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';
import { StagePart } from './StagePart.tsx';
import { useOutline } from './useOutline.ts';
import type { StagedChanges } from './useStagedDraft.ts';

const { outline: words } = stagedDraftsContent;

interface OutlineStageProps {
  draft: StagedDraft;
  changes: StagedChanges;
  canAsk: boolean;
}

export function OutlineStage({ draft, changes, canAsk }: OutlineStageProps) {
  const { parts, edit, keep, add, move, remove } = useOutline(draft, changes.saveOutline);
  const [removing, setRemoving] = useState<OutlinePart | null>(null);
  const isWritten = (id: string) => draft.sections.some((one) => one.id === id && one.html !== '');
  const isAnyWritten = draft.sections.some(({ html }) => html !== '');

  return (
    <StagePart title={words.title}>
      {parts.length === 0 ? <p>{words.none}</p> : null}
      <ol className="ruled" aria-label={words.title}>
        {parts.map((part, at) => (
          <PartFields
            key={part.id}
            {...{ part, at }}
            isLast={at === parts.length - 1}
            onEdit={(change) => edit(part.id, change)}
            onKeep={keep}
            onMove={(step) => move(at, step)}
            onRemove={() => (isWritten(part.id) ? setRemoving(part) : remove(part.id))}
          />
        ))}
      </ol>
      <Group gap="xs">
        <Button variant="default" disabled={parts.length >= stagedLimits.sections} onClick={add}>
          {words.add}
        </Button>
        <Button
          variant={parts.length === 0 ? 'filled' : 'default'}
          disabled={!canAsk || isAnyWritten}
          onClick={() => changes.ask.mutate({ id: draft.id, kind: 'outline' })}
        >
          {parts.length === 0 ? words.ask : words.askAgain}
        </Button>
      </Group>
      <Text c="dimmed" fz="sm">
        {words.keysHint}
      </Text>
      {removing ? (
        <Dialog
          title={words.removal.title}
          onClose={() => setRemoving(null)}
          answers={[
            { label: words.removal.keep, isSafe: true, onChoose: () => setRemoving(null) },
            {
              label: words.removal.remove,
              isDangerous: true,
              onChoose: () => {
                remove(removing.id);
                setRemoving(null);
              },
            },
          ]}
        >
          <p>{words.removal.text}</p>
        </Dialog>
      ) : null}
    </StagePart>
  );
}

interface PartFieldsProps {
  part: OutlinePart;
  /** Index from 0. */
  at: number;
  isLast: boolean;
  onEdit: (change: Partial<OutlinePart>) => void;
  onKeep: () => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Alt with an arrow key moves the section; focus moves along. */
function PartFields({ part, at, isLast, onEdit, onKeep, onMove, onRemove }: PartFieldsProps) {
  const position = at + 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li>
      <Group align="flex-start" wrap="nowrap" gap="xs" py="sm">
        <Stack gap="xs" flex={1} onKeyDown={onKeyDown}>
          <TextInput
            label={words.heading(position)}
            placeholder={words.headingHint}
            value={part.heading}
            maxLength={stagedLimits.heading}
            onChange={(event) => onEdit({ heading: event.currentTarget.value })}
            onBlur={onKeep}
          />
          <Textarea
            label={words.points(position)}
            value={part.points}
            maxLength={stagedLimits.points}
            rows={2}
            resize="vertical"
            onChange={(event) => onEdit({ points: event.currentTarget.value })}
            onBlur={onKeep}
          />
        </Stack>
        <Stack gap="xxs">
          <Tool label={words.up(position)} isOff={at === 0} onClick={() => onMove(-1)}>
            <IconArrowUp size={18} stroke={1.5} />
          </Tool>
          <Tool label={words.down(position)} isOff={isLast} onClick={() => onMove(1)}>
            <IconArrowDown size={18} stroke={1.5} />
          </Tool>
          <Tool label={words.remove(position)} isOff={false} onClick={onRemove}>
            <IconX size={18} stroke={1.5} />
          </Tool>
        </Stack>
      </Group>
    </li>
  );
}

interface ToolProps {
  label: string;
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, isOff, onClick, children }: ToolProps) {
  return (
    <ActionIcon variant="default" aria-label={label} disabled={isOff} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}
