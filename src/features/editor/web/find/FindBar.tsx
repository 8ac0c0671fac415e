import { ActionIcon, Button, Checkbox, Group, Paper, TextInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { richTextContent } from '../../words/rich-text.ts';
import type { Finder, FindState } from './finder.ts';

const { find: words } = richTextContent;
const nothing: FindState = { count: 0, at: 0 };

interface FindBarProps {
  finder: Finder;
  /** Words that are looked for, and gone to, from the start. */
  sought: string;
  /** Searched text. A change starts the search again. */
  text: string;
  /** Request counter. A change selects the text of the search field. */
  asked: number;
  onClose: () => void;
}

/** Enter goes to the next match, Shift and Enter to the previous one, Escape closes. */
export function FindBar({ finder, sought, text, asked, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(sought);
  const [by, setBy] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [found, setFound] = useState(nothing);
  const [replaced, setReplaced] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the finder reads the text by itself
  useEffect(
    () => setFound(finder.search({ text: query, matchCase })),
    [finder, query, matchCase, text],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only from the start
  useEffect(() => {
    if (sought !== '') setFound(finder.step(1));
  }, [finder]);
  useEffect(() => () => finder.clear(), [finder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that it was asked for
  useEffect(() => field.current?.select(), [asked]);

  const move = (direction: 1 | -1) => {
    setReplaced(null);
    setFound(finder.step(direction));
  };
  const onKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    move(event.shiftKey ? -1 : 1);
  };
  const state = replaced === null ? words.count(found.at, found.count) : words.replaced(replaced);

  return (
    <Paper withBorder p="sm" role="search" aria-label={words.label} onKeyDown={onKeys}>
      <Group gap="sm" align="flex-end">
        <TextInput
          label={words.find}
          value={query}
          ref={field}
          onChange={(event) => {
            setReplaced(null);
            setQuery(event.currentTarget.value);
          }}
        />
        <ActionIcon variant="default" aria-label={words.previous} onClick={() => move(-1)}>
          <IconChevronUp size={18} stroke={1.5} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={words.next} onClick={() => move(1)}>
          <IconChevronDown size={18} stroke={1.5} />
        </ActionIcon>
        <TextInput
          label={words.replaceWith}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={found.count === 0}
          onClick={() => setFound(finder.replace(by))}
        >
          {words.replace}
        </Button>
        <Button
          variant="default"
          disabled={found.count === 0}
          onClick={() => setReplaced(finder.replaceAll(by))}
        >
          {words.replaceAll}
        </Button>
        <Checkbox
          label={words.matchCase}
          checked={matchCase}
          onChange={(event) => setMatchCase(event.currentTarget.checked)}
        />
        <Button variant="subtle" onClick={onClose}>
          {words.close}
        </Button>
        <p role="status">{query === '' ? '' : state}</p>
      </Group>
    </Paper>
  );
}
