import classes from './ChipList.module.css';

type ChipListProps = { label: string; items: readonly string[] };

/** A row of tags such as technologies, industries or features; `label` names the list for screen readers. */
export function ChipList({ label, items }: ChipListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
