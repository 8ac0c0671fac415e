import { Badge, Button, Group, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { interfaceContent } from '../../../../../shared/words/interface.ts';
import type { EditorPost } from '../../../../posts/post-editing.ts';
import { adminPostsContent } from '../../../../posts/words/post-list.ts';
import { adminEditorContent as words } from '../../../words/post-editing.ts';

interface EditorHeaderProps {
  post: EditorPost | null;
  hasAddress: boolean;
  onPreview: () => void;
  onCancel: () => void;
  onHistory?: (() => void) | undefined;
  tools: ReactNode;
}

export function EditorHeader(props: EditorHeaderProps) {
  const { post, hasAddress, onPreview, onCancel, onHistory, tools } = props;
  return (
    <Group component="header" justify="space-between" align="flex-end">
      <div>
        <Title order={1} fz="3xl">
          {post ? words.editTitle : words.createTitle}
        </Title>
        {post ? (
          <Group component="p" gap="xs" mt="xs" c="dimmed" fz="sm">
            <Badge color={post.status === 'published' ? 'moss' : 'sand'}>
              {adminPostsContent.status[post.status]}
            </Badge>
            {words.history.version(post.version)}
          </Group>
        ) : null}
      </div>
      <Group gap="xs">
        <Button variant="default" disabled={!hasAddress} onClick={onPreview}>
          {words.preview}
          <VisuallyHidden> {interfaceContent.opensInNewTab}</VisuallyHidden>
        </Button>
        {tools}
        {onHistory ? (
          <Button variant="default" onClick={onHistory}>
            {words.history.open}
          </Button>
        ) : null}
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
    </Group>
  );
}
