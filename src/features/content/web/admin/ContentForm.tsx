import '../../../../web/start/zod-without-eval.ts';
import {
  Alert,
  Anchor,
  Button,
  Fieldset,
  Group,
  List,
  Paper,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentKind } from '../../../../shared/content-kind.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LogEntry } from '../../../../web/admin/LogEntry.tsx';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { showFailure, withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/dialog/Dialog.tsx';
import { useLeaveGuard } from '../../../../web/components/dialog/useLeaveGuard.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import type { SavedContent } from '../../content.ts';
import { contentWords as words } from '../../words/content.ts';
import { FieldsOf } from './ContentFieldInput.tsx';

interface ContentFormProps {
  kind: ContentKind;
  saved: SavedContent;
  onReload: () => void;
}

/** The form of a kind. A save publishes; one over a version that was not seen is refused. */
export function ContentForm({ kind, saved, onReload }: ContentFormProps) {
  const titleId = `content-${kind.name}`;
  const utils = trpc.useUtils();
  const [isOutdated, setOutdated] = useState(false);
  const form = useForm({
    initialValues: kind.schema.parse(saved.value),
    validate: schemaResolver(kind.schema, { sync: true }),
  });
  const guard = useLeaveGuard(form.isDirty());
  const typed = kind.schema.safeParse(form.values);
  const ends = withToasts({
    done: words.saved,
    failed: words.failed,
    onDone: () => {
      guard.release();
      return utils.admin.content.invalidate();
    },
  });
  const saving = trpc.admin.content.save.useMutation({
    ...ends,
    onError: (error) => {
      if (errorCode(error) !== 'CONFLICT') return ends.onError(error);
      setOutdated(true);
    },
  });
  const save = form.onSubmit((value) =>
    saving.mutate({ kind: kind.name, value, version: saved.version }),
  );
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} id={titleId}>
        {kind.title}
      </Title>
      <Text c="dimmed">{kind.intro}</Text>
      <Text fz="sm" mt="xs">
        {saved.savedAt
          ? words.savedBy(actorName(saved.savedBy ?? ''), formatDateTime(saved.savedAt))
          : words.release}{' '}
        {words.shownOn}:{' '}
        {kind.places.map(({ label, path }, index) => (
          <span key={path}>
            {index > 0 ? ', ' : null}
            <Anchor component={Link} to={path}>
              {label}
            </Anchor>
          </span>
        ))}
      </Text>
      <form noValidate onSubmit={save} aria-label={kind.title}>
        <Stack gap="lg" maw="56rem" mt="lg">
          <Fieldset variant="unstyled" disabled={saving.isPending}>
            <Stack gap="lg">
              <FieldsOf form={form} path="" fields={kind.fields} />
            </Stack>
          </Fieldset>
          {kind.examples && typed.success ? (
            <Paper withBorder p="md">
              <Text fw={600}>{kind.examples.title}</Text>
              <List fz="sm" mt="xs">
                {kind.examples.of(typed.data).map((example) => (
                  <List.Item key={example}>{example}</List.Item>
                ))}
              </List>
            </Paper>
          ) : null}
          {isOutdated ? (
            <Alert role="alert" color="ember" variant="default">
              <p>{words.changed}</p>
              <ActionButton onClick={onReload}>{words.loadTheirs}</ActionButton>
            </Alert>
          ) : null}
          <Group gap="sm">
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? words.saving : words.save}
            </Button>
            <Button variant="default" onClick={() => form.setValues(kind.release)}>
              {words.asDelivered}
            </Button>
          </Group>
        </Stack>
      </form>
      {guard.isAsking ? (
        <Dialog
          title={words.leave.title}
          answers={[
            { label: words.leave.discard, onChoose: guard.leave },
            { label: words.leave.stay, onChoose: guard.stay, isSafe: true },
          ]}
          onClose={guard.stay}
        >
          <p>{words.leave.text}</p>
        </Dialog>
      ) : null}
      <Versions kind={kind} onLoad={(value) => form.setValues(kind.schema.parse(value))} />
    </section>
  );
}

function Versions({ kind, onLoad }: { kind: ContentKind; onLoad: (value: unknown) => void }) {
  const { client } = trpc.useUtils();
  const versions = trpc.admin.content.versions.useQuery({ kind: kind.name });
  const { history } = words;
  const load = async (version: number) => {
    try {
      onLoad(await client.admin.content.version.query({ kind: kind.name, version }));
      showToast(history.loaded);
    } catch (error) {
      showFailure(error, history.failed);
    }
  };
  if (!versions.data || versions.data.length === 0) return null;
  return (
    <Stack gap="xs" mt="lg" maw="56rem">
      <Title order={4} size="h5">
        {history.title}
      </Title>
      <ol className="ruled">
        {versions.data.map(({ version, savedBy, savedAt }) => (
          <LogEntry
            key={version}
            at={savedAt}
            actions={
              <ActionButton context={formatDateTime(savedAt)} onClick={() => void load(version)}>
                {history.load}
              </ActionButton>
            }
          >
            {actorName(savedBy)}
          </LogEntry>
        ))}
      </ol>
    </Stack>
  );
}
