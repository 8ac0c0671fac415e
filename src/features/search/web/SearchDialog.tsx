import { Box, CloseButton, Flex, Group, Input, Kbd, Modal, Stack, Text } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { loadDataAhead, withApi } from '../../../web/api/ApiProvider.tsx';
import { useFocusGivenBack } from '../../../web/components/dialog/useFocusGivenBack.ts';
import { StateDrawing } from '../../../web/components/pictures/StateDrawing.tsx';
import { searchLimits } from '../search-limits.ts';
import { searchContent } from '../words/search.ts';
import type { SearchGroup } from './found-groups.ts';
import classes from './search.module.css';
import { useSearchGroups } from './useSearchGroups.ts';

const listId = 'site-search-results';
const dialogZIndex = 300;

type SearchDialogProps = { onClose: () => void };

/**
 * Modal dialog with the combobox pattern of the ARIA Authoring Practices; the results are links in groups
 * (docs/decisions/design-system.md).
 */
function Dialog({ onClose }: SearchDialogProps) {
  useFocusGivenBack();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { query, groups, isSearching, failures } = useSearchGroups(text);
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);
  const activeIndex = Math.min(active, count - 1);

  useEffect(() => {
    document.getElementById(optionId(activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(optionId(activeIndex))?.click();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((activeIndex + step + count) % count);
    }
  };

  return (
    <Modal.Root opened onClose={onClose} size="44rem" yOffset="8vh" zIndex={dialogZIndex}>
      <Modal.Overlay />
      <Modal.Content
        classNames={{ content: classes.content, inner: classes.inner }}
        radius="lg"
        aria-label={searchContent.label}
      >
        <Group className={classes.box} wrap="nowrap" py="xs" pl="lg" pr="sm">
          <IconSearch aria-hidden size={24} />
          <Input
            variant="unstyled"
            flex={1}
            data-autofocus
            role="combobox"
            attributes={{ input: { dir: 'auto' } }}
            aria-label={searchContent.label}
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? optionId(activeIndex) : undefined}
            value={text}
            maxLength={searchLimits.text}
            placeholder={searchContent.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
            }}
          />
          <CloseButton size="xl" iconSize={20} aria-label={searchContent.close} onClick={onClose} />
        </Group>
        <SearchResults
          id={listId}
          groups={groups}
          activeIndex={activeIndex}
          onPoint={setActive}
          onChoose={onClose}
        />
        {query && count === 0 && !isSearching ? (
          <Stack gap="xxs" px="lg" py="xl" ta="center">
            <Box w="10rem" mx="auto" mb="xs">
              <StateDrawing name="search" />
            </Box>
            <Text fw={600}>{searchContent.empty.title(query)}</Text>
            <Text c="dimmed">{searchContent.empty.text}</Text>
          </Stack>
        ) : null}
        {failures.length > 0 ? (
          <Text role="alert" px="lg" py="xs" c="var(--mantine-color-error)" fz="sm">
            {failures.join(' ')}
          </Text>
        ) : null}
        <Flex
          className={classes.foot}
          wrap="wrap"
          align="center"
          justify="space-between"
          rowGap="xxs"
          columnGap="lg"
          px="lg"
          py="xs"
          c="dimmed"
          fz="xs"
        >
          <p role="status">
            {isSearching ? searchContent.searching : query ? searchContent.count(count) : null}
          </p>
          <Group component="ul" className={classes.keys}>
            {searchContent.keys.map(({ keys, meaning }) => (
              <li key={keys}>
                <Kbd>{keys}</Kbd> {meaning}
              </li>
            ))}
          </Group>
        </Flex>
      </Modal.Content>
    </Modal.Root>
  );
}

export const SearchDialog = withApi(Dialog);

export const loadSearchIndex = () => loadDataAhead((utils) => utils.search.index.prefetch());

function optionId(index: number): string {
  return `site-search-option-${index}`;
}

type SearchResultsProps = {
  id: string;
  groups: readonly SearchGroup[];
  activeIndex: number;
  onPoint: (index: number) => void;
  onChoose: () => void;
};

function SearchResults({ id, groups, activeIndex, onPoint, onChoose }: SearchResultsProps) {
  const starts = groups.map((_, position) =>
    groups.slice(0, position).reduce((sum, group) => sum + group.entries.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label={searchContent.resultsLabel} className={classes.list}>
      {groups.map((group, position) => (
        <Box key={group.id} role="group" miw={0} aria-labelledby={`site-search-${group.id}`}>
          <Text
            id={`site-search-${group.id}`}
            className={classes.groupTitle}
            px="sm"
            pt="sm"
            pb="xxs"
            c="dimmed"
            fz="xs"
            fw={600}
          >
            {group.title}
          </Text>
          {group.entries.map((entry, offset) => {
            const index = (starts[position] ?? 0) + offset;
            return (
              <Link
                key={`${entry.to} ${entry.title}`}
                id={optionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                tabIndex={-1}
                to={entry.to}
                className={classes.option}
                onPointerMove={() => onPoint(index)}
                onClick={onChoose}
              >
                <Text span inherit fw={600} dir="auto">
                  {entry.title}
                </Text>
                <Text span size="sm" c="dimmed" truncate dir="auto">
                  {entry.description}
                </Text>
              </Link>
            );
          })}
        </Box>
      ))}
    </div>
  );
}
