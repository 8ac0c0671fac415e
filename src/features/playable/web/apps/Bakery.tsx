import {
  type BakeryAction,
  type BakeryRules,
  type BakeryState,
  bakeryApp,
  bakeryRules,
  bakingList,
  leftOf,
  loaves,
  priceOf,
} from '../../rules/bakery.ts';
import { AppWindow, Chips, Press, ViewTitle } from '../AppWindow.tsx';
import { money } from '../money.ts';
import classes from '../playable.module.css';
import { type PlayedProps, usePlayed } from '../usePlayed.ts';
import { LoafPicture } from './LoafPicture.tsx';

const nameOf = (loaf: string) => loaves.find(({ id }) => id === loaf)?.name ?? loaf;

function saying({ said, basket, orders }: BakeryState, { lastOrder, list }: BakeryRules): string {
  if (typeof said === 'object') return `${nameOf(said.soldOut)} is sold out for tomorrow.`;
  switch (said) {
    case 'open':
      return `Order before ${lastOrder} for tomorrow.`;
    case 'basket':
      return `In your bag: ${money(priceOf(basket))}.`;
    case 'empty':
      return 'Put a loaf into your bag first.';
    case 'ordered':
      return `Order ${orders.at(-1)?.number} is in. You may order until ${lastOrder}.`;
    case 'printed':
      return `The ${list} list is printed.`;
  }
}

export function Bakery({ chosen, onSteps }: PlayedProps) {
  const { state, act, controls } = usePlayed(bakeryApp, onSteps);
  const rules = bakeryRules(chosen);
  const print = <Press onClick={() => act({ type: 'print' })}>Print the {rules.list} list</Press>;
  const shop = (label: string, isMain = false) => (
    <Press isMain={isMain} onClick={() => act({ type: 'shop' })}>
      {label}
    </Press>
  );
  const order = (
    <Press isMain onClick={() => act({ type: 'order' })}>
      Order · {money(priceOf(state.basket))}
    </Press>
  );
  const feet = {
    shop: [order, print],
    ordered: [shop('Order more', true), print],
    list: [shop('Back to the shop', true), null],
  } as const;
  const [first, second] = feet[state.view];
  return (
    <AppWindow
      name="Morning Loaf"
      said={saying(state, rules)}
      controls={controls}
      foot={
        <>
          {first}
          {second}
        </>
      }
    >
      {state.view === 'shop' ? <Shop state={state} rules={rules} act={act} /> : null}
      {state.view === 'ordered' ? <Ordered state={state} rules={rules} /> : null}
      {state.view === 'list' ? <List state={state} rules={rules} /> : null}
    </AppWindow>
  );
}

type ViewProps = { state: BakeryState; rules: BakeryRules };

type ShopProps = ViewProps & { act: (action: BakeryAction) => void };

function Shop({ state, rules, act }: ShopProps) {
  return (
    <>
      <ul className={classes.rows}>
        {loaves.map(({ id, name, cents }) => (
          <li key={id}>
            <LoafPicture loaf={id} />
            <span>
              {name}
              <small>{leftOf(state, id) === 0 ? 'Sold out' : money(cents)}</small>
            </span>
            <Press
              isSign
              label={`Take out: ${name}`}
              onClick={() => act({ type: 'take', loaf: id })}
            >
              −
            </Press>
            <output className={classes.count} aria-label={`${name} in your bag`}>
              {state.basket[id]}
            </output>
            <Press isSign label={`Add: ${name}`} onClick={() => act({ type: 'add', loaf: id })}>
              +
            </Press>
          </li>
        ))}
      </ul>
      <Chips
        label="Pickup time"
        shownLabel="Pickup"
        options={rules.pickups}
        chosen={rules.pickups[state.pickup]}
        onChoose={(time) => act({ type: 'pickup', pickup: rules.pickups.indexOf(time) })}
      />
    </>
  );
}

function Ordered({ state, rules }: ViewProps) {
  const order = state.orders.at(-1);
  if (!order) return null;
  return (
    <div className={classes.paper}>
      <ViewTitle>Order {order.number}: thank you</ViewTitle>
      <p>Pick it up at {rules.pickups[order.pickup]} tomorrow.</p>
      <ul>
        {loaves
          .filter(({ id }) => order.counts[id] > 0)
          .map(({ id, name }) => (
            <li key={id}>
              <b>{order.counts[id]}</b> {name}
            </li>
          ))}
      </ul>
      <p>{money(priceOf(order.counts))}, to pay at the counter.</p>
    </div>
  );
}

function List({ state, rules }: ViewProps) {
  const list = bakingList(state, rules);
  return (
    <div className={classes.paper} data-printed>
      <ViewTitle>Baking list, {rules.list}</ViewTitle>
      <ul>
        {list.loaves.map(({ name, count }) => (
          <li key={name}>
            <b>{count}</b> {name}
          </li>
        ))}
      </ul>
      <p>Bags by pickup time</p>
      <ul>
        {list.bags.map(({ time, numbers }) => (
          <li key={time}>
            <b>{time}</b> {numbers.length > 0 ? `Order ${numbers.join(', ')}` : 'none'}
          </li>
        ))}
      </ul>
    </div>
  );
}
