import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { BulkReport } from '../../../../web/admin/list/several/BulkReport.tsx';
import { SelectionBar } from '../../../../web/admin/list/several/SelectionBar.tsx';
import { useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import { submissionKinds, submissionStatuses } from '../../submission-options.ts';
import type { ListedSubmission } from '../../submissions.ts';
import {
  submissionKindNames,
  adminSubmissionsContent as words,
} from '../../words/admin-submissions.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { SubmissionItem } from './SubmissionItem.tsx';
import { useSubmissionChanges } from './useSubmissionChanges.ts';

export function SubmissionsTab() {
  const place = useListAddress();
  const { params, change } = useAddressParams();
  const { page, search, status: asked } = place.address;
  const kind = submissionKinds.find((one) => one === params.get('kind'));
  const status = submissionStatuses.find((one) => one === asked) ?? 'waiting';
  const submissions = trpc.admin.submissions.list.useQuery(
    { page, search, status, kind },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const rows = submissions.data?.items ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const changes = useSubmissionChanges(selection.clear);
  const [declined, setDeclined] = useState<readonly ListedSubmission[]>([]);
  const chosen = rows.filter(({ id }) => selection.has(id));
  const common = { context: words.several.label, disabled: changes.isBusy };
  const isWaiting = status === 'waiting' || status === 'suspected';

  return (
    <>
      <AdminList
        heading={words}
        {...pagedList({
          ...{ place, words, of: submissions.data },
          summary: submissions.data ? words.count(submissions.data.total) : '',
          fields: (
            <SelectField
              label={words.kindLabel}
              options={[
                { value: '', label: words.anyKind },
                ...submissionKinds.map((value) => ({ value, label: submissionKindNames[value] })),
              ]}
              value={kind ?? ''}
              onChange={(event) => change({ kind: event.currentTarget.value, page: '' })}
            />
          ),
        })}
        isFiltered={asked !== '' || search !== '' || kind !== undefined}
        list={submissions}
        empty={submissions.data && rows.length === 0 ? words.empty : null}
        rowHeight="10rem"
        foot={
          <>
            <BulkReport report={changes.report} isBusy={changes.isBusy} />
            <SelectionBar label={words.several.label} selection={selection} isBusy={changes.isBusy}>
              {isWaiting ? (
                <>
                  <ActionButton {...common} onClick={() => changes.decide(chosen, 'accepted')}>
                    {words.actions.accepted}
                  </ActionButton>
                  <ActionButton {...common} onClick={() => setDeclined(chosen)}>
                    {words.actions.declined}
                  </ActionButton>
                  <ActionButton {...common} onClick={() => changes.decide(chosen, 'spam')}>
                    {words.actions.spam}
                  </ActionButton>
                </>
              ) : (
                <ActionButton {...common} onClick={() => changes.decide(chosen, 'waiting')}>
                  {words.actions.waiting}
                </ActionButton>
              )}
            </SelectionBar>
          </>
        }
      >
        <ul className="ruled">
          {rows.map((submission) => (
            <SubmissionItem
              key={submission.id}
              {...{ submission, selection, changes }}
              onDecline={() => setDeclined([submission])}
            />
          ))}
        </ul>
      </AdminList>
      {declined.length > 0 ? (
        <DeclineDialog
          onClose={() => setDeclined([])}
          onDecline={(reason) => {
            changes.decide(declined, 'declined', reason);
            setDeclined([]);
          }}
        />
      ) : null}
    </>
  );
}
