import { Group } from '@mantine/core';
import { formatTime } from '../../../../../web/admin/format-time.ts';
import { StateDot } from '../../../../../web/admin/StateDot.tsx';
import type { AutosaveState } from '../../../../../web/forms/drafts/autosaver.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

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

export function SaveState({ state }: { state: AutosaveState }) {
  return (
    <Group
      component="p"
      role="status"
      gap="xs"
      wrap="nowrap"
      c="dimmed"
      fz={{ base: 'xs', sm: 'sm' }}
    >
      <StateDot state={dots[state.kind]} />
      {sentence(state)}
    </Group>
  );
}
