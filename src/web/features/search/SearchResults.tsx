import { Link } from 'react-router-dom';
import { searchContent } from '../../../content/search.ts';
import classes from './SearchResults.module.css';
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
        <fieldset
          key={group.id}
          className={classes.group}
          aria-labelledby={`site-search-${group.id}`}
        >
          <p id={`site-search-${group.id}`} className={classes.title}>
            {group.title}
          </p>
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
                <span className={classes.name}>{entry.title}</span>
                <span className={classes.description}>{entry.description}</span>
              </Link>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
