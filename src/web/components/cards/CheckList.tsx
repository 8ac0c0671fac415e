import { Glyph } from '../pictures/Glyph.tsx';
import { Columns } from '../sections/Columns.tsx';
import classes from './CheckList.module.css';

type CheckListProps = { items: readonly string[]; columns?: 1 | 2 };

export function CheckList({ items, columns = 1 }: CheckListProps) {
  if (items.length === 0) return null;
  return (
    <Columns
      component="ul"
      widths={columns === 2 ? '1fr 1fr' : undefined}
      from="xs"
      gap="xs"
      columnGap="xl"
    >
      {items.map((item) => (
        <li key={item} className={classes.point}>
          <Glyph d="m3.5 9.5 3.5 3.5 7.5-8" stroke="var(--hue-graphic, var(--site-cool))" />
          <span>{item}</span>
        </li>
      ))}
    </Columns>
  );
}
