import { SegmentedControl } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { ListFilter } from '../../../../web/admin/ListFilter.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { readLocal, writeLocal } from '../../../../web/local-store.ts';
import { Reports } from '../../../messages/web/admin/Reports.tsx';
import { contactSources, dueFilters } from '../../contact-inbox.ts';
import { contactStatuses } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { Board } from './Board.tsx';
import { InboxHeading } from './InboxHeading.tsx';
import { InboxList } from './InboxList.tsx';
import { KeptAgreements } from './KeptAgreements.tsx';
import { MovedNote } from './MovedNote.tsx';
import { OpenedRequest } from './OpenedRequest.tsx';
import { focusRequest } from './request-focus.ts';
import { SuspectedNote } from './SuspectedNote.tsx';
import { useInboxAddress } from './useInboxAddress.ts';
import { useRequestMoves } from './useInboxChanges.ts';

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

/** Contact requests as a list or as a board of their states, and the opened one in their place. */
export function InboxTab() {
  const inbox = useInboxAddress();
  const { address, place, filter } = inbox;
  const { list } = trpc.useUtils().admin.inbox;
  const region = useRef<HTMLDivElement>(null);
  const isBoard = place.view === 'board';
  const requests = trpc.admin.inbox.list.useQuery(
    { ...filter, page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', enabled: !isBoard },
  );
  // On the board a request belongs into its column at once; in the list it keeps its place until that is asked for anew.
  const moves = useRequestMoves(() => (isBoard ? list.invalidate() : undefined));
  const [areLettersOn, setAreLettersOn] = useLetters();
  const desk = { inbox, moves, areLettersOn };
  useFocusBack(region, place.request);
  const ids = requests.data?.items.map(({ id }) => id) ?? [];

  return (
    <div ref={region}>
      <InboxHeading desk={desk} onLetters={setAreLettersOn} region={region} />
      {place.request === null ? (
        <>
          <ListFilter
            address={address}
            onChange={inbox.change}
            words={{ ...words, statuses }}
            summary={!isBoard && requests.data ? words.count(requests.data.total) : ''}
          >
            <SelectField
              label={words.sourceLabel}
              options={sources}
              value={place.source}
              onChange={(event) => inbox.go({ source: event.currentTarget.value })}
            />
            <SelectField
              label={words.dueLabel}
              options={dues}
              value={place.due}
              onChange={(event) => inbox.go({ due: event.currentTarget.value })}
            />
            <SegmentedControl
              aria-label={words.view.label}
              data={[
                { value: 'list', label: words.view.list },
                { value: 'board', label: words.view.board },
              ]}
              value={place.view}
              onChange={(view) => inbox.go({ view: view === 'board' ? 'board' : 'list' })}
            />
          </ListFilter>
          <Reports />
          {filter.status === 'suspected' ? null : (
            <SuspectedNote onLook={() => inbox.change({ status: 'suspected' })} />
          )}
          {isBoard ? <Board desk={desk} /> : <InboxList desk={desk} requests={requests} />}
          <KeptAgreements />
        </>
      ) : (
        <OpenedRequest key={place.request} id={place.request} desk={desk} neighbors={ids} />
      )}
      <MovedNote moves={moves} />
    </div>
  );
}

const lettersKey = 'inbox_letters';

/** Whether single letters do something: they do, unless somebody has switched them off in this browser. */
function useLetters() {
  const [areOn, setAreOn] = useState(() => readLocal(lettersKey) !== false);
  const set = (next: boolean) => {
    setAreOn(next);
    writeLocal(lettersKey, next);
  };
  return [areOn, set] as const;
}

/** From an opened request the focus goes back to where it was opened. */
function useFocusBack(region: RefObject<HTMLElement | null>, opened: number | null): void {
  const last = useRef(opened);
  useEffect(() => {
    if (opened === null && last.current !== null) focusRequest(region.current, last.current);
    last.current = opened;
  }, [region, opened]);
}
