import { Button, Group, Kbd, Paper, SimpleGrid, Switch, Text } from '@mantine/core';
import type { HotkeyItem } from '@mantine/hooks';
import { type RefObject, useId, useState } from 'react';
import { TabHeading } from '../../../../../web/admin/list/TabHeading.tsx';
import { saveCsv } from '../../../../../web/admin/save-csv.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { InboxFilter } from '../../../contact-inbox.ts';
import {
  adminInboxContent,
  adminInboxContent as exportButtonWords,
} from '../../../words/contact-inbox.ts';
import { type InboxDesk, useInboxKeys } from '../inbox-keys.ts';
import { focusNeighbor, followArrows } from '../request-focus.ts';

const words = adminInboxContent.keys;

const arrowKeys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight'];

interface InboxHeadingProps {
  desk: InboxDesk;
  onLetters: (areOn: boolean) => void;
  region: RefObject<HTMLElement | null>;
}

export function InboxHeading({ desk, onLetters, region }: InboxHeadingProps) {
  const { inbox, moves, areLettersOn } = desk;
  const [isShown, setIsShown] = useState(false);
  const panelId = useId();
  const isListed = inbox.place.request === null;
  const toggle = () => setIsShown((before) => !before);
  const search = () => region.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  const letters: HotkeyItem[] = [
    ['u', moves.undo],
    // Some keyboards need Shift for this key.
    ['shift+?', toggle],
    ['?', toggle],
    ...(isListed
      ? ([
          ['j', () => focusNeighbor(region.current, 'next')],
          ['k', () => focusNeighbor(region.current, 'previous')],
          ['b', () => inbox.go({ view: inbox.place.view === 'board' ? 'list' : 'board' })],
          ['/', search],
          ['shift+/', search],
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
  useInboxKeys(areLettersOn ? [...arrows, ...letters] : arrows);

  return (
    <>
      <TabHeading
        title={adminInboxContent.title}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              aria-expanded={isShown}
              aria-controls={isShown ? panelId : undefined}
              aria-keyshortcuts={areLettersOn ? 'Shift+?' : undefined}
              onClick={toggle}
            >
              {words.title}
            </Button>
            <ExportButton filter={inbox.filter} />
          </Group>
        }
      />
      {isShown ? (
        <Paper component="section" id={panelId} withBorder p="md" mb="lg" aria-label={words.title}>
          <Text fz="sm" maw="var(--site-measure)">
            {words.intro}
          </Text>
          <Switch
            my="sm"
            size="sm"
            label={words.isOn}
            checked={areLettersOn}
            onChange={(event) => onLetters(event.currentTarget.checked)}
          />
          <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 4 }} spacing="xs" fz="sm">
            {words.rows.map(([keys, does]) => (
              <div key={keys}>
                <dt>
                  {keys.split(', ').map((key) => (
                    <Kbd key={key} mr="xxs">
                      {key}
                    </Kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </SimpleGrid>
        </Paper>
      ) : null}
    </>
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
