import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminGeneratorContent } from '../../../../content/admin-work.ts';
import type { GenerationRequest } from '../../../../shared/admin-drafts.ts';
import { trpc } from '../../../api/trpc.ts';
import { editorAddress } from '../admin-address.ts';
import { ActionButton, ActionLink } from '../parts/Action.tsx';
import { showFailure } from '../parts/action-failure.ts';
import { actorName } from '../parts/actor-name.ts';
import { formatDateTime } from '../parts/format-time.ts';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Pager } from '../parts/Pager.tsx';
import classes from './RequestLog.module.css';
import { useGenerationChanges } from './useGeneration.ts';

const { log: words, toasts } = adminGeneratorContent;

/** Every request to the AI service: who asked for what, what it cost, what became of it. */
export function RequestLog() {
  const [page, setPage] = useState(1);
  const requests = trpc.admin.generations.requests.useQuery(
    { page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <section className={classes.log} aria-labelledby="generator-log-title">
      <h3 id="generator-log-title">{words.title}</h3>
      {requests.isPending ? <ListSkeleton rowHeight="3rem" /> : null}
      {requests.isError ? (
        <ListFailed error={requests.error} onRetry={() => void requests.refetch()} />
      ) : null}
      {requests.data?.items.length === 0 ? <p>{words.empty}</p> : null}
      <ol className={classes.list}>
        {requests.data?.items.map((request) => (
          <Entry key={request.id} request={request} />
        ))}
      </ol>
      {requests.data ? (
        <Pager
          page={page}
          total={requests.data.total}
          pageSize={requests.data.pageSize}
          onPage={setPage}
        />
      ) : null}
    </section>
  );
}

function Entry({ request }: { request: GenerationRequest }) {
  const { id, createdAt, actor, subject, model, outcome, postId } = request;
  const { search } = useLocation();
  const { refresh } = useGenerationChanges();
  const undiscard = trpc.admin.generations.undiscard.useMutation({
    onSuccess: refresh,
    onError: (error) => showFailure(error, toasts.changeFailed),
  });
  const seconds = Math.round(request.durationMs / 1_000);
  return (
    <li className={classes.entry}>
      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      <div>
        <p>
          <strong>{subject}</strong>
        </p>
        <p className={classes.facts}>
          {words.facts({
            who: actorName(actor),
            outcome: words.outcomes[outcome] ?? outcome,
            model,
            seconds,
            tokens: request.inputTokens + request.outputTokens,
          })}
        </p>
      </div>
      <div className={classes.actions}>
        {postId ? (
          <ActionLink context={subject} to={editorAddress({ kind: 'post', postId }, search)}>
            {words.openPost}
          </ActionLink>
        ) : null}
        {request.canBringBack ? (
          <ActionButton
            context={subject}
            disabled={undiscard.isPending}
            onClick={() => undiscard.mutate({ id })}
          >
            {words.bringBack}
          </ActionButton>
        ) : null}
      </div>
    </li>
  );
}
