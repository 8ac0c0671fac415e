import { Button, Group } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { passagesGroup } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';
import { searchContent } from '../words/search.ts';
import { searchPageWords } from '../words/search-page.ts';
import { pressed } from './pressed-ask.ts';

interface SearchFormProps {
  query: string;
  isQuestion: boolean;
}

/** A plain form: it opens the page of its results, with and without scripts. */
export function SearchForm({ query, isQuestion }: SearchFormProps) {
  const navigate = useNavigate();
  // Only a press asks the model: the address alone, which others open too, shows passages.
  const ask = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    const question = form && new FormData(form).get('q');
    if (typeof question !== 'string') return;
    event.preventDefault();
    navigate(paths.searchFor(question, passagesGroup), { state: pressed });
  };
  const asking = { type: 'submit', name: 'in', value: passagesGroup, onClick: ask } as const;
  return (
    <search>
      <form action={paths.search}>
        {/* Enter presses the first button. */}
        {isQuestion ? <button hidden {...asking} /> : null}
        <Group gap="sm">
          <label htmlFor="search-text" className="visually-hidden">
            {searchContent.label}
          </label>
          <input
            className="field"
            id="search-text"
            // The next results may come by a link, without a new document.
            key={query}
            type="search"
            dir="auto"
            name="q"
            defaultValue={query}
            maxLength={searchLimits.question}
            placeholder={searchContent.placeholder}
            autoCapitalize="none"
            enterKeyHint="search"
            style={{ flex: '1 1 14rem', minWidth: 0 }}
          />
          <Group gap="sm">
            <Button type="submit" mih="3.25rem" variant={isQuestion ? 'default' : 'filled'}>
              {searchPageWords.submit}
            </Button>
            <Button {...asking} mih="3.25rem" variant={isQuestion ? 'filled' : 'default'}>
              {searchPageWords.ask}
            </Button>
          </Group>
        </Group>
      </form>
    </search>
  );
}
