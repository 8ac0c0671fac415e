import { Text } from '@mantine/core';
import { Entry, EntryText } from '../../../conversations/web/Thread.tsx';
import type { RequestPage } from '../../requests.ts';
import { requestPageContent } from '../../words/request-page.ts';

interface MergedWordsProps {
  merged: RequestPage['merged'];
  /** Shows what was asked from this time, */
  from: Date | undefined;
  /** and before this one. */
  until: Date | undefined;
}

/** Requests that joined this one, where they lie in time between its entries. */
export function MergedWords({ merged, from, until }: MergedWordsProps) {
  const between = merged.filter(
    ({ createdAt }) => (!from || createdAt >= from) && (!until || createdAt < until),
  );
  return between.map(({ createdAt, projectType, description }) => (
    <Entry
      key={createdAt.getTime()}
      side="incoming"
      title={requestPageContent.thread.you}
      at={createdAt}
    >
      {projectType ? <Text fw={600}>{projectType}</Text> : null}
      <EntryText>{description}</EntryText>
    </Entry>
  ));
}
