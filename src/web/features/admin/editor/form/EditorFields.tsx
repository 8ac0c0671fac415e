import { Button, Group, Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { adminEditorContent as words } from '../../../../../content/post-editing.ts';
import type { EditorPost } from '../../../../../shared/post-editing.ts';
import { showErrorToast } from '../../../../components/toast/toast-store.ts';
import type { AutosaveState } from '../autosave/autosaver.ts';
import { SaveState } from '../autosave/SaveState.tsx';
import type { EditorValues } from '../editor-form.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { ContentSection } from './ContentSection.tsx';
import classes from './EditorFields.module.css';
import { EditorHeader } from './EditorHeader.tsx';
import { SeoSection } from './SeoSection.tsx';
import type { EditorFormApi, TitleFollowing } from './useTitleFollowing.ts';

interface EditorFieldsProps {
  form: EditorFormApi;
  /** null for a post that was not created yet. */
  post: EditorPost | null;
  following: TitleFollowing;
  state: AutosaveState;
  isSaving: boolean;
  onSubmit: (values: EditorValues) => void;
  onCancel: () => void;
  onPreview: () => void;
  /** Left out where there is no history yet. */
  onHistory?: () => void;
  /** What has to be known before anything is changed. */
  notice?: ReactNode;
  /** The dialogs over the form. */
  children: ReactNode;
}

/** Everything that can be said about a post. */
export function EditorFields(props: EditorFieldsProps) {
  const { form, post, following, state, isSaving, onSubmit, onCancel } = props;
  const { values } = form;

  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, () => showErrorToast(words.toasts.invalid))}>
      <Stack gap="xl">
        <EditorHeader
          post={post}
          hasAddress={values.slug.trim() !== ''}
          onPreview={props.onPreview}
          onCancel={onCancel}
          onHistory={props.onHistory}
        />
        {props.notice}
        <BasicsSection form={form} post={post} following={following} />
        <ContentSection
          content={values.content}
          error={form.errors.content}
          inputProps={form.getInputProps('content')}
          onContent={(content) => form.setFieldValue('content', content)}
        />
        <SeoSection form={form} following={following} />
        <Paper withBorder shadow="md" px="md" py="xs" className={classes.bar}>
          <Group gap="sm">
            <Button variant="default" onClick={onCancel}>
              {words.cancel}
            </Button>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? words.saving : post ? words.update : words.create}
            </Button>
            <SaveState state={state} />
          </Group>
        </Paper>
      </Stack>
      {props.children}
    </form>
  );
}
