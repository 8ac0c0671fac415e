import { Button } from '@mantine/core';

type LoadMoreProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  words: { loadMore: string; loadingMore: string };
  /** Address of the next page, for visits without scripts; null when the list needs scripts anyway. */
  href: string | null;
};

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
        // The visitor asked for a new tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (!isLoading) load();
      }}
    >
      {label}
    </Button>
  );
}
