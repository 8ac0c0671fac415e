import type { ReactNode } from 'react';
import { adminPostsContent as words } from '../../../../content/admin-posts.ts';
import { Badge } from '../../../components/Badge.tsx';
import { ActionButton } from '../parts/Action.tsx';
import { Fact } from '../parts/Fact.tsx';
import classes from './PostItem.module.css';
import { PostTime } from './PostTime.tsx';

interface ListedPostProps {
  titleId: string;
  title: string;
  categoryName: string | null;
  /** Behind the category. */
  badges: ReactNode;
  excerpt: string;
  updatedAt: string;
  /** Behind the time of the last change. */
  facts: ReactNode;
  isDeleted: boolean;
  actions: { isBusy: boolean; remove: () => void; undelete: () => void };
  /** What can be done besides deleting. */
  children: ReactNode;
}

/** A card of the list: what a post and a new one that was not created yet show alike. */
export function ListedPost({
  titleId,
  title,
  categoryName,
  badges,
  excerpt,
  updatedAt,
  facts,
  isDeleted,
  actions,
  children,
}: ListedPostProps) {
  return (
    <article className={classes.card} aria-labelledby={titleId}>
      <div className={classes.words}>
        <p className={classes.badges}>
          <Badge look="outline">{categoryName ?? words.uncategorized}</Badge>
          {badges}
        </p>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        <p className={classes.excerpt}>{excerpt}</p>
        <dl className={classes.dates}>
          <Fact label={words.lastUpdated}>
            <PostTime iso={updatedAt} />
          </Fact>
          {facts}
        </dl>
      </div>
      <div className={classes.actions}>
        {isDeleted ? (
          <ActionButton context={title} disabled={actions.isBusy} onClick={actions.undelete}>
            {words.actions.undelete}
          </ActionButton>
        ) : (
          <>
            {children}
            <ActionButton
              context={title}
              tone="danger"
              disabled={actions.isBusy}
              onClick={actions.remove}
            >
              {words.actions.delete}
            </ActionButton>
          </>
        )}
      </div>
    </article>
  );
}
