import { Text } from '@mantine/core';
import { adminEditorContent } from '../../words/post-editing.ts';
import '../../../../web/components/post-blocks.css';
import { Prose } from '../../../../web/components/Prose.tsx';
import { usePreview } from './usePreview.ts';

const words = adminEditorContent.content;

/** HTML as readers will see it: only what the server has sanitized is shown. */
export function HtmlPreview({ html }: { html: string }) {
  return <ShownPreview {...usePreview(html)} />;
}

/** The same where the server is asked elsewhere. */
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
