import { Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { MoveButtons } from '../../../../../web/components/MoveButtons.tsx';
import { developerLimits } from '../../../developer-limits.ts';
import type { ProjectPicture as Picture } from '../../../projects/own-projects.ts';
import { projectPictureWords as words } from '../../../words/projects/project-pictures.ts';
import { ProjectPicture } from './ProjectPicture.tsx';

type ProjectPictureRowProps = {
  picture: Picture;
  /** Zero-based index. */
  position: number;
  count: number;
  isRemoving: boolean;
  onDragStart: () => void;
  onMove: (step: -1 | 1) => void;
  onDescribe: (alt: string) => Promise<boolean>;
  onRemove: () => void;
};

export function ProjectPictureRow({
  picture,
  position,
  count,
  isRemoving,
  onDragStart,
  onMove,
  onDescribe,
  onRemove,
}: ProjectPictureRowProps) {
  const number = position + 1;
  return (
    <Group wrap="nowrap" gap="sm" align="flex-start">
      <MoveButtons
        words={{
          ...{ up: words.up, upNamed: words.upNamed(number) },
          ...{ down: words.down, downNamed: words.downNamed(number) },
        }}
        {...{ position, count, onMove }}
      />
      <Box
        flex="none"
        w="clamp(4.5rem, 20vw, 8rem)"
        draggable={count > 1}
        onDragStart={onDragStart}
        style={{ cursor: count > 1 ? 'grab' : undefined }}
      >
        <ProjectPicture url={picture.url} alt={picture.alt} sizes="8rem" shape="3 / 2" />
      </Box>
      <Stack gap="xs" flex={1} miw={0} align="flex-start">
        <AltField number={number} stored={picture.alt} onSave={onDescribe} />
        <Button
          variant="subtle"
          size="xs"
          aria-label={words.removeNamed(number)}
          disabled={isRemoving}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </Stack>
    </Group>
  );
}

type AltFieldProps = { number: number; stored: string; onSave: (alt: string) => Promise<boolean> };

/** Saves when it is left, and on Enter. */
function AltField({ number, stored, onSave }: AltFieldProps) {
  const [typed, setTyped] = useState(stored);
  const [isSaved, setIsSaved] = useState(false);
  const save = async () => {
    if (typed.trim() !== stored) setIsSaved(await onSave(typed.trim()));
  };
  return (
    <TextInput
      w="100%"
      label={words.alt.label(number)}
      placeholder={words.alt.placeholder}
      description={<span role="status">{isSaved ? words.alt.saved : words.alt.hint}</span>}
      value={typed}
      maxLength={developerLimits.pictureAlt}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        setIsSaved(false);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) void save();
      }}
    />
  );
}
