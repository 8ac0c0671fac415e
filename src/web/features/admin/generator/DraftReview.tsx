import { adminGeneratorContent } from '../../../../content/admin-work.ts';
import type { GeneratedPost } from '../../../../shared/admin-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Button } from '../../../components/Button.tsx';
import { Prose } from '../../../components/Prose.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { showFailure } from '../parts/action-failure.ts';
import { Fact } from '../parts/Fact.tsx';
import { ScrollPane } from '../parts/ScrollPane.tsx';
import { usePostChanges } from '../posts/post-changes.ts';
import classes from './DraftReview.module.css';
import { useGenerationChanges } from './useGeneration.ts';

const { review: words, toasts } = adminGeneratorContent;

interface DraftReviewProps {
  id: number;
  /** As the server sent it, which has sanitised its content. */
  draft: GeneratedPost;
  notice: string;
  onDiscarded: () => void;
  onSaved: () => void;
}

/** A generated draft to be read before it is saved or thrown away. */
export function DraftReview({ id, draft, notice, onDiscarded, onSaved }: DraftReviewProps) {
  const { refresh } = useGenerationChanges();
  const { refreshLists } = usePostChanges();
  const saving = trpc.admin.generations.save.useMutation({
    onSuccess: async () => {
      onSaved();
      await Promise.all([refreshLists(), refresh()]);
      showToast(toasts.saved);
    },
    onError: (error) => showFailure(error, toasts.saveFailed),
  });
  const discarding = trpc.admin.generations.discard.useMutation({
    onSuccess: async () => {
      onDiscarded();
      await refresh();
    },
    onError: (error) => showFailure(error, toasts.changeFailed),
  });
  const isBusy = saving.isPending || discarding.isPending;

  return (
    <section className={classes.review} aria-labelledby="draft-review-title">
      <h3 id="draft-review-title">{words.title}</h3>
      {notice ? <p role="status">{notice}</p> : null}
      <div className={classes.columns}>
        <dl className={classes.facts}>
          <Fact label={words.postTitle}>{draft.title}</Fact>
          <Fact label={words.slug}>
            <code>{draft.slug}</code>
          </Fact>
          <Fact label={words.excerpt}>{draft.excerpt}</Fact>
        </dl>
        {draft.imageUrl ? (
          <figure className={classes.image}>
            <img src={draft.imageUrl} alt={words.imageAlt} />
            <figcaption>{words.image}</figcaption>
          </figure>
        ) : null}
      </div>
      <h4>{words.seo}</h4>
      <dl className={classes.facts}>
        <Fact label={words.metaTitle}>{draft.metaTitle}</Fact>
        <Fact label={words.metaDescription}>{draft.metaDescription}</Fact>
        <Fact label={words.metaKeywords}>{draft.metaKeywords}</Fact>
      </dl>
      <h4>{words.content}</h4>
      <ScrollPane label={words.content}>
        <Prose html={draft.content} />
      </ScrollPane>
      <p className={classes.note}>{words.note}</p>
      <div className={classes.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={() => discarding.mutate({ id })}>
          {words.discard}
        </Button>
        <Button disabled={isBusy} onClick={() => saving.mutate({ id })}>
          {saving.isPending ? words.saving : words.save}
        </Button>
      </div>
    </section>
  );
}
