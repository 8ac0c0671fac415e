import { Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../../../web/components/toast/toast-store.ts';
import { postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { growsByStyle } from '../field-growth.ts';
import type { EditorFormApi, TitleFollowing } from '../useTitleFollowing.ts';
import classes from './EditorFields.module.css';
import { takeTags, withTags } from './title-tags.ts';

interface TitleFieldProps {
  form: EditorFormApi;
  following: TitleFollowing;
  /** Writing begins here. */
  isFirst: boolean;
  onEnter: () => void;
}

/** One line of text, however many lines it is shown on. Enter goes on to the text, and makes tags of what stands as "#tag" at the end. */
export function TitleField({ form, following, isFirst, onEnter }: TitleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true });
  }, []);
  const moveTags = () => {
    const { title, tags } = takeTags(form.getValues().title);
    if (tags.length === 0) return;
    following.changeTitle(title);
    form.setFieldValue('tags', withTags(form.getValues().tags, tags));
    showToast({ title: adminEditorContent.basics.tagged, description: tags.join(', ') });
  };
  return (
    <Textarea
      classNames={{ root: classes.titleField, label: classes.titleLabel, input: classes.title }}
      label={adminEditorContent.basics.postTitle}
      {...form.getInputProps('title')}
      ref={field}
      onChange={({ currentTarget: { value } }) =>
        following.changeTitle(value.replace(/\s*[\r\n]+\s*/g, ' '))
      }
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        moveTags();
        onEnter();
      }}
      maxLength={postLimits.title}
      variant="unstyled"
      autosize={!growsByStyle}
      rows={1}
      minRows={1}
      required
    />
  );
}
