import { Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { searchContent } from '../words/search.ts';
import classes from './search.module.css';
import type { SearchGroup } from './useSearchGroups.ts';

/** Element id of the result at a position, counted through all groups. */
export function optionId(index: number): string {
  return `site-search-option-${index}`;
}

type SearchResultsProps = {
  id: string;
  groups: readonly SearchGroup[];
  activeIndex: number;
  /** The pointer moved to a result. */
  onPoint: (index: number) => void;
  onChoose: () => void;
};

/** The list under the search box: one group of links per kind of result. */
export function SearchResults({ id, groups, activeIndex, onPoint, onChoose }: SearchResultsProps) {
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
