import { Button, Group } from '@mantine/core';
import type { HotkeyItem } from '@mantine/hooks';
import type { RefObject } from 'react';
import { deskKeysWords } from '../../../../../shared/words/desk-keys.ts';
import { useDeskKeys, useLetterKeys } from '../../../../../web/admin/desk-keys.ts';
import { AreaHeading } from '../../../../../web/admin/list/AreaHeading.tsx';
import { saveCsv } from '../../../../../web/admin/save-csv.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { InboxFilter } from '../../../contact-inbox.ts';
import {
  adminInboxContent,
  adminInboxContent as exportButtonWords,
} from '../../../words/contact-inbox.ts';
import type { InboxDesk } from '../inbox-keys.ts';
import { followArrows } from '../request-focus.ts';

const arrowKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

interface InboxHeadingProps {
  desk: InboxDesk;
  region: RefObject<HTMLElement | null>;
}

export function InboxHeading({ desk, region }: InboxHeadingProps) {
  const { inbox, moves, several, areLettersOn } = desk;
  const { open: openKeys } = useDeskKeys();
  const isListed = inbox.place.request === null;
  const letters: HotkeyItem[] = [
    ['u', several.report.last?.undo ?? moves.undo],
    ...(isListed
      ? ([
          ['b', () => inbox.go({ view: inbox.place.view === 'board' ? 'list' : 'board' })],
        ] satisfies HotkeyItem[])
      : []),
  ];
  const arrows = arrowKeys.map(
    (key): HotkeyItem => [
      key,
      (event) => followArrows(region.current, event),
      { preventDefault: false },
    ],
  );
  useLetterKeys(areLettersOn ? [...arrows, ...letters] : arrows);

  return (
    <AreaHeading
      title={adminInboxContent.title}
      action={
        <Group gap="xs">
          <Button
            variant="default"
            aria-haspopup="dialog"
            aria-keyshortcuts={areLettersOn ? 'Shift+?' : undefined}
            onClick={openKeys}
          >
            {deskKeysWords.title}
          </Button>
          <ExportButton filter={inbox.filter} />
        </Group>
      }
    />
  );
}

function ExportButton({ filter }: { filter: InboxFilter }) {
  const file = trpc.admin.inbox.exportCsv.useMutation(
    withToasts({
      failed: exportButtonWords.toasts.exportFailed,
      onDone: saveCsv,
    }),
  );
  return (
    <Button variant="default" disabled={file.isPending} onClick={() => file.mutate(filter)}>
      {file.isPending ? exportButtonWords.exporting : exportButtonWords.export}
    </Button>
  );
}
