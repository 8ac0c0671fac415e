import { Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { FieldChanges } from '../../../../../web/admin/text/FieldChanges.tsx';
import { readableText } from '../../../../../web/admin/text/readable-text.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { Columns } from '../../../../../web/components/sections/Columns.tsx';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import type { Revision } from '../../../editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import type { EditorValues } from '../editor-form.ts';
import { HtmlPreview } from '../HtmlPreview.tsx';
import classes from './HistoryDialog.module.css';
import { Timeline } from './Timeline.tsx';

const { history: words, toasts } = adminEditorContent;

interface HistoryDialogProps {
  post: EditorPost;
  values: EditorValues;
  hasUnsaved: boolean;
  onTake: (field: ComparedField, text: string) => void;
  onClose: () => void;
  onRestored: () => void;
}

export function HistoryDialog(props: HistoryDialogProps) {
  const { post, values, hasUnsaved, onTake, onClose, onRestored } = props;
  const { id, version: currentVersion } = post;
  const [chosen, setChosen] = useState<number | null>(null);
  const restore = trpc.admin.posts.restoreRevision.useMutation(
    withToasts({ done: toasts.restored, failed: toasts.restoreFailed, onDone: onRestored }),
  );
  const canRestore = chosen !== null && chosen !== currentVersion;

  return (
    <Dialog
      size="xl"
      title={words.title}
      onClose={onClose}
      answers={[
        {
          label: restore.isPending ? words.restoring : words.restore,
          onChoose: () => chosen !== null && restore.mutate({ id, version: chosen }),
          isDisabled: !canRestore || restore.isPending,
        },
      ]}
    >
      <Columns widths="17rem minmax(0, 1fr)" from="sm" gap="lg" columnGap="lg">
        <div className={classes.pane}>
          <Timeline
            postId={id}
            currentVersion={currentVersion}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
        <div className={classes.pane}>
          {chosen === null ? (
            <p>{words.choose}</p>
          ) : (
            <ChosenRevision key={chosen} {...{ id, version: chosen, values, onTake }} />
          )}
        </div>
      </Columns>
      {canRestore && hasUnsaved ? <p role="status">{words.warning}</p> : null}
    </Dialog>
  );
}

interface ChosenRevisionProps extends Pick<HistoryDialogProps, 'values' | 'onTake'> {
  id: number;
  version: number;
}

function ChosenRevision({ id, version, values, onTake }: ChosenRevisionProps) {
  const [isComparing, setComparing] = useState(false);
  const revision = trpc.admin.posts.revision.useQuery({ id, version });
  if (revision.isPending) return <ListSkeleton rowHeight="3rem" />;
  if (revision.isError) return <p role="alert">{words.failed}</p>;
  const { title, excerpt, content } = revision.data;
  return (
    <Stack>
      <Switch
        label={words.compare}
        checked={isComparing}
        onChange={(event) => setComparing(event.currentTarget.checked)}
      />
      {isComparing ? (
        <RevisionChanges revision={revision.data} values={values} onTake={onTake} />
      ) : (
        <article>
          <h3 dir="auto">{title}</h3>
          <Text c="dimmed" fz="sm" mt="xs" mb="md" dir="auto">
            {excerpt}
          </Text>
          <HtmlPreview html={content} />
        </article>
      )}
    </Stack>
  );
}

const { fields } = adminEditorContent;

const comparedFields = [
  'title',
  'excerpt',
  'content',
  'imageUrl',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
] as const;
type ComparedField = (typeof comparedFields)[number];

interface RevisionChangesProps {
  revision: Revision;
  values: EditorValues;
  onTake: (field: ComparedField, text: string) => void;
}

function RevisionChanges({ revision, values, onTake }: RevisionChangesProps) {
  const changes = comparedFields
    .filter((field) => revision[field] !== values[field])
    .map((name) => {
      const text = (html: string) => (name === 'content' ? readableText(html) : html);
      const [before, after] = [text(revision[name]), text(values[name])];
      return { name, label: fields[name], before, after };
    });
  return <FieldChanges changes={changes} onTake={(field) => onTake(field, revision[field])} />;
}
