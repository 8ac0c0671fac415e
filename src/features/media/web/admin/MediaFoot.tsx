import { useState } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { BulkReport } from '../../../../web/admin/list/several/BulkReport.tsx';
import { SelectionBar } from '../../../../web/admin/list/several/SelectionBar.tsx';
import type { RowSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import type { MediaItem } from '../../media-library.ts';
import { mediaContent } from '../../words/media.ts';
import { useSeveralPictures } from './useSeveralPictures.ts';

const words = mediaContent.several;

interface MediaFootProps {
  items: readonly MediaItem[];
  selection: RowSelection<string>;
}

/** What is done with the chosen pictures, and what was done with them last. */
export function MediaFoot({ items, selection }: MediaFootProps) {
  const [isAsking, setAsking] = useState(false);
  const several = useSeveralPictures(selection.clear);
  const chosen = items.filter(({ id }) => selection.has(id));
  const common = { context: words.label, disabled: several.isBusy };
  return (
    <>
      <BulkReport report={several.report} isBusy={several.isBusy} />
      <SelectionBar label={words.label} selection={selection} isBusy={several.isBusy}>
        {chosen.every(({ isKept }) => isKept) ? (
          <ActionButton {...common} onClick={() => several.keep(chosen, false)}>
            {words.letGo}
          </ActionButton>
        ) : (
          <ActionButton {...common} onClick={() => several.keep(chosen, true)}>
            {words.keep}
          </ActionButton>
        )}
        <ActionButton {...common} isDangerous onClick={() => setAsking(true)}>
          {words.delete}
        </ActionButton>
      </SelectionBar>
      {isAsking ? (
        <Dialog
          title={words.deleteAsk(chosen.length)}
          onClose={() => setAsking(false)}
          answers={[
            { label: adminContent.dialog.cancel, onChoose: () => setAsking(false), isSafe: true },
            {
              label: words.delete,
              isDangerous: true,
              onChoose: () => {
                setAsking(false);
                several.remove(chosen);
              },
            },
          ]}
        >
          <p>{words.deleteText}</p>
        </Dialog>
      ) : null}
    </>
  );
}
