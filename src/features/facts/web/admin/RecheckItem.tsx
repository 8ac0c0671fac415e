import { Badge, Group, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contentFormPath } from '../../../../shared/addresses/content-address.ts';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { beginningOf, dayOf, monthsLater } from '../../../../web/admin/form/date-field.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { editorAddress } from '../../../../web/admin/list/admin-address.ts';
import { ChooseRow } from '../../../../web/admin/list/several/SelectionBar.tsx';
import type { Selection } from '../../../../web/admin/list/several/useSelection.ts';
import { MarkedSentence } from '../../../../web/admin/text/MarkedSentence.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ExternalLink } from '../../../../web/components/links/ExternalLink.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { type Recheck, recheckMonths } from '../../facts.ts';
import { factsContent, recheckContent as words } from '../../words/facts.ts';

const day = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium' });
const format = (at: Date) => day.format(at);
const otherwiseMonths = 12;

function addressOf(target: Recheck['target'], search: string): string {
  return target.kind === 'post'
    ? editorAddress({ kind: 'post', postId: target.id }, search)
    : contentFormPath(target.id);
}

interface RecheckItemProps {
  fact: Recheck;
  selection: Selection;
  onDone: () => void;
}

export function RecheckItem({ fact, selection, onDone }: RecheckItemProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { target } = fact;
  const address = addressOf(target, search);
  const months = recheckMonths[fact.kind] ?? otherwiseMonths;
  const [next, setNext] = useState(() => dayOf(monthsLater(new Date(), months)));
  const recheck = trpc.admin.facts.recheck.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: async (_, { outcome }) => {
        showToast(words.toasts[outcome]);
        await utils.admin.facts.invalidate();
        if (outcome === 'changed') await navigate(address);
        else onDone();
      },
    }),
  );
  const { id, sourceUrl, note, recheckAt, answeredBy, answeredAt } = fact;
  const isBusy = recheck.isPending;

  return (
    <Group component="li" wrap="nowrap" align="start" gap="xs" px="xs" py="md" tabIndex={-1}>
      <ChooseRow {...{ id, selection }} name={fact.words} />
      <Stack gap="xs" flex={1} miw={0}>
        <Group gap="xs">
          <Badge variant="default">{factsContent.kinds[fact.kind]}</Badge>
          <Title order={2} size="h5" dir="auto">
            {target.title}
          </Title>
        </Group>
        <MarkedSentence sentence={fact.sentence} words={fact.words} />
        <ValueLine>
          <LineValue label={words.due}>
            <Time at={recheckAt} format={format} />
          </LineValue>
          <LineValue label={words.lastLook}>
            <bdi>{actorName(answeredBy)}</bdi>, <Time at={answeredAt} format={format} />
          </LineValue>
          <LineValue label={words.source}>
            {sourceUrl ? (
              <ExternalLink href={sourceUrl}>{new URL(sourceUrl).hostname}</ExternalLink>
            ) : null}{' '}
            <bdi>{note}</bdi>
          </LineValue>
        </ValueLine>
        <Group gap="xs" align="flex-end">
          <TextInput
            type="date"
            size="sm"
            label={words.next}
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
          />
          <ActionButton
            context={fact.words}
            disabled={isBusy}
            onClick={() =>
              recheck.mutate({ id, outcome: 'stillTrue', recheckAt: beginningOf(next) })
            }
          >
            {words.stillTrue}
          </ActionButton>
          <ActionButton
            context={fact.words}
            disabled={isBusy}
            onClick={() => recheck.mutate({ id, outcome: 'changed' })}
          >
            {words.changed}
          </ActionButton>
          <ActionLink context={target.title} to={address}>
            {words.open[target.kind]}
          </ActionLink>
        </Group>
      </Stack>
    </Group>
  );
}
