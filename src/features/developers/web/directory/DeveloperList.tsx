import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { useOpenPages } from '../../../../web/components/links/open-pages.ts';
import { ownChunk } from '../../../../web/components/own-chunk.ts';
import { ErrorState } from '../../../../web/components/states/ErrorState.tsx';
import { LoadMore } from '../../../../web/components/states/LoadMore.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import { listedDevelopers } from '../../../traffic/web/visit.ts';
import { type DirectoryFilters, directoryPath } from '../../addresses/directory-filters.ts';
import type { Facets } from '../../directory/facets.ts';
import { isSamplePerson } from '../../sample-people.ts';
import { exploreDevelopersWords as words } from '../../words/directory/directory-words.ts';
import type { exploreDevelopersKind } from '../../words/explore-developers.ts';
import { DeveloperCard, DeveloperCardSkeleton } from './DeveloperCard.tsx';
import classes from './DeveloperList.module.css';
import { type DirectoryCursor, directoryQuery } from './directory-address.ts';

/** Rare, and known to few visits. */
const NoDevelopers = await ownChunk(async () => (await import('./NoDevelopers.tsx')).NoDevelopers);

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

type DeveloperListProps = {
  developers: Directory;
  filters: DirectoryFilters;
  facets: Facets | undefined;
  initialCursor: DirectoryCursor | null;
};

export function DeveloperList({ developers, filters, facets, initialCursor }: DeveloperListProps) {
  const { sampleNote } = useContent<typeof exploreDevelopersKind>('explore-developers');
  const cards = developers.data?.pages.flatMap((page) => page.items) ?? [];
  useEffect(() => {
    for (const { id } of cards) listedDevelopers.add(id);
  });
  if (developers.isPending) {
    return (
      <div aria-busy="true">
        <Text role="status" c="dimmed" mb="lg">
          {words.loading}
        </Text>
        <ul className={classes.grid} aria-hidden="true">
          {skeletonKeys.map((key) => (
            <li key={key}>
              <DeveloperCardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (developers.isError) {
    return (
      <ErrorState
        title={words.error(developers.error.message)}
        action={<Button onClick={() => void developers.refetch()}>{words.retry}</Button>}
      />
    );
  }

  if (cards.length === 0) {
    return (
      <Suspense fallback={null}>
        <NoDevelopers filters={filters} facets={facets} />
      </Suspense>
    );
  }

  const nextCursor = developers.data.pages.at(-1)?.nextCursor ?? null;
  const isUpdating = developers.isPlaceholderData;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isUpdating ? words.filters.updating : null}
      </p>
      {cards.some(isSamplePerson) ? (
        <Text c="dimmed" fz="xs" mb="sm">
          {sampleNote}
        </Text>
      ) : null}
      <ul className={classes.grid} aria-label={words.listLabel} data-updating={isUpdating}>
        {cards.map((developer, index) => (
          <li key={developer.id}>
            <DeveloperCard developer={developer} isPriority={index < 2} />
          </li>
        ))}
      </ul>
      {nextCursor === null && initialCursor === null ? null : (
        <Group component="p" justify="center" mt="3xl">
          {initialCursor === null ? null : (
            <ButtonLink to={directoryPath(filters)} variant="subtle">
              {words.fromStart}
            </ButtonLink>
          )}
          {nextCursor === null ? null : (
            <LoadMore list={developers} words={words} href={directoryPath(filters, nextCursor)} />
          )}
        </Group>
      )}
    </>
  );
}

export function useDirectory(filters: DirectoryFilters, initialCursor: DirectoryCursor | null) {
  const directory = trpc.developer.directory.useInfiniteQuery(directoryQuery(filters), {
    initialCursor,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  useOpenPages(directory);
  return directory;
}

type Directory = ReturnType<typeof useDirectory>;
