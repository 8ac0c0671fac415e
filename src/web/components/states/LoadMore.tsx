import { Button } from '@mantine/core';

type LoadMoreProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  words: { loadMore: string; loadingMore: string };
  /** The next page as an address of its own, for visits without scripts; null where the list needs them anyway. */
  href: string | null;
};

/** Brings the next page of a list below the present one; nothing where there is none. */
export function LoadMore({ list, words, href }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  const isLoading = list.isFetchingNextPage;
  const label = isLoading ? words.loadingMore : words.loadMore;
  const load = () => void list.fetchNextPage();
  if (href === null) {
    return (
      <Button variant="default" disabled={isLoading} onClick={load}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={href}
      variant="outline"
      radius="xl"
      aria-busy={isLoading}
      onClick={(event) => {
        // A new tab was asked for.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isLoading) load();
      }}
    >
      {label}
    </Button>
  );
}
