import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { trpc } from '../../../api/trpc.ts';
import { Prose } from '../../../components/Prose.tsx';
import classes from './HtmlPreview.module.css';

const words = adminEditorContent.content;
const typingPauseMs = 500;

/** HTML as readers will see it: only what the server has sanitised is shown. */
export function HtmlPreview({ html }: { html: string }) {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const { mutate, data, isError } = trpc.admin.posts.preview.useMutation();
  useEffect(() => mutate({ content: settled }), [mutate, settled]);

  if (isError) return <p className={classes.note}>{words.previewFailed}</p>;
  if (!data) return null;
  if (data.html.trim() === '') return <p className={classes.note}>{words.previewEmpty}</p>;
  return <Prose html={data.html} />;
}
