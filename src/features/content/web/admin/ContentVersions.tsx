import { Group, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import type { ContentFields } from '../../../../shared/content/fields.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LogEntry } from '../../../../web/admin/list/LogEntry.tsx';
import { FieldChanges } from '../../../../web/admin/text/FieldChanges.tsx';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import type { ContentVersion } from '../../content.ts';
import { contentWords } from '../../words/content.ts';
import { changedFields, valueAt } from './changed-fields.ts';
import type { ContentFormApi } from './field-props.ts';

const words = contentWords.history;

type Value = Record<string, unknown>;

interface ContentVersionsProps {
  kind: string;
  fields: ContentFields;
  form: ContentFormApi;
}

/** Draws nothing before the first save. */
export function ContentVersions({ kind, fields, form }: ContentVersionsProps) {
  const { client } = trpc.useUtils();
  const versions = trpc.admin.content.versions.useQuery({ kind });
  const [compared, setCompared] = useState<{ of: ContentVersion; value: Value } | null>(null);
  const read = async (version: number, show: (value: Value) => void) => {
    try {
      show(await client.admin.content.version.query({ kind, version }));
    } catch (error) {
      showFailure(error, words.failed);
    }
  };
  const load = (value: Value) => {
    form.setValues(value);
    setCompared(null);
    showToast(words.loaded);
  };
  if (!versions.data || versions.data.length === 0) return null;
  return (
    <Stack gap="xs" mt="lg" maw="56rem">
      <Title order={3} size="h5">
        {words.title}
      </Title>
      <ol className="ruled">
        {versions.data.map((of) => {
          const { version, savedBy, savedAt } = of;
          const context = formatDateTime(savedAt);
          const compare = () => read(version, (value) => setCompared({ of, value }));
          return (
            <LogEntry
              key={version}
              at={savedAt}
              actions={
                <Group gap="xs">
                  <ActionButton context={context} onClick={() => void compare()}>
                    {words.compare}
                  </ActionButton>
                  <ActionButton context={context} onClick={() => void read(version, load)}>
                    {words.load}
                  </ActionButton>
                </Group>
              }
            >
              {actorName(savedBy)}
            </LogEntry>
          );
        })}
      </ol>
      {compared ? (
        <Dialog
          size="xl"
          isOnTop
          title={words.compareTitle(
            actorName(compared.of.savedBy),
            formatDateTime(compared.of.savedAt),
          )}
          onClose={() => setCompared(null)}
          answers={[{ label: words.load, onChoose: () => load(compared.value) }]}
        >
          <p>{words.compareText}</p>
          <FieldChanges
            changes={changedFields(fields, compared.value, form.values)}
            onTake={(path) => form.setFieldValue(path, valueAt(compared.value, path))}
          />
        </Dialog>
      ) : null}
    </Stack>
  );
}
