import { Box, Button, Group, Kbd, Paper, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useDeskKeys } from '../../../../web/admin/desk-keys.ts';
import { useBulkReport } from '../../../../web/admin/list/several/useBulkReport.ts';
import { useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ScrollRow } from '../../../../web/components/tabs/ScrollRow.tsx';
import { breakpoints } from '../../../../web/theme/scale.ts';
import { inboxSortSchema } from '../../contact-inbox.ts';
import { pipelineStatuses } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import classes from './InboxTab.module.css';
import type { InboxDesk, InboxParts } from './inbox-keys.ts';
import { BoardColumn } from './list/BoardColumn.tsx';
import { InboxBar } from './list/InboxBar.tsx';
import { InboxList, ListSummary } from './list/InboxList.tsx';
import { useInboxKeys } from './list/useInboxKeys.ts';
import { nameOf } from './listed-request.ts';
import { OpenedRequest } from './OpenedRequest.tsx';
import { focusRequest } from './request-focus.ts';
import { useInboxAddress } from './useInboxAddress.ts';
import {
  type Movable,
  type RequestMoves,
  useAssigning,
  useRequestMoves,
} from './useInboxChanges.ts';
import { useSeveralMoves } from './useSeveralMoves.ts';

/** From here on, list and thread stand side by side. */
const wide = `(min-width: ${breakpoints.lg})`;

export function InboxTab({ parts }: { parts: InboxParts }) {
  const inbox = useInboxAddress();
  const { address, place, filter } = inbox;
  const { list } = trpc.useUtils().admin.inbox;
  const region = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(wide, true, { getInitialValueInEffect: false }) ?? true;
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
  const ids = requests.data?.items.map(({ id }) => id) ?? [];
  const selection = useSelection(ids);
  const several = useSeveralMoves({
    report,
    onMoved: () => {
      moves.forget();
      selection.clear();
    },
  });
  const isOpen = place.request !== null;
  const isListed = !isBoard && (isWide || !isOpen);
  const listed = isListed ? requests.data?.items : undefined;
  const chosen = listed?.filter(({ id }) => selection.has(id)) ?? [];
  const { areLettersOn } = useDeskKeys();
  const assigning = useAssigning();
  const desk = { inbox, region, moves, assigning, chosen, several, areLettersOn, parts };
  useInboxKeys(desk, isListed || !isOpen);
  useFocusBack(region, place.request);
  const isSplit = isListed && isWide && (isOpen || listed?.length !== 0);
  const opened = isOpen ? (
    <OpenedRequest key={place.request} id={place.request ?? 0} desk={desk} neighbors={ids} />
  ) : null;

  return (
    <div ref={region}>
      <InboxBar inbox={inbox} isListShown={isListed || !isOpen} />
      {isOpen ? null : <parts.Above />}
      {isBoard && !isOpen ? (
        <>
          <ListSummary inbox={inbox} total={undefined} />
          <Board desk={desk} />
        </>
      ) : null}
      <div className={isSplit ? classes.split : undefined}>
        {isListed ? (
          <div className={classes.list}>
            <InboxList {...{ desk, requests, selection }} movedNote={<MovedNote moves={moves} />} />
          </div>
        ) : null}
        {opened || isSplit ? (
          <div className={classes.pane}>{opened ?? <NothingOpened />}</div>
        ) : null}
      </div>
      {isListed ? null : (
        <Box pos="sticky" bottom="var(--mantine-spacing-md)" mt="md">
          <MovedNote moves={moves} />
        </Box>
      )}
    </div>
  );
}

/** Says in the empty half what to do with the list. */
function NothingOpened() {
  const { areLettersOn } = useDeskKeys();
  return (
    <Paper variant="dashed" radius="md" px="xl" py="lg" c="dimmed">
      <Text>{words.opened.nothing}</Text>
      {areLettersOn ? (
        <Box component="ul" mt="sm" fz="sm">
          {words.opened.keys.map(([keys, does]) => (
            <li key={keys}>
              {keys.split(', ').map((key) => (
                <Kbd key={key} mr="xxs">
                  {key}
                </Kbd>
              ))}{' '}
              {does}
            </li>
          ))}
        </Box>
      ) : null}
    </Paper>
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

function MovedNote({ moves: { last, undo, isMoving } }: { moves: RequestMoves }) {
  const { done, undone, undo: undoWord } = words.moves;
  return (
    <Group role="status" justify="center">
      {last ? (
        <Paper variant="raised" withBorder px="md" py="xs" mb="xs">
          <Group gap="md">
            <Text fz="sm">
              {last.isUndo
                ? undone(nameOf(last.request), last.to)
                : done(nameOf(last.request), last.to)}
            </Text>
            {last.isUndo ? null : (
              <Button variant="default" size="xs" disabled={isMoving} onClick={undo}>
                {undoWord}
              </Button>
            )}
          </Group>
        </Paper>
      ) : null}
    </Group>
  );
}
