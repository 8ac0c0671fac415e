import { adminEditorContent as words } from '../../../../content/admin-editor.ts';
import { adminPostsContent } from '../../../../content/admin-posts.ts';
import { interfaceContent } from '../../../../content/interface.ts';
import type { EditorPost } from '../../../../shared/admin-posts.ts';
import { paths } from '../../../../shared/paths.ts';
import { Badge } from '../../../components/Badge.tsx';
import { Button } from '../../../components/Button.tsx';
import classes from './EditorHeader.module.css';

interface EditorHeaderProps {
  post: EditorPost | null;
  slug: string;
  onCancel: () => void;
  onHistory: () => void;
}

/** What is being edited, and the ways out of it. */
export function EditorHeader({ post, slug, onCancel, onHistory }: EditorHeaderProps) {
  const openPreview = () => window.open(paths.post(slug), '_blank', 'noopener');
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
        <Button variant="secondary" disabled={slug.trim() === ''} onClick={openPreview}>
          {words.preview}
          <span className="visually-hidden"> {interfaceContent.opensInNewTab}</span>
        </Button>
        {post ? (
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
