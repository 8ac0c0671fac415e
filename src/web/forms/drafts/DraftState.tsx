import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import type { UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';
import { siteLocale } from '../../../shared/words/site-locale.ts';
import { unsentDraftsContent as words } from '../../../shared/words/unsent-drafts.ts';
import type { AutosaveState } from './autosaver.ts';
import classes from './DraftState.module.css';
import type { Draft } from './useDraft.ts';

function sentence({ kind }: AutosaveState): string {
  switch (kind) {
    case 'clean':
      return '';
    case 'unsaved':
      return words.unsaved;
    case 'saving':
      return words.saving;
    case 'saved':
      return words.saved;
    case 'local':
      return words.failed;
    case 'refused':
      return words.refused;
  }
}

interface DraftStateProps {
  draft: Draft;
  /** Makes text from elsewhere readable, if it is stored in another form than it is typed. */
  readable?: (text: string) => string;
}

export function DraftState({ draft: { state, clash, keeper }, readable }: DraftStateProps) {
  const isBad = state.kind === 'local' || state.kind === 'refused';
  return (
    <>
      <Text role="status" fz="sm" mih="1.5em" c={isBad ? 'var(--mantine-color-error)' : 'dimmed'}>
        {sentence(state)}
      </Text>
      {clash ? (
        <Clash
          theirs={clash.theirs}
          readable={readable ?? ((text) => text)}
          onTheirs={() => keeper.takeTheirs()}
          onMine={() => keeper.keepMine()}
        />
      ) : null}
    </>
  );
}

// Rendered only in the browser.
const dateTime = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium', timeStyle: 'short' });

interface ClashProps {
  theirs: UnsentDraft | null;
  readable: (text: string) => string;
  onTheirs: () => void;
  onMine: () => void;
}

function Clash({ theirs, readable, onTheirs, onMine }: ClashProps) {
  return (
    <Paper role="alert" withBorder p="md" mt="xs">
      <Stack gap="xs">
        <Text fw={600}>{words.clash.title}</Text>
        {theirs ? (
          <>
            <Text fz="sm" c="dimmed">
              {words.clash.when(dateTime.format(theirs.savedAt))}
            </Text>
            <p className={classes.theirs}>{readable(theirs.text)}</p>
          </>
        ) : (
          <Text fz="sm">{words.clash.gone}</Text>
        )}
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={onTheirs}>
            {theirs ? words.clash.theirs : words.clash.empty}
          </Button>
          <Button variant="default" size="sm" onClick={onMine}>
            {words.clash.mine}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
