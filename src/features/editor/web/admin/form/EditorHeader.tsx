import { Badge, Button, Group, Title, VisuallyHidden } from '@mantine/core';
import { interfaceContent } from '../../../../../shared/words/interface.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminPostsContent } from '../../../../posts/words/post-list.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';

interface EditorHeaderProps {
  post: EditorPost | null;
  hasAddress: boolean;
  onPreview: () => void;
  onCancel: () => void;
  /** Opens the panel where there is no room for it beside the text. */
  onSettings: (() => void) | undefined;
}

export function EditorHeader(props: EditorHeaderProps) {
  const { post, hasAddress, onPreview, onCancel, onSettings } = props;
  return (
    <Group component="header" justify="space-between" gap="sm" pb="xs">
      <Group gap="xs">
        <Title order={1} fz="xl" lh={1.2}>
          {post ? words.editTitle : words.createTitle}
        </Title>
        {post ? (
          <Group component="p" gap="xs" c="dimmed" fz="sm">
            <Badge color={post.status === 'published' ? 'moss' : 'sand'}>
              {adminPostsContent.status[post.status]}
            </Badge>
            {post.readyAt ? <Badge color="sky">{words.review.ready}</Badge> : null}
            {words.history.version(post.version)}
          </Group>
        ) : null}
      </Group>
      <Group gap="xs">
        {onSettings ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={onSettings}>
            {words.panel.open}
          </Button>
        ) : null}
        <Button variant="default" size="sm" disabled={!hasAddress} onClick={onPreview}>
          {words.preview}
          <VisuallyHidden> {interfaceContent.opensInNewTab}</VisuallyHidden>
        </Button>
        <Button variant="default" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </Group>
  );
}
