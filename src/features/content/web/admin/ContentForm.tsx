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
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { PreviewLink } from '../../../../web/admin/preview/PreviewLink.tsx';
import { errorCode } from '../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import type { ContentFormData } from '../../content.ts';
import { contentWords as words } from '../../words/content.ts';
import { ContentFacts } from './ContentFacts.tsx';
import { FieldsOf } from './ContentFieldInput.tsx';
import { ContentVersions } from './ContentVersions.tsx';
import { OpenPathContext } from './open-path.ts';
import { ScheduleButton, Schedules, type SentTimes } from './Schedule.tsx';
import { useContentForm } from './useContentForm.ts';

/** Lines that show what a typed value comes to, by the name of the kind. */
export type ExamplesOf = Readonly<
  Record<string, { title: string; of: (value: unknown) => readonly string[] }>
>;

interface ContentFormProps {
  data: ContentFormData;
  examples: ExamplesOf[string] | undefined;
  onReload: () => void;
  /** Gets what is typed, for a page that shows it at once. */
  onType?: ((value: Record<string, unknown>) => void) | undefined;
  onSaved?: (() => void) | undefined;
  /** Field that is shown and gets the focus. */
  openPath?: string | undefined;
}

/** The server names fields of its input, which holds the form as `value`. */
const inForm = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^value\./, ''), message]),
  );

const forGoodNow: SentTimes = { publishAt: null, unpublishAt: null };

function toastOf({ publishAt, unpublishAt }: Partial<SentTimes>) {
  if (publishAt) return words.schedule.done;
  return unpublishAt ? words.schedule.doneUntil : words.saved;
}

/** The form of a kind. A publication over a version that was not seen is refused. */
export function ContentForm(props: ContentFormProps) {
  const { data, examples, onReload, onType, onSaved, openPath } = props;
  const { kind, title, intro, hasFacts, fields, release, saved } = data;
  const titleId = `content-${kind}`;
  const utils = trpc.useUtils();
  const [outdated, setOutdated] = useState<SentTimes | null>(null);
  const { draft, form, baseVersion, discard, isValid } = useContentForm(data);
  const { keeper } = draft;
  const isDrafted = draft.text !== '';
  // A text that is typed back to the published one is no draft any more. The page shows it too.
  const isTyped = useRef(false);
  const type = useEffectEvent((value: Record<string, unknown>) => {
    isTyped.current ||= isDrafted;
    if (isTyped.current) onType?.(value);
  });
  useEffect(() => type(form.values), [form.values]);
  const ended = async () => {
    await Promise.all([utils.admin.content.invalidate(), utils.admin.launch.invalidate()]);
    keeper.sent();
  };
  const ends = withToasts({
    failed: words.failed,
    form: { setErrors: (errors) => form.setErrors(inForm(errors)) },
    onDone: async (_saved, sent: Partial<SentTimes>) => {
      showToast(toastOf(sent));
      if (!sent.publishAt) onSaved?.();
      await ended();
    },
    onFailed: async () => {
      await keeper.flush();
      // Somebody else may have changed the version that waits.
      await utils.admin.content.form.invalidate({ kind });
    },
  });
  const saving = trpc.admin.content.save.useMutation({
    ...ends,
    onError: (error, { publishAt = null, unpublishAt = null }) => {
      if (errorCode(error) !== 'CONFLICT') return ends.onError(error);
      setOutdated({ publishAt, unpublishAt });
      return keeper.flush();
    },
  });
  const send = async (value: Record<string, unknown>, times: SentTimes, version?: number) => {
    await keeper.settle();
    const replaces = data.scheduled?.id ?? null;
    const draft = keeper.lineage();
    await saving.mutateAsync({ ...{ kind, value, version, draft, replaces }, ...times });
  };
  const saveOver = (times: SentTimes, version?: number) =>
    form.onSubmit((value) => send(value, times, version).catch(() => {}))();
  const [shown, setShown] = useState({ openPath, path: openPath });
  if (shown.openPath !== openPath) setShown({ openPath, path: openPath });
  const isRefused = Object.keys(form.errors).length > 0;
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {title}
      </Title>
      {intro ? <Text c="dimmed">{intro}</Text> : null}
      <Origin data={data} />
      {data.draft && isDrafted ? (
        <Text fz="sm" mt="xs" fw={600}>
          {words.draft.found(formatDateTime(data.draft.savedAt))}{' '}
          {baseVersion < saved.version ? words.draft.older : null}
        </Text>
      ) : null}
      <Schedules data={data} onLoad={(value) => form.setValues(value)} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saveOver(forGoodNow, baseVersion);
        }}
        aria-label={title}
      >
        <Stack gap="lg" maw="56rem" mt="lg">
          <Fieldset variant="unstyled" disabled={saving.isPending}>
            <Stack gap="lg">
              <OpenPathContext value={shown.path}>
                <FieldsOf form={form} path="" fields={fields} />
              </OpenPathContext>
            </Stack>
          </Fieldset>
          {examples && isValid ? (
            <Paper withBorder p="md">
              <Text fw={600}>{examples.title}</Text>
              <List fz="sm" mt="xs">
                {examples.of(form.values).map((example) => (
                  <List.Item key={example}>{example}</List.Item>
                ))}
              </List>
            </Paper>
          ) : null}
          {outdated ? (
            <Alert role="alert" color="ember" variant="default">
              <p>{words.changed}</p>
              <ActionButton
                onClick={() => {
                  discard();
                  onReload();
                }}
              >
                {words.loadTheirs}
              </ActionButton>
              <ActionButton onClick={() => saveOver(outdated)}>{words.publishMine}</ActionButton>
            </Alert>
          ) : null}
          {isRefused ? (
            <Text c="red" role="alert">
              {words.refused}
            </Text>
          ) : null}
          <DraftState draft={draft} readable={() => ''} />
          <Group gap="sm">
            <Button type="submit" disabled={saving.isPending}>
              {saving.isPending ? words.saving : words.save}
            </Button>
            <ScheduleButton
              {...{ form, data }}
              isBusy={saving.isPending}
              onSend={(times) => send(form.values, times, baseVersion)}
            />
            <PreviewLink previewed={{ contentKind: kind }} keep={() => keeper.flush()} />
            <Button variant="default" onClick={() => form.setValues(release)}>
              {words.asDelivered}
            </Button>
            {isDrafted ? (
              <Button variant="outline" color="red" onClick={discard}>
                {words.draft.discard}
              </Button>
            ) : null}
          </Group>
          {hasFacts ? (
            <ContentFacts
              {...{ kind, fields }}
              value={form.values}
              onShow={(path) => setShown({ openPath, path })}
            />
          ) : null}
        </Stack>
      </form>
      <ContentVersions {...{ kind, fields, form }} />
    </section>
  );
}

/** Tells who saved it, and the pages that show it. */
function Origin({ data: { saved, places } }: { data: ContentFormData }) {
  return (
    <Text fz="sm" mt="xs">
      {saved.savedAt
        ? words.savedBy(actorName(saved.savedBy ?? ''), formatDateTime(saved.savedAt))
        : words.release}{' '}
      {words.shownOn}: {places.length === 0 ? words.list.everywhere : null}
      {places.map(({ label, path }, index) => (
        <span key={path}>
          {index > 0 ? ', ' : null}
          <Anchor component={Link} to={path} inherit underline="always">
            {label}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
