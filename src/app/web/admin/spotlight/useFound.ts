import { useDebouncedValue } from '@mantine/hooks';
import { inboxRequestPath } from '../../../../features/requests/inbox-address.ts';
import { aboutOf, nameOf } from '../../../../features/requests/web/admin/listed-request.ts';
import { contentFormPath } from '../../../../shared/addresses/content-address.ts';
import { type Permission, roleMay } from '../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../web/admin/admin-session.ts';
import {
  areaPath,
  editorAddress,
  foundTextAddress,
} from '../../../../web/admin/list/admin-address.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { spotlightWords } from './spotlight-words.ts';
import { typingPauseMs } from './typing-pause.ts';

export interface Found {
  key: string;
  label: string;
  note: string;
  to: string;
}

export interface FoundGroup {
  title: string;
  items: readonly Found[];
}

const shortestSearch = 2;
const mostOfAGroup = 5;

const { groups } = spotlightWords;

const listOf = (area: 'developers' | 'media', text: string) =>
  `${areaPath(area)}&${new URLSearchParams({ q: text })}`;

/** Searches what this admin may see. Each group is a query of its own, so that one that fails leaves the others. */
export function useFound(query: string) {
  const [search] = useDebouncedValue(query.trim(), typingPauseMs);
  const { role } = useAdminSession().admin;
  const isLong = search.length >= shortestSearch;
  const asking = (permission?: Permission) => ({
    enabled: isLong && (permission === undefined || roleMay(role, permission)),
  });
  const posts = trpc.admin.posts.list.useQuery({ search }, asking());
  const kinds = trpc.admin.content.list.useQuery(undefined, asking('editContent'));
  const requests = trpc.admin.inbox.list.useQuery({ search }, asking('answerRequests'));
  const people = trpc.admin.developers.list.useQuery(
    { search, filter: 'all' },
    asking('hideProfiles'),
  );
  const media = trpc.admin.media.list.useQuery({ search }, asking());
  const queries = [posts, kinds, requests, people, media];
  const found: FoundGroup[] = [
    {
      title: groups.posts,
      items: [
        ...(posts.data?.drafts ?? []).map(({ id, title, slug }) => ({
          ...{ key: `draft-${id}`, label: title, note: slug },
          to: editorAddress({ kind: 'draft', draftId: id }),
        })),
        ...(posts.data?.items ?? []).map(({ id, title, slug }) => ({
          ...{ key: `post-${id}`, label: title, note: `/blog/${slug}` },
          // Found by its text, it opens where the words are.
          to: matches([title, slug], search)
            ? editorAddress({ kind: 'post', postId: id })
            : foundTextAddress(id, search),
        })),
      ],
    },
    {
      title: groups.documents,
      items: (kinds.data ?? [])
        .filter(({ title, places }) =>
          matches([title, ...places.map(({ label }) => label)], search),
        )
        .map(({ kind, title, places }) => ({
          ...{ key: `kind-${kind}`, label: title, to: contentFormPath(kind) },
          note: places.map(({ label }) => label).join(', '),
        })),
    },
    {
      title: groups.requests,
      items: (requests.data?.items ?? []).map((request) => ({
        ...{ key: `request-${request.id}`, label: nameOf(request), note: aboutOf(request) },
        to: inboxRequestPath(request.id),
      })),
    },
    {
      title: groups.people,
      items: (people.data?.items ?? []).map(({ id, developerName }) => ({
        ...{ key: `developer-${id}`, label: developerName, note: '' },
        to: listOf('developers', developerName),
      })),
    },
    {
      title: groups.media,
      items: (media.data?.items ?? []).map(({ id, name, altText }) => ({
        ...{ key: `media-${id}`, label: name || altText || id, note: altText },
        to: listOf('media', name || altText),
      })),
    },
  ];
  return {
    found: isLong
      ? found.map(({ title, items }) => ({ title, items: items.slice(0, mostOfAGroup) }))
      : [],
    isSearching: isLong && (query.trim() !== search || queries.some(({ isLoading }) => isLoading)),
    hasFailed: isLong && queries.some(({ isError }) => isError),
  };
}

/** Each typed word begins a word of the texts. */
export function matches(texts: readonly string[], typed: string): boolean {
  const words = texts.join(' ').toLowerCase().split(/\W+/);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
