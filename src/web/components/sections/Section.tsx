import { Container } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { type ContourSeed, Contours } from '../pictures/Contours.tsx';
import { Columns } from './Columns.tsx';
import classes from './Section.module.css';
import { type Edge, SectionEdge } from './SectionEdge.tsx';
import { type Opening, SectionHeader, type ShownHeading } from './SectionHeader.tsx';

export type Tone = 'paper' | 'sand' | 'sky' | 'lagoon' | 'ember';

type SectionProps = {
  children: ReactNode;
  tone?: Tone;
  heading?: ShownHeading;
  /** `split` puts the heading into its own column beside the content from 1000 px on. */
  layout?: Opening | 'split';
  id?: string;
  label?: string;
  edge?: Edge;
  contours?: ContourSeed;
  width?: 'page' | 'narrow';
  space?: 'wide' | 'snug';
};

export function Section({
  children,
  tone = 'paper',
  heading,
  layout = 'stacked',
  id,
  label,
  edge,
  contours,
  width = 'page',
  space = 'wide',
}: SectionProps) {
  const headingId = useId();
  const isSplit = heading !== undefined && layout === 'split';
  return (
    <section
      id={id}
      className={classes.section}
      data-tone={tone}
      data-space={space}
      aria-labelledby={heading ? headingId : undefined}
      aria-label={heading ? undefined : label}
    >
      {edge ? <SectionEdge edge={edge} /> : null}
      {contours ? <Contours seed={contours} fade="left" /> : null}
      <Container size={width}>
        <Columns
          widths={isSplit ? '4fr 7fr' : undefined}
          align={isSplit ? 'start' : undefined}
          className={isSplit ? classes.split : undefined}
        >
          {heading ? (
            <SectionHeader
              heading={heading}
              id={headingId}
              opening={layout === 'split' ? undefined : layout}
            />
          ) : null}
          <div>{children}</div>
        </Columns>
      </Container>
    </section>
  );
}
