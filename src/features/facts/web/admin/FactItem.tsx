import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { siteLocale } from '../../../../shared/words/site-locale.ts';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { MarkedSentence } from '../../../../web/admin/text/MarkedSentence.tsx';
import { ExternalLink } from '../../../../web/components/links/ExternalLink.tsx';
import { NamedSentence } from '../../../../web/components/text/NamedSentence.tsx';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import type { FactAnswer } from '../../facts.ts';
import { factsContent } from '../../words/facts.ts';
import { SourceForm } from './SourceForm.tsx';
import { isOpen, type ListedFact, type SourceInput } from './useFacts.ts';

const { item: words, kinds } = factsContent;
const day = new Intl.DateTimeFormat(siteLocale, { dateStyle: 'medium' });

interface FactItemProps {
  fact: ListedFact;
  isBusy: boolean;
  onShow: () => void;
  /** `source` null stores an opinion. Returns true when the answer was stored. */
  onSay: (source: SourceInput | null) => Promise<boolean>;
  onOpenAgain: (id: number) => void;
}

export function FactItem({ fact, isBusy, onShow, onSay, onOpenAgain }: FactItemProps) {
  const [isWriting, setWriting] = useState(false);
  const { answer, kind } = fact;
  const open = isOpen(fact);
  const actions = [
    { label: words.show, run: onShow },
    { label: open ? words.source : words.change, run: () => setWriting(true) },
    ...(answer?.state === 'opinion' ? [] : [{ label: words.opinion, run: () => void onSay(null) }]),
    ...(answer && !open ? [{ label: words.reopen, run: () => onOpenAgain(answer.id) }] : []),
  ];

  return (
    <Stack component="li" gap="xs" py="sm" data-fact={fact.key} tabIndex={-1}>
      <Group gap="xs">
        <Badge variant="default">{kinds[kind]}</Badge>
        <StateBadge answer={answer} />
      </Group>
      <MarkedSentence sentence={fact.sentence} words={fact.words} />
      {answer ? <Said answer={answer} /> : null}
      {isWriting ? (
        <SourceForm
          {...{ fact, isBusy }}
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
              aria-label={accessibleName(label, fact.words)}
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

function StateBadge({ answer }: { answer: FactAnswer | null }) {
  if (!answer) return <Badge color="sand">{words.isOpen}</Badge>;
  if (answer.state === 'changed') return <Badge color="ember">{words.hasChanged}</Badge>;
  return (
    <Badge color={answer.state === 'sourced' ? 'moss' : 'sky'}>
      {answer.state === 'sourced' ? words.isSourced : words.isOpinion}
    </Badge>
  );
}

function Said({ answer }: { answer: FactAnswer }) {
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
