import { ActionIcon, Button, NativeSelect, SegmentedControl, Title } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { useId, useState } from 'react';
import { adminContent } from '../../../../../shared/words/admin.ts';
import { deskKeysWords } from '../../../../../shared/words/desk-keys.ts';
import { useDeskKeys } from '../../../../../web/admin/desk-keys.ts';
import { SearchField } from '../../../../../web/admin/list/SearchField.tsx';
import { saveCsv } from '../../../../../web/admin/save-csv.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { contactSources } from '../../../contact.ts';
import { dueFilters, type InboxFilter } from '../../../contact-inbox.ts';
import { contactStatuses } from '../../../contact-status.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import type { InboxAddress } from '../useInboxAddress.ts';
import classes from './InboxBar.module.css';

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
const assignees = [
  { value: '', label: words.assignee.anybody },
  { value: 'me', label: words.assignee.mine },
];

interface InboxBarProps {
  inbox: InboxAddress;
  /** Search and filters belong to the list or board. */
  isListShown: boolean;
}

/** Heading and filters in one line, so that the rows begin high. */
export function InboxBar({ inbox, isListShown }: InboxBarProps) {
  const { open: openKeys, areLettersOn } = useDeskKeys();
  const [isOpen, setOpen] = useState(false);
  const filtersId = useId();
  return (
    <>
      <div role={isListShown ? 'search' : undefined} className={classes.bar}>
        <Title order={1} fz="xl" mr="xs">
          {words.title}
        </Title>
        {isListShown ? (
          <MainFilters {...{ inbox, filtersId, isOpen }} onToggle={() => setOpen(!isOpen)} />
        ) : null}
        <ActionIcon
          className={classes.last}
          aria-label={deskKeysWords.title}
          aria-haspopup="dialog"
          aria-keyshortcuts={areLettersOn ? 'Shift+?' : undefined}
          onClick={openKeys}
        >
          <IconKeyboard aria-hidden="true" />
        </ActionIcon>
      </div>
      {isListShown && isOpen ? (
        <div className={classes.filters} id={filtersId}>
          <MoreFilters inbox={inbox} />
        </div>
      ) : null}
    </>
  );
}

interface MainFiltersProps {
  inbox: InboxAddress;
  filtersId: string;
  isOpen: boolean;
  onToggle: () => void;
}

function MainFilters({ inbox, filtersId, isOpen, onToggle }: MainFiltersProps) {
  const { place, address } = inbox;
  const count = [place.source, place.due, place.assigned, address.sort].filter(Boolean).length;
  return (
    <>
      <SearchField
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        searched={address.search}
        onSearch={(search) => inbox.change({ search })}
        className={classes.search}
      />
      <NativeSelect
        className={classes.status}
        size="md"
        aria-label={words.statusLabel}
        rightSection={<IconChevronDown size="1em" aria-hidden="true" />}
        data={statuses}
        value={address.status}
        onChange={(event) => inbox.change({ status: event.currentTarget.value })}
      />
      <Button
        className={classes.filter}
        variant="default"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={onToggle}
      >
        {words.filters(count)}
      </Button>
      <SegmentedControl
        className={classes.view}
        aria-label={words.view.label}
        data={[
          { value: 'list', label: words.view.list },
          { value: 'board', label: words.view.board },
        ]}
        value={place.view}
        onChange={(view) => inbox.go({ view: view === 'board' ? 'board' : 'list' })}
      />
    </>
  );
}

function MoreFilters({ inbox }: { inbox: InboxAddress }) {
  const { place, go, address } = inbox;
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
      <SelectField
        label={words.assignee.filterLabel}
        options={assignees}
        value={place.assigned}
        onChange={(event) => go({ assigned: event.currentTarget.value })}
      />
      <SelectField
        label={adminContent.list.order}
        options={words.orders}
        value={address.sort}
        onChange={(event) => inbox.change({ sort: event.currentTarget.value })}
      />
      <ExportButton filter={inbox.filter} />
    </>
  );
}

function ExportButton({ filter }: { filter: InboxFilter }) {
  const file = trpc.admin.inbox.exportCsv.useMutation(
    withToasts({ failed: words.toasts.exportFailed, onDone: saveCsv }),
  );
  return (
    <Button variant="default" disabled={file.isPending} onClick={() => file.mutate(filter)}>
      {file.isPending ? words.exporting : words.export}
    </Button>
  );
}
