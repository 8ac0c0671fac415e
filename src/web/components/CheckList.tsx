import classes from './CheckList.module.css';

type CheckListProps = { items: readonly string[]; columns?: 1 | 2 };

/** Short points with a tick each: features, deliverables, promises. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul className={classes.list} data-columns={columns}>
      {items.map((item) => (
        <li key={item}>
          <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18" focusable="false">
            <path d="m3.5 9.5 3.5 3.5 7.5-8" />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
