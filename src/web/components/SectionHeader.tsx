import type { SectionHeading } from '../../content/types.ts';
import { Eyebrow } from './Eyebrow.tsx';
import classes from './SectionHeader.module.css';

type SectionHeaderProps = { heading: SectionHeading; id: string; level?: 2 | 3 };

/** Eyebrow, title and introduction of a section; `id` is what the section is labelled by. */
export function SectionHeader({ heading, id, level = 2 }: SectionHeaderProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <header className={classes.header}>
      <Eyebrow>{heading.eyebrow}</Eyebrow>
      <Title id={id} className={classes.title}>
        {heading.title}
      </Title>
      <p className={classes.intro}>{heading.intro}</p>
    </header>
  );
}
