import { Text, TextInput } from '@mantine/core';
import { adminLimits } from '../../../../../shared/admin/admin.ts';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { RemovedRow } from '../../../../../web/admin/list/RemovedRow.tsx';
import { SelectionBar } from '../../../../../web/admin/list/several/SelectionBar.tsx';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import { contentWords } from '../../../words/content.ts';
import type { EntriesOfList } from './useEntries.ts';

const words = contentWords.entries;

interface EntryToolsProps {
  label: string;
  list: EntriesOfList;
}

export function EntryFilter({ label, list }: EntryToolsProps) {
  const { entries, sought, foundCount } = list;
  return (
    <>
      <TextInput
        type="search"
        label={words.filter.label}
        aria-label={accessibleName(words.filter.label, label)}
        value={sought}
        maxLength={adminLimits.search}
        maw="28rem"
        onChange={(event) => list.find(event.currentTarget.value)}
        // It stands in the form, which would be published.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Text c="dimmed" fz="sm" mih="1lh" mb="md" aria-live="polite">
        {foundCount === null ? null : words.filter.found(foundCount, entries.length)}
      </Text>
    </>
  );
}

export function EntryBar({ label, list }: EntryToolsProps) {
  const { selection, foundCount } = list;
  const name = accessibleName(words.chosen.label, label);
  const mayMove = foundCount === null;
  return (
    <SelectionBar
      label={name}
      chooseAll={accessibleName(words.chosen.chooseAll, label)}
      selection={selection}
    >
      <ActionButton context={name} onClick={list.duplicateChosen}>
        {words.duplicate}
      </ActionButton>
      <ActionButton context={name} disabled={!mayMove} onClick={() => list.moveChosen('top')}>
        {words.chosen.toTop}
      </ActionButton>
      <ActionButton context={name} disabled={!mayMove} onClick={() => list.moveChosen('bottom')}>
        {words.chosen.toBottom}
      </ActionButton>
      <ActionButton context={name} isDangerous onClick={list.removeChosen}>
        {words.remove}
      </ActionButton>
    </SelectionBar>
  );
}

/** Says what the last change did or why there was none. */
export function EntryReport({ list }: Pick<EntryToolsProps, 'list'>) {
  const { made, refusal } = list;
  return (
    <>
      {refusal === null ? null : (
        <Text c="red" fz="sm" my="xs" role="alert">
          {refusal}
        </Text>
      )}
      {made ? (
        <RemovedRow
          key={made.number}
          context={made.sentence}
          undo={words.undo}
          isBusy={false}
          onUndo={list.takeBack}
        >
          {made.sentence}
        </RemovedRow>
      ) : null}
    </>
  );
}
