import { ActionIcon, Group, Stack, Text, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { type OutlinePart, stagedLimits } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';

const { outline: words } = stagedDraftsContent;

interface OutlineFieldsProps {
  parts: readonly OutlinePart[];
  isWritten: (id: string) => boolean;
  onEdit: (id: string, change: Partial<OutlinePart>) => void;
  onKeep: (id: string) => void;
  onAdd: () => void;
  onMove: (at: number, step: 1 | -1) => void;
  onRemove: (id: string) => void;
}

/** Changes an outline by hand. */
export function OutlineFields(props: OutlineFieldsProps) {
  const { parts, isWritten, onEdit, onKeep, onAdd, onMove, onRemove } = props;
  const [removing, setRemoving] = useState<OutlinePart | null>(null);
  return (
    <>
      <ol className="ruled" aria-label={words.title}>
        {parts.map((part, at) => (
          <PartFields
            key={part.id}
            {...{ part, at }}
            isLast={at === parts.length - 1}
            onEdit={(change) => onEdit(part.id, change)}
            onKeep={() => onKeep(part.id)}
            onMove={(step) => onMove(at, step)}
            onRemove={() => (isWritten(part.id) ? setRemoving(part) : onRemove(part.id))}
          />
        ))}
      </ol>
      <Group gap="xs">
        <ReasonedButton
          variant="default"
          reason={parts.length < stagedLimits.sections ? null : words.isFull(stagedLimits.sections)}
          onClick={onAdd}
        >
          {words.add}
        </ReasonedButton>
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
                onRemove(removing.id);
                setRemoving(null);
              },
            },
          ]}
        >
          <p>{words.removal.text}</p>
        </Dialog>
      ) : null}
    </>
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
          <Tool
            label={words.up(position)}
            reason={at === 0 ? words.isFirst : null}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={18} stroke={1.5} />
          </Tool>
          <Tool
            label={words.down(position)}
            reason={isLast ? words.isLast : null}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={18} stroke={1.5} />
          </Tool>
          <Tool label={words.remove(position)} reason={null} onClick={onRemove}>
            <IconX size={18} stroke={1.5} />
          </Tool>
        </Stack>
      </Group>
    </li>
  );
}

interface ToolProps {
  label: string;
  /** Says why the tool does nothing now; null while it can be pressed. */
  reason: string | null;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, reason, onClick, children }: ToolProps) {
  const reasonId = useId();
  const isOff = reason !== null;
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={label}
        title={reason ?? undefined}
        data-disabled={isOff || undefined}
        aria-disabled={isOff || undefined}
        aria-describedby={isOff ? reasonId : undefined}
        onClick={isOff ? undefined : onClick}
      >
        {children}
      </ActionIcon>
      {isOff ? <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden> : null}
    </>
  );
}
