import '@mantine/spotlight/styles.layer.css';
import { useMantineColorScheme } from '@mantine/core';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../shared/paths.ts';
import { adminDay } from '../../../../shared/words/admin.ts';
import { useDeskKeys } from '../../../../web/admin/desk-keys.ts';
import { areaPath, editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { useAreas } from '../desk/useAreas.ts';
import classes from './DeskSpotlight.module.css';
import { spotlightWords as words } from './spotlight-words.ts';
import { matches, useFound } from './useFound.ts';
import { usePostCommands } from './usePostCommands.ts';

const [store, spotlight] = createSpotlight();

interface Choice {
  key: string;
  label: string;
  note: string;
  choose: () => void;
}

/** Opens when it is first drawn, and again with each new number of the opener. */
export default function DeskSpotlight({ openCount }: { openCount: number }) {
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (openCount > 0) spotlight.open();
  }, [openCount]);
  const navigate = useNavigate();
  const own = useOwnChoices();
  const { found, isSearching, hasFailed } = useFound(query);
  const commands = usePostCommands(query);
  const typed = [{ title: words.groups.commands, choices: commands }];
  // A post whose title begins like a command comes first.
  const isTitle = found.some(
    ({ title, items }) => title === words.groups.posts && items.length > 0,
  );
  const groups = [
    ...(isTitle ? [] : typed),
    ...own.map(({ title, choices }) => ({
      title,
      choices: choices.filter(({ label, note }) => matches([label, note], query)),
    })),
    ...found
      .filter(({ items }) => items.length > 0)
      .map(({ title, items }) => ({
        title,
        choices: items.map((item) => ({ ...item, choose: () => void navigate(item.to) })),
      })),
    ...(isTitle ? typed : []),
  ].filter(({ choices }) => choices.length > 0);
  const search = useRef<HTMLInputElement>(null);
  useSelectedFirst(search, groups[0]?.choices[0]?.key);
  const state = isSearching ? words.searching : hasFailed ? words.failed : '';
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      scrollable
      maxHeight="min(30rem, 70vh)"
      classNames={{ action: classes.action }}
      attributes={{ content: { 'aria-label': words.open } }}
    >
      <Spotlight.Search ref={search} placeholder={words.placeholder} aria-label={words.open} />
      <Spotlight.ActionsList>
        {groups.map(({ title, choices }) => (
          <Spotlight.ActionsGroup key={title} label={title}>
            {choices.map(({ key, label, note, choose }) => (
              <Spotlight.Action key={key} label={label} description={note} onClick={choose} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && !state ? <Spotlight.Empty>{words.nothing}</Spotlight.Empty> : null}
        {state ? <Spotlight.Empty>{state}</Spotlight.Empty> : null}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Selects the first of what is found late, as Mantine does for what is there at once: otherwise Enter would do nothing. */
function useSelectedFirst(
  search: RefObject<HTMLInputElement | null>,
  firstKey: string | undefined,
) {
  useEffect(() => {
    const field = search.current;
    const isSelected = field?.closest('[role="dialog"]')?.querySelector('[data-selected]');
    if (firstKey === undefined || !field || isSelected) return;
    const down = { key: 'ArrowDown', code: 'ArrowDown', bubbles: true };
    field.dispatchEvent(new KeyboardEvent('keydown', down));
  }, [search, firstKey]);
}

/** Areas and actions, which need no server. */
function useOwnChoices(): { title: string; choices: readonly Choice[] }[] {
  const navigate = useNavigate();
  const { places } = useAreas();
  const { open: openKeys } = useDeskKeys();
  const { toggleColorScheme } = useMantineColorScheme();
  const areas = places.flatMap(({ label: place, areas: own }) =>
    own.map(({ id, label }) => ({ id, label, place })),
  );
  const { groups } = words;
  return [
    {
      title: groups.actions,
      choices: [
        {
          ...{ key: 'new', label: words.newPost, note: '' },
          choose: () => void navigate(editorAddress({ kind: 'new' })),
        },
        // The dialog of the keys opens once this one is closed.
        { key: 'keys', label: words.keys, note: '?', choose: () => setTimeout(openKeys) },
        { key: 'scheme', label: words.scheme, note: '', choose: toggleColorScheme },
        { key: 'site', label: words.site, note: '', choose: () => void navigate(paths.home) },
      ],
    },
    {
      title: groups.areas,
      choices: [{ ...adminDay, place: '' }, ...areas].map(({ id, label, place }) => ({
        ...{ key: id, label, note: place },
        choose: () => void navigate(areaPath(id)),
      })),
    },
  ];
}
