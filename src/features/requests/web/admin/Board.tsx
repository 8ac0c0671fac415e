import { useRef } from 'react';
import { ScrollRow } from '../../../../web/components/ScrollRow.tsx';
import { pipelineStatuses } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { BoardColumn } from './BoardColumn.tsx';
import type { InboxDesk } from './inbox-keys.ts';
import type { Movable } from './useInboxChanges.ts';

/** A column for each state of the pipeline, or for the one that the filter names. */
export function Board({ desk }: { desk: InboxDesk }) {
  const dragged = useRef<Movable>(null);
  const { status } = desk.inbox.filter;
  const columns = status ? [status] : pipelineStatuses;
  return (
    <ScrollRow role="group" aria-label={words.board.label}>
      {columns.map((column) => (
        <BoardColumn key={column} status={column} desk={desk} dragged={dragged} />
      ))}
    </ScrollRow>
  );
}
