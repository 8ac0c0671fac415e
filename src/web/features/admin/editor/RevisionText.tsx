import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { trpc } from '../../../api/trpc.ts';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { HtmlPreview } from './HtmlPreview.tsx';
import classes from './RevisionText.module.css';

/** The text of one kept version. */
export function RevisionText({ id, version }: { id: number; version: number }) {
  const revision = trpc.admin.posts.revision.useQuery({ id, version });
  if (revision.isPending) return <ListSkeleton rowHeight="3rem" />;
  if (revision.isError) return <p role="alert">{adminEditorContent.history.failed}</p>;
  const { title, excerpt, content } = revision.data;
  return (
    <article>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.excerpt}>{excerpt}</p>
      <HtmlPreview html={content} />
    </article>
  );
}
