import { Box, Button, Group, Paper, SegmentedControl, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { useDeskKeys } from '../../../../web/admin/desk-keys.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { ScrollRow } from '../../../../web/components/tabs/ScrollRow.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { contactSources, dueFilters, inboxSortSchema } from '../../contact-inbox.ts';
import { contactStatuses, pipelineStatuses } from '../../contact-status.ts';
import { adminInboxContent, adminInboxContent as words } from '../../words/contact-inbox.ts';
import type { InboxDesk, InboxParts } from './inbox-keys.ts';
import { BoardColumn } from './list/BoardColumn.tsx';
import { InboxFoot } from './list/InboxFoot.tsx';
import { InboxHeading } from './list/InboxHeading.tsx';
import { InboxItem } from './list/InboxItem.tsx';
import { nameOf } from './listed-request.ts';
import { OpenedRequest } from './OpenedRequest.tsx';
import { focusRequest } from './request-focus.ts';
import { type InboxAddress, useInboxAddress } from './useInboxAddress.ts';
import { type Movable, type RequestMoves, useRequestMoves } from './useInboxChanges.ts';
import { useSeveralMoves } from './useSeveralMoves.ts';

const { none, filtered } = words.empty;
const empty = {
  none: { ...none, action: <ButtonLink to={paths.contact}>{none.open}</ButtonLink> },
  filtered,
};
const statuses = [
  { value: '', label: words.allStatuses },
  ...contactStatuses.map((value) => ({ value, label: words.status[value] })),
];
const sources = [
  { value: '', label: words.allSources },
  ...contactSources.map((value) => ({ value, label: words.source[value] })),
];
const dues = [
  { value: '', label: words.allDue },
  ...dueFilters.map((value) => ({ value, label: words.due[value] })),
];

export function InboxTab({ parts }: { parts: InboxParts }) {
  const inbox = useInboxAddress();
  const { address, place, filter } = inbox;
  const { list } = trpc.useUtils().admin.inbox;
  const region = useRef<HTMLDivElement>(null);
  const isBoard = place.view === 'board';
  const sort = inboxSortSchema.safeParse(address.sort).data;
  const requests = trpc.admin.inbox.list.useQuery(
    { ...filter, sort, page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', enabled: !isBoard },
  );
  // The board moves a card at once. The list keeps a request in place until it is reloaded.
  const report = useBulkReport();
  const moves = useRequestMoves(() => {
    report.dismiss();
    return isBoard ? list.invalidate() : undefined;
  });
  const listed = isBoard ? undefined : requests.data;
  const ids = requests.data?.items.map(({ id }) => id) ?? [];
  const selection = useSelection(ids);
  const several = useSeveralMoves({
    report,
    onMoved: () => {
      moves.forget();
      selection.clear();
    },
  });
  const isListed = !isBoard && place.request === null;
  const chosen = isListed ? (listed?.items.filter(({ id }) => selection.has(id)) ?? []) : [];
  const { areLettersOn } = useDeskKeys();
  const desk = { ...{ inbox, moves, chosen, several }, areLettersOn, parts };
  useFocusBack(region, place.request);
  const { search, ...others } = filter;
  const isFiltered = search !== '' || Object.values(others).some((value) => value !== undefined);

  return (
    <div ref={region}>
      <InboxHeading desk={desk} region={region} />
      {place.request === null ? (
        <AdminList
          {...pagedList({
            place: inbox,
            words: { ...words, statuses },
            summary: listed ? words.count(listed.total) : '',
            of: listed,
            fields: <InboxFilterFields inbox={inbox} />,
          })}
          above={
            <>
              <parts.Above />
              {filter.status === 'suspected' ? null : (
                <SuspectedNote onLook={() => inbox.change({ status: 'suspected' })} />
              )}
            </>
          }
          {...(isBoard ? {} : { list: requests })}
          rowHeight="4rem"
          isFiltered={isFiltered}
          {...(isFiltered ? {} : { drawing: 'mailbox' as const })}
          empty={listed?.items.length === 0 ? empty : null}
          foot={
            listed && (listed.items.length > 0 || report.last) ? (
              <>
                <MovedNote moves={moves} />
                <InboxFoot {...{ chosen, selection, several }} />
              </>
            ) : null
          }
        >
          {isBoard ? (
            <Board desk={desk} />
          ) : (
            <ul className="ruled" aria-busy={requests.isPlaceholderData}>
              {listed?.items.map((request) => (
                <InboxItem key={request.id} {...{ request, desk, selection }} />
              ))}
            </ul>
          )}
        </AdminList>
      ) : (
        <OpenedRequest key={place.request} id={place.request} desk={desk} neighbors={ids} />
      )}
      {isListed ? null : (
        <Box pos="sticky" bottom="var(--mantine-spacing-md)" mt="md">
          <MovedNote moves={moves} />
        </Box>
      )}
    </div>
  );
}

function InboxFilterFields({ inbox: { place, go } }: { inbox: InboxAddress }) {
  return (
    <>
      <SelectField
        label={words.sourceLabel}
        options={sources}
        value={place.source}
        onChange={(event) => go({ source: event.currentTarget.value })}
      />
      <SelectField
        label={words.dueLabel}
        options={dues}
        value={place.due}
        onChange={(event) => go({ due: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={words.view.label}
        data={[
          { value: 'list', label: words.view.list },
          { value: 'board', label: words.view.board },
        ]}
        value={place.view}
        onChange={(view) => go({ view: view === 'board' ? 'board' : 'list' })}
      />
    </>
  );
}

function useFocusBack(region: RefObject<HTMLElement | null>, opened: number | null): void {
  const last = useRef(opened);
  useEffect(() => {
    if (opened === null && last.current !== null) focusRequest(region.current, last.current);
    last.current = opened;
  }, [region, opened]);
}

function Board({ desk }: { desk: InboxDesk }) {
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

const suspectedNoteWords = adminInboxContent.suspected;

function SuspectedNote({ onLook }: { onLook: () => void }) {
  const { data: count = 0 } = trpc.admin.inbox.suspectedCount.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  if (count === 0) return null;
  return (
    <Paper variant="dashed" radius="md" my="lg" px="lg" py="md">
      <Group justify="space-between">
        <Text flex="1 1 18rem">{suspectedNoteWords.text(count)}</Text>
        <Button variant="default" onClick={onLook}>
          {suspectedNoteWords.look}
        </Button>
      </Group>
    </Paper>
  );
}

const movedNoteWords = adminInboxContent.moves;

function MovedNote({ moves: { last, undo, isMoving } }: { moves: RequestMoves }) {
  return (
    <Group role="status" justify="center">
      {last ? (
        <Paper variant="raised" withBorder px="md" py="xs" mb="xs">
          <Group gap="md">
            <Text fz="sm">
              {last.isUndo
                ? movedNoteWords.undone(nameOf(last.request), last.to)
                : movedNoteWords.done(nameOf(last.request), last.to)}
            </Text>
            {last.isUndo ? null : (
              <Button variant="default" size="xs" disabled={isMoving} onClick={undo}>
                {movedNoteWords.undo}
              </Button>
            )}
          </Group>
        </Paper>
      ) : null}
    </Group>
  );
}
