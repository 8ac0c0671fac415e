import type { ComponentType } from 'react';
import type { AppId } from '../apps.ts';
import type { BriefId } from '../briefs.ts';
import { changes, sentenceParts } from '../sentence.ts';
import { Bakery } from './apps/Bakery.tsx';
import { Courts } from './apps/Courts.tsx';
import { Inspection } from './apps/Inspection.tsx';
import { Network } from './apps/Network.tsx';
import { Stockroom } from './apps/Stockroom.tsx';
import { Triage } from './apps/Triage.tsx';
import classes from './playable.module.css';
import type { PlayedProps } from './usePlayed.ts';

const apps: Record<AppId, ComponentType<PlayedProps>> = {
  bakery: Bakery,
  stockroom: Stockroom,
  courts: Courts,
  inspection: Inspection,
  triage: Triage,
  network: Network,
};

export function PlayableApp({ app, ...played }: PlayedProps & { app: AppId }) {
  const App = apps[app];
  return <App key={app} {...played} />;
}

type SentenceProps = {
  brief: BriefId;
  chosen: readonly number[];
  text: string;
  onChoose: (chosen: readonly number[]) => void;
};

/** The description. A press on a word that can be exchanged puts the next one in its place. */
export function Sentence({ brief, chosen, text, onChoose }: SentenceProps) {
  const changesOfBrief = changes[brief];
  const exchange = (position: number) =>
    onChoose(
      changesOfBrief.map(({ options }, index) => {
        const option = chosen[index] ?? 0;
        return index === position ? (option + 1) % options.length : option;
      }),
    );
  return sentenceParts(text, changesOfBrief).map((part) => {
    if (typeof part === 'string') return part;
    const { label = '', options = [] } = changesOfBrief[part.change] ?? {};
    const word = options[chosen[part.change] ?? 0];
    return (
      <button
        key={part.change}
        type="button"
        className={classes.word}
        aria-label={`${label}: ${word}`}
        onClick={() => exchange(part.change)}
      >
        {word}
      </button>
    );
  });
}
