import { List } from '@mantine/core';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { heldBackContent } from '../../../words/held-back.ts';

const { question: words } = heldBackContent;

interface HeldBackQuestionProps {
  posts: readonly { id: number; title: string; heldBack: readonly string[] }[];
  /** Undefined when all posts are held back. */
  onOthers?: (() => void) | undefined;
  onPublish: () => void;
  onClose: () => void;
}

export function HeldBackQuestion({ posts, onOthers, onPublish, onClose }: HeldBackQuestionProps) {
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      answers={[
        {
          label: onOthers ? words.leaveOut : words.notYet,
          isSafe: true,
          onChoose: onOthers ?? onClose,
        },
        { label: words.publish, onChoose: onPublish },
      ]}
    >
      <p>{words.text(posts.length)}</p>
      <List listStyleType="disc">
        {posts.map(({ id, title, heldBack }) => (
          <List.Item key={id}>
            <strong dir="auto">{title}</strong>: {heldBack.join(' ')}
          </List.Item>
        ))}
      </List>
    </Dialog>
  );
}
