import { Paper, Text } from '@mantine/core';
import drawing from '../../../web/components/pictures/drawing.module.css';
import { Picture } from '../../../web/components/pictures/Picture.tsx';
import type { homeKind } from '../words/home.ts';
import classes from './HeroProof.module.css';

type HeroProofProps = { proof: (typeof homeKind)['release']['hero']['proof'] };

export function HeroProof({ proof }: HeroProofProps) {
  return (
    <figure className={classes.proof}>
      <Paper className={classes.prompt} shadow="lg" p="lg">
        <Text c="var(--mantine-color-anchor)" fz="sm" fw={600} mb="xxs">
          {proof.promptLabel}
        </Text>
        <p>{proof.prompt}</p>
      </Paper>
      <svg
        aria-hidden="true"
        className={classes.trail}
        viewBox="0 0 120 150"
        width="120"
        height="150"
        focusable="false"
      >
        <path className={drawing.trail} d="M6 34c58-26 112 4 98 46s-44 20-40 58" />
        <circle className={drawing.accent} cx="6" cy="34" r="6" />
      </svg>
      <div className={classes.app}>
        <Picture picture={proof.picture} width={1200} height={800} isPriority />
      </div>
      <Text component="figcaption" className={classes.caption} fz="sm">
        {proof.caption}
      </Text>
    </figure>
  );
}
