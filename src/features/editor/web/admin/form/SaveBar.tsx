import { Button, Group } from '@mantine/core';
import type { AutosaveState } from '../../../../../web/forms/drafts/autosaver.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';
import { SaveState } from '../autosave/SaveState.tsx';
import { TextLength } from '../content/TextLength.tsx';
import classes from './EditorFields.module.css';

interface SaveBarProps {
  isCreated: boolean;
  isSaving: boolean;
  state: AutosaveState;
  content: string;
  onCancel: () => void;
  onSaveAndStay: () => void;
}

export function SaveBar(props: SaveBarProps) {
  const { isCreated, isSaving, state, content, onCancel, onSaveAndStay } = props;
  return (
    <Group className={classes.bar} gap="sm" justify="space-between">
      <Group gap="xs">
        <Button variant="default" visibleFrom="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? words.saving : isCreated ? words.update : words.create}
        </Button>
        <Button
          variant="default"
          disabled={isSaving}
          aria-keyshortcuts="Control+S"
          onClick={onSaveAndStay}
        >
          {words.saveAndStay}
        </Button>
      </Group>
      <Group gap="sm">
        <SaveState state={state} />
        <TextLength html={content} />
      </Group>
    </Group>
  );
}
