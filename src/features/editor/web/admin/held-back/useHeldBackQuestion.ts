import { useRef, useState } from 'react';
import { showFailure } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { heldBackContent } from '../../../../posts/words/held-back.ts';
import type { EditorPost } from '../../../post-editing.ts';
import type { EditorValues } from '../editor-form.ts';

/** Asks before a post is published that was not for everybody where it comes from. Every other save goes on at once. */
export function useHeldBackQuestion(post: EditorPost | null) {
  const wasReleased = useRef(false);
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const { client } = trpc.useUtils();
  const isNeeded = ({ isPublished }: EditorValues) =>
    isPublished === 'true' &&
    post?.isPublished === 'false' &&
    post.heldBack.length > 0 &&
    !wasReleased.current;
  return {
    isAsking: waiting !== null,
    /** The same way of saving, with the question before it where there is one. */
    before: (send: (values: EditorValues) => void) => (values: EditorValues) => {
      if (!isNeeded(values)) return send(values);
      setWaiting({ goOn: () => send(values) });
    },
    publish: async () => {
      setWaiting(null);
      if (!post) return;
      try {
        await client.admin.posts.release.mutate({ id: post.id });
      } catch (error) {
        return showFailure(error, heldBackContent.failed);
      }
      wasReleased.current = true;
      waiting?.goOn();
    },
    close: () => setWaiting(null),
  };
}
