import { Button, Group } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { searchLimits } from '../search-limits.ts';
import { searchContent } from '../words/search.ts';
import { searchPageWords } from '../words/search-page.ts';

/** A plain form: it opens the page of its results, with and without scripts. */
export function SearchForm({ query }: { query: string }) {
  return (
    <search>
      <form action={paths.search}>
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
            maxLength={searchLimits.text}
            placeholder={searchContent.placeholder}
            autoCapitalize="none"
            enterKeyHint="search"
            style={{ flex: '1 1 14rem', minWidth: 0 }}
          />
          <Button type="submit" mih="3.25rem">
            {searchPageWords.submit}
          </Button>
        </Group>
      </form>
    </search>
  );
}
