import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { fillReply } from '../../../saved-replies.ts';
import { savedRepliesContent as words } from '../../../words/saved-replies.ts';
import { SavedRepliesDialog } from './SavedRepliesDialog.tsx';

interface SavedRepliesProps {
  request: ListedRequest;
  onChoose: (text: string) => void;
}

export function SavedReplies({ request, onChoose }: SavedRepliesProps) {
  const { data: replies = [] } = trpc.admin.inbox.replies.list.useQuery();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <>
      {/* Stays open where its button is moved out of sight, as by the row that says when the request was opened. */}
      <Menu position="bottom-start" hideDetached={false}>
        <Menu.Target>
          <Button variant="default" size="sm">
            {words.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
          {replies.map(({ id, title, body }) => (
            <Menu.Item key={id} onClick={() => onChoose(fillReply(body, request))}>
              <bdi>{title}</bdi>
            </Menu.Item>
          ))}
          {replies.length > 0 ? <Menu.Divider /> : null}
          <Menu.Item onClick={() => setIsEditing(true)}>{words.edit}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isEditing ? (
        <SavedRepliesDialog replies={replies} onClose={() => setIsEditing(false)} />
      ) : null}
    </>
  );
}
