import { Group } from '@mantine/core';
import { adminEditorContent } from '../../../../../content/post-editing.ts';
import type { AutosaveState } from '../../../../forms/drafts/autosaver.ts';
import { formatTime } from '../../parts/format-time.ts';
import { StateDot } from '../../parts/StateDot.tsx';

const words = adminEditorContent.autosave;

function sentence(state: AutosaveState): string {
  switch (state.kind) {
    case 'clean':
      return words.clean;
    case 'unsaved':
      return words.unsaved;
    case 'saving':
      return words.saving;
    case 'saved':
      return words.saved(formatTime(state.at));
    case 'local':
      return words.local;
    case 'refused':
      return words.refused;
  }
}

const dots = {
  clean: 'waiting',
  unsaved: 'active',
  saving: 'active',
  saved: 'done',
  local: 'active',
  refused: 'waiting',
} as const satisfies Record<AutosaveState['kind'], string>;

/** Where the typed text is kept right now. */
export function SaveState({ state }: { state: AutosaveState }) {
  return (
    <Group component="p" role="status" gap="xs" wrap="nowrap" c="dimmed" fz="sm">
      <StateDot state={dots[state.kind]} />
      {sentence(state)}
    </Group>
  );
}
