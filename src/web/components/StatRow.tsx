import type { Statistic } from '../../content/types.ts';
import classes from './StatRow.module.css';

type StatRowProps = { items: readonly Statistic[] };

/** Three or four large figures side by side, measured off by rules like a map's scale bar. */
export function StatRow({ items }: StatRowProps) {
  return (
    <dl className={classes.row}>
      {items.map((item) => (
        <div key={item.label} className={classes.item} data-hue={item.color}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
