import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { formatTime } from '../parts/format-time.ts';
import type { AutosaveState } from './autosaver.ts';
import classes from './SaveState.module.css';

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

/** Where the typed text is kept right now. */
export function SaveState({ state }: { state: AutosaveState }) {
  return (
    <p role="status" className={classes.state} data-kind={state.kind}>
      {sentence(state)}
    </p>
  );
}
