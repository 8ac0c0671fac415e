import { useContext, useEffect, useState } from 'react';
import { maxListEntries } from '../../../../../shared/content/content-schema.ts';
import { blankOf } from '../../../../../shared/content/fitted.ts';
import { useSelection } from '../../../../../web/admin/list/several/useSelection.ts';
import { contentWords } from '../../../words/content.ts';
import type { FieldProps } from '../field-props.ts';
import { OpenPathContext } from '../open-path.ts';
import { type ListChange, movedToEnd, withCopies, withoutEntries } from './entry-changes.ts';
import { indicesWith, type ListField, nameOf } from './entry-names.ts';

const words = contentWords.entries;

/** Index of the entry that the path leads into. */
function indexBelow(openPath: string | undefined, path: string): number | null {
  if (!openPath?.startsWith(`${path}.`)) return null;
  return Number.parseInt(openPath.slice(path.length + 1), 10);
}

interface MadeChange extends ListChange {
  number: number;
  sentence: string;
}

/** The entries of a list in a form: which are open, found and chosen, and the last change that can be taken back. */
export function useEntries(
  { form, path, field }: FieldProps<ListField>,
  focusRow: (index: number) => void,
) {
  const { value } = form.getInputProps(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const openPath = useContext(OpenPathContext);
  const [openIndex, setOpenIndex] = useState(() => indexBelow(openPath, path));
  useEffect(() => {
    const index = indexBelow(openPath, path);
    if (index !== null) setOpenIndex(index);
  }, [openPath, path]);
  const [made, setMade] = useState<MadeChange | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  // Kept while somebody types in an entry, so that it does not vanish under the hand.
  const [found, setFound] = useState<readonly number[] | null>(null);

  const isRefused = (index: number) =>
    Object.keys(form.errors).some((key) => `${key}.`.startsWith(`${path}.${index}.`));
  const isShown = (index: number) =>
    found === null || found.includes(index) || index === openIndex || isRefused(index);
  const selection = useSelection([...entries.keys()].filter(isShown));

  const find = (text: string, among = entries) => {
    setSought(text);
    setFound(text.trim() === '' ? null : indicesWith(among, text));
  };
  const set = (next: readonly unknown[], open: number | null = null) => {
    form.setFieldValue(path, next);
    setOpenIndex(open);
    find(sought, next);
    selection.clear();
    setMade(null);
    setRefusal(null);
  };
  const make = (change: ListChange, sentence: string) => {
    set(change.entries);
    setMade((last) => ({ ...change, sentence, number: (last?.number ?? 0) + 1 }));
  };
  const hasRoom = (count: number) => {
    const free = Math.max(0, maxListEntries - entries.length);
    if (count <= free) return true;
    setRefusal(words.full(maxListEntries, free));
    return false;
  };
  const { chosen } = selection;

  return {
    ...{ entries, openIndex, selection, refusal, sought, isShown, find },
    foundCount: found?.length ?? null,
    // A list that came from elsewhere meanwhile is another one.
    made: made?.entries.length === entries.length ? made : null,
    toggle: (index: number) => setOpenIndex(openIndex === index ? null : index),
    move: (next: readonly unknown[], from: number, to: number) =>
      set(next, openIndex === from ? to : null),
    add() {
      if (!hasRoom(1)) return;
      set([...entries, blankOf(field.entry)], entries.length);
      find('');
      focusRow(entries.length);
    },
    duplicate(index: number) {
      if (!hasRoom(1)) return;
      set(withCopies(entries, [index]).entries, index + 1);
      focusRow(index + 1);
    },
    remove: (index: number) =>
      make(withoutEntries(entries, [index]), words.removed(nameOf(field, entries[index], index))),
    removeChosen: () => make(withoutEntries(entries, chosen), words.chosen.removed(chosen.length)),
    duplicateChosen() {
      if (!hasRoom(chosen.length)) return;
      make(withCopies(entries, chosen), words.chosen.duplicated(chosen.length));
    },
    moveChosen: (end: 'top' | 'bottom') =>
      make(movedToEnd(entries, chosen, end), words.chosen.moved[end](chosen.length)),
    takeBack() {
      if (!made) return;
      set(made.takeBack(entries));
      focusRow(made.firstIndex);
    },
  };
}

export type EntriesOfList = ReturnType<typeof useEntries>;
