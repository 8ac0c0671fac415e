import { adminEditorContent as words } from '../../../../content/admin-editor.ts';
import { adminPostsContent } from '../../../../content/admin-posts.ts';
import { interfaceContent } from '../../../../content/interface.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import classes from './EditorHeader.module.css';

interface EditorHeaderProps {
  post: EditorPost | null;
  /** There is a slug, so there is a page to look at. */
  hasAddress: boolean;
  onPreview: () => void;
  onCancel: () => void;
  onHistory?: (() => void) | undefined;
}

/** What is being edited, and the ways out of it. */
export function EditorHeader(props: EditorHeaderProps) {
  const { post, hasAddress, onPreview, onCancel, onHistory } = props;
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.title}>{post ? words.editTitle : words.createTitle}</h1>
        {post ? (
          <p className={classes.status}>
            <Badge hue={post.status === 'published' ? 'moss' : 'sand'}>
              {adminPostsContent.status[post.status]}
            </Badge>
            {words.history.version(post.version)}
          </p>
        ) : null}
      </div>
      <div className={classes.actions}>
        <Button variant="secondary" disabled={!hasAddress} onClick={onPreview}>
          {words.preview}
          <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
        </Button>
        {onHistory ? (
          <Button variant="secondary" onClick={onHistory}>
            {words.history.open}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </header>
  );
}
