import { Button, Stack, Text } from '@mantine/core';
import { roleMay } from '../../../../../shared/admin/admin-roles.ts';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { NamedSentence } from '../../../../../web/components/text/NamedSentence.tsx';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminEditorContent } from '../../../words/post-editing.ts';

const { review: words } = adminEditorContent;

interface ReviewControlProps {
  post: EditorPost | null;
  isBusy: boolean;
  onReady: () => void;
  onBack: () => void;
}

export function ReviewControl({ post, isBusy, onReady, onBack }: ReviewControlProps) {
  const mayPublish = roleMay(useAdminSession().admin.role, 'publishPosts');
  if (!post) return mayPublish ? null : <Hint>{words.notCreated}</Hint>;
  if (post.status !== 'draft') return null;
  const { readyAt, readyBy } = post;
  if (!readyAt) {
    return (
      <Stack gap="xs" align="flex-start">
        <Button variant={mayPublish ? 'default' : 'filled'} disabled={isBusy} onClick={onReady}>
          {words.ready}
        </Button>
        <Hint>{words.hint}</Hint>
      </Stack>
    );
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Text fz="sm" role="status">
        <NamedSentence
          sentence={(name) => words.since(name, formatDateTime(readyAt))}
          name={actorName(readyBy ?? '')}
        />
      </Text>
      {mayPublish ? null : <Hint>{words.next}</Hint>}
      <Button variant="default" disabled={isBusy} onClick={onBack}>
        {words.back}
      </Button>
    </Stack>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Text c="dimmed" fz="sm">
      {children}
    </Text>
  );
}
