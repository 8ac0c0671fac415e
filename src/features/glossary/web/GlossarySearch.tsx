import { ActionIcon, Group, Text } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef } from 'react';
import { pageQueryLimits, paths } from '../../../shared/paths.ts';
import { glossaryWords } from '../words/glossary-words.ts';
import classes from './GlossarySearch.module.css';

const words = glossaryWords.search;
const focusKey = '/';

type GlossarySearchProps = {
  query: string;
  categorySlug: string | null;
  onSearch: (text: string) => void;
  onLeave: () => void;
};

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/** `/` moves focus into the search box from anywhere on the page. */
export function GlossarySearch({ query, categorySlug, onSearch, onLeave }: GlossarySearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const initialQuery = useRef(query);
  const onSearchAtStart = useRef(onSearch);

  useEffect(() => {
    // Text may have been typed before the scripts loaded.
    const typed = input.current?.value ?? '';
    if (typed !== initialQuery.current) onSearchAtStart.current(typed);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== focusKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className="screen-only">
      <form action={paths.glossary} onSubmit={(event) => event.preventDefault()}>
        <Group gap="0.25rem 1.5rem">
          <label htmlFor="glossary-search" className="visually-hidden">
            {words.label}
          </label>
          <div className={classes.box}>
            <IconSearch aria-hidden size={24} />
            <input
              ref={input}
              className="field"
              id="glossary-search"
              type="search"
              dir="auto"
              name="q"
              value={query}
              maxLength={pageQueryLimits.glossarySearch}
              placeholder={words.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              aria-keyshortcuts={focusKey}
              aria-describedby="glossary-search-hint"
              onChange={(event) => onSearch(event.currentTarget.value)}
              onBlur={onLeave}
            />
            {query ? (
              <ActionIcon
                className={classes.clear}
                aria-label={words.clear}
                onClick={() => {
                  onSearch('');
                  input.current?.focus();
                }}
              >
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  width="20"
                  height="20"
                  focusable="false"
                >
                  <path
                    d="M6 6l12 12M18 6 6 18"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                  />
                </svg>
              </ActionIcon>
            ) : null}
          </div>
          {categorySlug === null ? null : (
            <input type="hidden" name="category" value={categorySlug} />
          )}
          <Text id="glossary-search-hint" className={classes.hint} c="dimmed" fz="sm">
            {words.shortcutHint}
          </Text>
        </Group>
      </form>
    </search>
  );
}
