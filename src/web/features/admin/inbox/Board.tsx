import { useRef } from 'react';
import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import { pipelineStatuses } from '../../../../shared/contact-status.ts';
import { ScrollRow } from '../../../components/ScrollRow.tsx';
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
