import { Group, Stack, Title } from '@mantine/core';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import { readableText } from '../../../../../web/admin/readable-text.ts';
import { WordDiff } from '../../../../../web/admin/WordDiff.tsx';
import type { Revision } from '../../../post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import type { EditorValues } from '../editor-form.ts';

const { history: words, fields } = adminEditorContent;

/** Fields that can be restored one by one. */
const comparedFields = [
  'title',
  'excerpt',
  'content',
  'imageUrl',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
] as const;
export type ComparedField = (typeof comparedFields)[number];

interface RevisionChangesProps {
  revision: Revision;
  values: EditorValues;
  onTake: (field: ComparedField, text: string) => void;
}

/** Shows the differing fields; each can be restored alone. */
export function RevisionChanges({ revision, values, onTake }: RevisionChangesProps) {
  const changed = comparedFields.filter((field) => revision[field] !== values[field]);
  if (changed.length === 0) return <p>{words.same}</p>;
  return (
    <Stack gap="lg">
      {changed.map((field) => {
        const text = (html: string) => (field === 'content' ? readableText(html) : html);
        const isWrittenAlike = text(revision[field]) === text(values[field]);
        return (
          <section key={field} aria-label={fields[field]}>
            <Group justify="space-between">
              <Title order={3} size="h5">
                {fields[field]}
              </Title>
              <ActionButton context={fields[field]} onClick={() => onTake(field, revision[field])}>
                {words.take}
              </ActionButton>
            </Group>
            {isWrittenAlike ? (
              <p>{words.markupOnly}</p>
            ) : (
              <WordDiff before={text(revision[field])} after={text(values[field])} />
            )}
          </section>
        );
      })}
    </Stack>
  );
}
