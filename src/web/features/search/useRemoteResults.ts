import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { exploreDevelopersContent } from '../../../content/explore-developers.ts';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../api/trpc.ts';
import type { SearchEntry } from './search-entry.ts';

const typingPauseMs = 180;
const minQueryLength = 2;
const maxDevelopers = 6;

/** The value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Posts and developers that the server finds; asked once typing pauses. */
export function useRemoteResults(query: string) {
  const settled = useSettled(query);
  const isLongEnough = query.length >= minQueryLength && settled.length >= minQueryLength;
  const options = { enabled: isLongEnough, placeholderData: keepPreviousData };
  const posts = trpc.blog.search.useQuery({ q: settled }, options);
  const developers = trpc.developer.directory.useQuery({ q: settled }, options);

  const postEntries = (posts.data ?? []).map(
    ({ title, excerpt, slug }): SearchEntry => ({
      title,
      description: excerpt,
      keywords: '',
      to: paths.post(slug),
    }),
  );
  const developerEntries = (developers.data?.items ?? []).slice(0, maxDevelopers).map(
    ({ id, developerName, bio }): SearchEntry => ({
      title: developerName || exploreDevelopersContent.card.anonymous,
      description: bio,
      keywords: '',
      to: paths.developerProfile(id),
    }),
  );
  return {
    posts: isLongEnough ? postEntries : [],
    developers: isLongEnough ? developerEntries : [],
    isSearching:
      query.length >= minQueryLength &&
      (query !== settled || posts.isFetching || developers.isFetching),
    hasFailed: isLongEnough && (posts.isError || developers.isError),
  };
}
