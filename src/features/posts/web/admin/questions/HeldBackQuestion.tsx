import { List } from '@mantine/core';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { heldBackContent } from '../../../words/held-back.ts';

const { question: words } = heldBackContent;

interface HeldBackQuestionProps {
  posts: readonly { id: number; title: string; heldBack: readonly string[] }[];
  /** Publishes only those that are not held back; left out where there are none. */
  onOthers?: (() => void) | undefined;
  onPublish: () => void;
  onClose: () => void;
}

/** Asked before posts are published that were not for everybody where they come from. */
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
