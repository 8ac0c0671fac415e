import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { BulkReport } from '../../../../../web/admin/list/several/BulkReport.tsx';
import { ChosenSelect } from '../../../../../web/admin/list/several/ChosenSelect.tsx';
import { SelectionBar } from '../../../../../web/admin/list/several/SelectionBar.tsx';
import type { RowSelection } from '../../../../../web/admin/list/several/useSelection.ts';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { contactStatuses, isJunk } from '../../../contact-status.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import type { SeveralMoves } from '../useSeveralMoves.ts';

const words = adminInboxContent.several;
const statuses = contactStatuses.map((value) => ({
  value,
  label: adminInboxContent.status[value],
}));

interface InboxFootProps {
  chosen: readonly ListedRequest[];
  selection: RowSelection;
  several: SeveralMoves;
}

/** What is done with the chosen requests, and what was done with them last. */
export function InboxFoot({ chosen, selection, several }: InboxFootProps) {
  const common = { context: words.label, disabled: several.isMoving };
  const areJunk = chosen.every(({ status }) => isJunk(status));
  return (
    <>
      <BulkReport report={several.report} isBusy={several.isMoving} />
      <SelectionBar label={words.label} selection={selection} isBusy={several.isMoving}>
        <ChosenSelect
          label={words.moveTo}
          options={statuses}
          disabled={several.isMoving}
          onChoose={(value) => {
            const to = contactStatuses.find((status) => status === value);
            if (to) several.move(chosen, to);
          }}
        />
        {areJunk ? (
          <ActionButton {...common} onClick={() => several.move(chosen, 'new')}>
            {adminInboxContent.suspected.move}
          </ActionButton>
        ) : (
          <ActionButton {...common} onClick={() => several.move(chosen, 'spam')}>
            {words.spam}
          </ActionButton>
        )}
      </SelectionBar>
    </>
  );
}
