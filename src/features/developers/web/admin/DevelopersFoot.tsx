import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { BulkReport } from '../../../../web/admin/list/several/BulkReport.tsx';
import { SelectionBar } from '../../../../web/admin/list/several/SelectionBar.tsx';
import type { RowSelection } from '../../../../web/admin/list/several/useSelection.ts';
import type { ListedDeveloper } from '../../admin-developers.ts';
import { adminDevelopersContent } from '../../words/admin-developers.ts';
import { ReasonDialog } from './HideDialog.tsx';
import type { SeveralProfiles } from './profile-changes.ts';

const { several: words, hiding, show } = adminDevelopersContent;

interface DevelopersFootProps {
  rows: readonly ListedDeveloper[];
  selection: RowSelection;
  several: SeveralProfiles;
}

/** Holds the actions for the chosen profiles, and the report of the last one. */
export function DevelopersFoot({ rows, selection, several }: DevelopersFootProps) {
  const [isAsking, setAsking] = useState(false);
  const chosen = rows.filter(({ id }) => selection.has(id));
  const hidden = chosen.filter((row) => row.hidden !== null);
  const shown = chosen.filter((row) => row.hidden === null);
  const common = { context: words.label, disabled: several.isBusy };
  return (
    <>
      <BulkReport report={several.report} isBusy={several.isBusy} />
      <SelectionBar label={words.label} selection={selection} isBusy={several.isBusy}>
        {shown.length > 0 ? (
          <ActionButton {...common} isDangerous onClick={() => setAsking(true)}>
            {words.hide}
          </ActionButton>
        ) : null}
        {hidden.length > 0 ? (
          <ActionButton {...common} onClick={() => several.show(hidden)}>
            {show}
          </ActionButton>
        ) : null}
      </SelectionBar>
      {isAsking ? (
        <ReasonDialog
          title={hiding.titleOfSeveral(shown.length)}
          isBusy={several.isBusy}
          onClose={() => setAsking(false)}
          onHide={(reason) => {
            setAsking(false);
            several.hide(shown, reason);
          }}
        />
      ) : null}
    </>
  );
}
