import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import { trpc } from '../../../api/trpc.ts';
import { Prose } from '../../../components/Prose.tsx';

const words = adminEditorContent.content;
const typingPauseMs = 500;

/** HTML as readers will see it: only what the server has sanitized is shown. */
export function HtmlPreview({ html }: { html: string }) {
  const [settled] = useDebouncedValue(html, typingPauseMs);
  const { mutate, data, isError } = trpc.admin.posts.preview.useMutation();
  useEffect(() => mutate({ content: settled }), [mutate, settled]);

  if (data && data.html.trim() !== '' && !isError) return <Prose html={data.html} />;
  if (!data && !isError) return null;
  return (
    <Text c="dimmed" fz="sm">
      {isError ? words.previewFailed : words.previewEmpty}
    </Text>
  );
}
