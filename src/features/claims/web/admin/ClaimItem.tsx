import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { site } from '../../../../shared/words/site.ts';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { MarkedSentence } from '../../../../web/admin/text/MarkedSentence.tsx';
import { ExternalLink } from '../../../../web/components/links/ExternalLink.tsx';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import type { ClaimAnswer } from '../../claims.ts';
import { claimsContent } from '../../words/claims.ts';
import { SourceForm } from './SourceForm.tsx';
import { isOpen, type ListedClaim, type SourceInput } from './useClaims.ts';

const { item: words, kinds } = claimsContent;
const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'medium' });

interface ClaimItemProps {
  claim: ListedClaim;
  isBusy: boolean;
  onShow: () => void;
  /** Null for an opinion. Returns whether the answer was stored. */
  onSay: (source: SourceInput | null) => Promise<boolean>;
  onOpenAgain: (id: number) => void;
}

export function ClaimItem({ claim, isBusy, onShow, onSay, onOpenAgain }: ClaimItemProps) {
  const [isWriting, setWriting] = useState(false);
  const { answer, kind } = claim;
  const open = isOpen(claim);
  const actions = [
    { label: words.show, run: onShow },
    { label: open ? words.source : words.change, run: () => setWriting(true) },
    ...(answer?.state === 'opinion' ? [] : [{ label: words.opinion, run: () => void onSay(null) }]),
    ...(answer && !open ? [{ label: words.reopen, run: () => onOpenAgain(answer.id) }] : []),
  ];

  return (
    <Stack component="li" gap="xs" py="sm" data-claim={claim.key} tabIndex={-1}>
      <Group gap="xs">
        <Badge variant="default">{kinds[kind]}</Badge>
        <StateBadge answer={answer} />
      </Group>
      <MarkedSentence sentence={claim.sentence} words={claim.words} />
      {answer ? <Said answer={answer} /> : null}
      {isWriting ? (
        <SourceForm
          {...{ claim, isBusy }}
          onTick={async (source) => {
            if (await onSay(source)) setWriting(false);
          }}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <Group gap="xs">
          {actions.map(({ label, run }) => (
            <Button
              key={label}
              size="xs"
              variant="default"
              disabled={isBusy}
              aria-label={accessibleName(label, claim.words)}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

function StateBadge({ answer }: { answer: ClaimAnswer | null }) {
  if (!answer) return <Badge color="sand">{words.isOpen}</Badge>;
  if (answer.state === 'changed') return <Badge color="ember">{words.hasChanged}</Badge>;
  return (
    <Badge color={answer.state === 'sourced' ? 'moss' : 'sky'}>
      {answer.state === 'sourced' ? words.isSourced : words.isOpinion}
    </Badge>
  );
}

function Said({ answer }: { answer: ClaimAnswer }) {
  const { sourceUrl, note, recheckAt, answeredBy, answeredAt, state } = answer;
  const who = actorName(answeredBy);
  const when = day.format(answeredAt);
  return (
    <Text fz="sm" c="dimmed" component="div">
      {sourceUrl ? (
        <ExternalLink href={sourceUrl}>{new URL(sourceUrl).hostname}</ExternalLink>
      ) : null}
      {note ? <p dir="auto">{note}</p> : null}
      <p>
        <NamedSentence
          name={who}
          sentence={(name) =>
            state === 'changed' ? words.changedHint(name, when) : words.by(name, when)
          }
        />
      </p>
      {recheckAt ? <p>{words.recheck(day.format(recheckAt))}</p> : null}
    </Text>
  );
}
