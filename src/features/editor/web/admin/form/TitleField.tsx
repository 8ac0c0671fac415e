import { Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { postLimits } from '../../../../posts/posts.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';
import { growsByStyle } from '../field-growth.ts';
import type { EditorFormApi, TitleFollowing } from '../useTitleFollowing.ts';
import classes from './EditorFields.module.css';

interface TitleFieldProps {
  form: EditorFormApi;
  following: TitleFollowing;
  /** Writing begins here. */
  isFirst: boolean;
  onEnter: () => void;
}

/** One line of text, however many lines it is shown on. Enter goes on to the text. */
export function TitleField({ form, following, isFirst, onEnter }: TitleFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (isFirst) field.current?.focus({ preventScroll: true });
  }, []);
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
