import { Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import type { Answer, Passage } from '../../asking.ts';
import { askWords } from '../../words/asking.ts';
import { pressed } from '../pressed-ask.ts';
import { passageId } from './PassageList.tsx';

const { answer: words } = askWords;

interface AnswerTextProps {
  sentences: Answer['sentences'];
  passages: readonly Passage[];
  /** Leads to a person who reads the question. */
  contact: string;
}

function copied({ sentences, passages }: Pick<AnswerTextProps, 'sentences' | 'passages'>): string {
  const text = sentences.map((one) => `${one.text} [${one.sources.join(', ')}]`).join(' ');
  const cited = new Set(sentences.flatMap(({ sources }) => sources));
  const sources = passages.flatMap(({ page, to }, index) =>
    cited.has(index + 1) ? [`[${index + 1}] ${page}: ${new URL(to, location.origin)}`] : [],
  );
  return [text, ...sources].join('\n');
}

/** Sentences of a model as text, each with links to its sources. */
export function AnswerText({ sentences, passages, contact }: AnswerTextProps) {
  const { search } = useLocation();
  if (sentences.length === 0) {
    return (
      <>
        <Text fz="lg">{words.notHere}</Text>
        <TallLink to={contact}>{askWords.person.action}</TallLink>
      </>
    );
  }
  return (
    <Stack align="flex-start" gap="sm">
      <Text fz="lg" maw="var(--site-measure)" dir="auto">
        {sentences.map(({ text, sources }) => (
          <Fragment key={text}>
            {text}{' '}
            {sources.map((number) => (
              <Fragment key={number}>
                <Link
                  to={{ search, hash: passageId(number) }}
                  // Who comes back to this place finds the answer again.
                  replace
                  state={pressed}
                  aria-label={words.source(number, passages[number - 1]?.page ?? '')}
                >
                  [{number}]
                </Link>{' '}
              </Fragment>
            ))}
          </Fragment>
        ))}
      </Text>
      <CopyButton text={() => copied({ sentences, passages })} {...words.copy} />
    </Stack>
  );
}
