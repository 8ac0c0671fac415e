import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { quotas } from '../../../../shared/limits/quotas.ts';
import { paths } from '../../../../shared/paths.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import classes from '../../../requests/web/admin/InboxRequest.module.css';
import { type BriefState, isBriefOpen } from '../../brief-options.ts';
import type { OwnersBrief } from '../../briefs.ts';
import { adminBriefsContent as words } from '../../words/admin-briefs.ts';
import { FindDevelopers } from './FindDevelopers.tsx';

const hues = {
  offered: 'sky',
  seen: 'lagoon',
  yes: 'moss',
  no: 'ember',
  chosen: 'moss',
  notChosen: 'sand',
  withdrawn: 'sand',
  expired: 'sand',
} as const satisfies Record<BriefState, string>;

export function RequestBriefs({ requestId }: { requestId: number }) {
  const list = trpc.admin.briefs.list.useQuery({ requestId }, { refetchOnMount: 'always' });
  const [isFinding, setIsFinding] = useState(false);
  if (!list.data) return null;
  const { isShown, briefs } = list.data;
  const isChosen = briefs.some(({ state }) => state === 'chosen');
  const isFull = briefs.filter(({ state }) => isBriefOpen(state)).length >= quotas.openBriefs.limit;
  const mayOffer = isShown && !isChosen;
  return (
    <Stack gap="sm" component="section" aria-labelledby={`briefs-${requestId}`}>
      <Title order={3} fz="md" id={`briefs-${requestId}`}>
        {words.title}
      </Title>
      {briefs.length > 0 ? (
        <ul className="ruled">
          {briefs.map((brief) => (
            <BriefItem key={brief.id} brief={brief} requestId={requestId} />
          ))}
        </ul>
      ) : null}
      {isShown && briefs.length > 0 ? null : (
        <Text fz="sm" c="dimmed">
          {isShown ? words.none : words.notShown}
        </Text>
      )}
      {mayOffer && isFull ? (
        <Text fz="sm" c="dimmed">
          {words.full}
        </Text>
      ) : null}
      {mayOffer && !isFull && isFinding ? (
        <FindDevelopers requestId={requestId} onClose={() => setIsFinding(false)} />
      ) : null}
      {mayOffer && !isFull && !isFinding ? (
        <div>
          <Button variant="default" onClick={() => setIsFinding(true)}>
            {words.find}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function BriefItem({ brief, requestId }: { brief: OwnersBrief; requestId: number }) {
  const { id, developerId, state, word, createdAt, answeredAt, endsAt } = brief;
  const name = brief.developerName || words.anonymous(developerId);
  const utils = trpc.useUtils();
  const withdrawal = trpc.admin.briefs.withdraw.useMutation(
    withToasts({
      done: words.withdrawn,
      failed: words.failed,
      onDone: () => utils.admin.briefs.list.invalidate({ requestId }),
      onFailed: () => utils.admin.briefs.list.invalidate({ requestId }),
    }),
  );
  const isOpen = isBriefOpen(state);
  return (
    <Stack component="li" gap="xxs" py="xs" fz="sm">
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <a href={paths.developerProfile(developerId)}>
            <bdi>{name}</bdi>
          </a>
          <Badge color={hues[state]}>{words.states[state]}</Badge>
          <Text span inherit c="dimmed">
            {answeredAt
              ? words.answeredAt(formatDateTime(answeredAt))
              : words.offeredAt(formatDateTime(createdAt))}
            {isOpen ? `, ${words.endsAt(formatDateTime(endsAt))}` : ''}
          </Text>
        </Group>
        {isOpen ? (
          <ActionButton
            context={name}
            disabled={withdrawal.isPending}
            onClick={() => withdrawal.mutate({ briefId: id })}
          >
            {words.withdraw}
          </ActionButton>
        ) : null}
      </Group>
      {word ? (
        <p className={classes.message} dir="auto">
          {word}
        </p>
      ) : null}
    </Stack>
  );
}
