import { Kbd, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { deskKeysWords as words } from '../../../../shared/words/desk-keys.ts';
import { DeskKeysContext, useLetterKeys } from '../../../../web/admin/desk-keys.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { readLocal, writeLocal } from '../../../../web/local-store.ts';

const lettersKey = 'desk_letters';

/** Keeps in the browser whether single letters work, and lists all keys on "?". */
export function DeskKeysProvider({ children }: { children: ReactNode }) {
  const [areLettersOn, setLettersOn] = useState(() => readLocal(lettersKey) !== false);
  const [isOpen, setOpen] = useState(false);
  const keys = useMemo(() => ({ areLettersOn, open: () => setOpen(true) }), [areLettersOn]);
  useLetterKeys(
    areLettersOn
      ? [
          // Some keyboards need Shift for this key.
          ['shift+?', keys.open],
          ['?', keys.open],
        ]
      : [],
  );
  return (
    <DeskKeysContext value={keys}>
      {children}
      {isOpen ? (
        <Dialog title={words.title} size="xl" onClose={() => setOpen(false)}>
          <Text fz="sm" maw="var(--site-measure)">
            {words.intro}
          </Text>
          <Switch
            size="sm"
            label={words.isOn}
            checked={areLettersOn}
            onChange={(event) => {
              setLettersOn(event.currentTarget.checked);
              writeLocal(lettersKey, event.currentTarget.checked);
            }}
          />
          {words.groups.map(({ title, rows }) => (
            <Stack key={title} component="section" gap="xs">
              <Title order={3} size="h5">
                {title}
              </Title>
              <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" fz="sm">
                {rows.map(([combinations, does]) => (
                  <div key={`${combinations} ${does}`}>
                    <dt>
                      {combinations.split(', ').map((combination) => (
                        <Kbd key={combination} mr="xxs">
                          {combination}
                        </Kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </SimpleGrid>
            </Stack>
          ))}
        </Dialog>
      ) : null}
    </DeskKeysContext>
  );
}
