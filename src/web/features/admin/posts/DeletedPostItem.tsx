import { useEffect, useRef } from 'react';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import { ActionButton } from '../parts/Action.tsx';
import classes from './DeletedPostItem.module.css';

interface DeletedPostItemProps {
  title: string;
  actions: { isUndeleting: boolean; undelete: () => void };
}

/** In the place of a post that was just deleted. The focus comes here, because the button it was on is gone. */
export function DeletedPostItem({ title, actions }: DeletedPostItemProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={row} className={classes.row}>
      <p>{words.deletedRow(title)}</p>
      <ActionButton context={title} disabled={actions.isUndeleting} onClick={actions.undelete}>
        {actions.isUndeleting ? words.actions.undoing : words.actions.undo}
      </ActionButton>
    </div>
  );
}
