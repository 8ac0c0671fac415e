import { Box, Group, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../../../../web/admin/Action.tsx';
import { actorName } from '../../../../../web/admin/actor-name.ts';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { editorAddress } from '../../../../../web/admin/list/admin-address.ts';
import { LogEntry } from '../../../../../web/admin/list/LogEntry.tsx';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import type { AiDraftRequest } from '../../../ai-drafts.ts';
import { adminAiDraftsContent } from '../../../words/ai-drafts.ts';
import { useAiDraftChanges } from './useAiDraft.ts';

const { log: words, toasts, isKeeping } = adminAiDraftsContent;

export function AiDraftLog() {
  const [page, setPage] = useState(1);
  const requests = trpc.admin.aiDrafts.requests.useQuery(
    { page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <Box component="section" mt="3xl" aria-labelledby="ai-drafts-log-title">
      <h3 id="ai-drafts-log-title">{words.title}</h3>
      <AdminList
        list={requests}
        rowHeight="3rem"
        empty={requests.data?.items.length === 0 ? words.empty : null}
        pager={{ of: requests.data, page, onPage: setPage }}
      >
        <Box component="ol" className="ruled" mt="md">
          {requests.data?.items.map((request) => (
            <Entry key={request.id} request={request} />
          ))}
        </Box>
      </AdminList>
    </Box>
  );
}

function Entry({ request }: { request: AiDraftRequest }) {
  const { id, createdAt, actor, subject, model, outcome, postId } = request;
  const { search } = useLocation();
  const { refresh } = useAiDraftChanges();
  const undiscard = trpc.admin.aiDrafts.undiscard.useMutation(
    withToasts({ failed: toasts.changeFailed, onDone: refresh }),
  );
  const seconds = Math.round(request.durationMs / 1_000);
  return (
    <LogEntry
      at={createdAt}
      actions={
        <Group gap="xs">
          {postId ? (
            <ActionLink context={subject} to={editorAddress({ kind: 'post', postId }, search)}>
              {words.openPost}
            </ActionLink>
          ) : null}
          {request.canBringBack ? (
            <ReasonedButton
              variant="outline"
              color="gray"
              aria-label={accessibleName(words.bringBack, subject)}
              reason={undiscard.isPending ? isKeeping : null}
              onClick={() => undiscard.mutate({ id })}
            >
              {words.bringBack}
            </ReasonedButton>
          ) : null}
        </Group>
      }
    >
      <p>
        <strong dir="auto">{subject}</strong>
      </p>
      <Text c="dimmed" fz="sm">
        {words.facts({
          who: actorName(actor),
          outcome: words.outcomes[outcome] ?? outcome,
          model,
          seconds,
          tokens: request.inputTokens + request.outputTokens,
        })}
      </Text>
    </LogEntry>
  );
}
