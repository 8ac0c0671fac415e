import { Text } from '@mantine/core';
import { adminEditorContent } from '../../words/post-editing.ts';
import '../../../../web/components/prose/post-blocks.css';
import { Prose } from '../../../../web/components/prose/Prose.tsx';
import { usePreview } from './usePreview.ts';

const words = adminEditorContent.content;

/** Shows only HTML that the server has sanitized. */
export function HtmlPreview({ html }: { html: string }) {
  return <ShownPreview {...usePreview(html)} />;
}

export function ShownPreview({ preview, isFailed }: ReturnType<typeof usePreview>) {
  if (preview && preview.html.trim() !== '' && !isFailed) {
    return <Prose html={preview.withCards ?? preview.html} />;
  }
  if (!preview && !isFailed) return null;
  return (
    <Text c="dimmed" fz="sm">
      {isFailed ? words.previewFailed : words.previewEmpty}
    </Text>
  );
}
