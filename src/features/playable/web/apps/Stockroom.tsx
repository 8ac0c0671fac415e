import {
  draftOf,
  fullShelf,
  parts,
  type StockroomState,
  stockroomApp,
  stockroomRules,
} from '../../rules/stockroom.ts';
import { AppWindow, Press } from '../AppWindow.tsx';
import classes from '../playable.module.css';
import { type PlayedProps, usePlayed } from '../usePlayed.ts';
import { stockroomWords } from './stockroom-words.ts';

type Words = (typeof stockroomWords)['en'];

function saying({ said, stock }: StockroomState, words: Words): string {
  if (typeof said === 'string') return words[said];
  if ('soldOut' in said) return words.soldOut(words.parts[said.soldOut]);
  return words.scanned(words.parts[said.scanned], stock[said.scanned]);
}

export function Stockroom({ chosen, onSteps }: PlayedProps) {
  const { state, act, controls } = usePlayed(stockroomApp, onSteps);
  const { limit, language } = stockroomRules(chosen);
  const words = stockroomWords[language];
  const draft = draftOf(state, limit);
  const onTheWay = parts.flatMap((part) => {
    const count = state.ordered?.[part];
    return count === undefined ? [] : [{ part, count }];
  });
  const order = state.ordered ? onTheWay : draft;
  return (
    <AppWindow
      name="Stockroom"
      said={saying(state, words)}
      controls={controls}
      lang={language}
      words={words}
      foot={
        state.ordered ? (
          <Press key="order" isMain onClick={() => act({ type: 'deliver' })}>
            {words.unload}
          </Press>
        ) : (
          <Press key="order" isMain onClick={() => act({ type: 'send', limit })}>
            {words.send}
          </Press>
        )
      }
    >
      <ul className={classes.rows}>
        {parts.map((part) => (
          <li key={part}>
            <span>
              {words.parts[part]}
              <small>{words.left(state.stock[part])}</small>
            </span>
            <meter
              className={classes.meter}
              aria-hidden="true"
              max={fullShelf}
              low={limit + 0.5}
              optimum={fullShelf}
              value={state.stock[part]}
            />
            <Press
              label={`${words.scan}: ${words.parts[part]}`}
              onClick={() => act({ type: 'scan', part })}
            >
              {words.scan}
            </Press>
          </li>
        ))}
      </ul>
      <div className={classes.paper}>
        <p className={classes.title}>{state.ordered ? words.onTheWay : words.draft}</p>
        {order.length === 0 ? <p>{words.noDraft}</p> : null}
        <ul>
          {order.map(({ part, count }) => (
            <li key={part}>
              <b>{count}</b> {words.parts[part]}
            </li>
          ))}
        </ul>
      </div>
    </AppWindow>
  );
}
