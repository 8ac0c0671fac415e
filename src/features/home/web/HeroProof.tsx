import { Box, Button, Paper, Text } from '@mantine/core';
import { type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLink } from '../../../web/components/PageLink.tsx';
import { briefPath } from '../../playable/briefs.ts';
import { PlayablePlace } from '../../playable/web/PlayablePlace.tsx';
import { usePlayable } from '../../playable/web/use-playable.ts';
import type { Brief } from '../hero-briefs.ts';
import type { homeKind } from '../words/home.ts';
import classes from './HeroProof.module.css';

type Hero = (typeof homeKind)['release']['hero'];

type HeroProofProps = {
  hero: Hero;
  briefs: readonly Brief[];
  /** Null for a picture that no app belongs to. */
  brief: Brief | null;
};

/** A description and what came of it: first a picture, later an app that works. */
export function HeroProof({ hero: { proof, play }, briefs, brief }: HeroProofProps) {
  const place = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const playable = usePlayable(place, brief !== null);
  const [chosen, setChosen] = useState<Partial<Record<Brief['screen'], readonly number[]>>>({});
  const { prompt, picture, caption } = brief ?? proof;
  const open = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to, { replace: true, preventScrollReset: true });
  };
  const played = brief && { brief: brief.screen, chosen: chosen[brief.screen] ?? [] };
  return (
    <figure ref={place} className={classes.proof}>
      {brief ? (
        <nav aria-label={play.label} className={classes.choices}>
          {briefs.map(({ screen, label }) => (
            <Button
              key={screen}
              component={PageLink}
              to={briefPath(screen)}
              onClick={(event: MouseEvent) => open(event, briefPath(screen))}
              variant="outline"
              size="sm"
              radius="xl"
              aria-current={screen === brief.screen || undefined}
            >
              {label}
            </Button>
          ))}
        </nav>
      ) : null}
      <Paper shadow="lg" px="md" py="sm" lh={1.45}>
        <Text c="var(--mantine-color-anchor)" fz="sm" fw={600}>
          {proof.promptLabel}
        </Text>
        <p>
          {playable && played ? (
            <playable.Sentence
              {...played}
              text={prompt}
              onChoose={(options) => setChosen({ ...chosen, [played.brief]: options })}
            />
          ) : (
            prompt
          )}
        </p>
      </Paper>
      <Box mt="xs">
        <PlayablePlace
          {...{ playable, picture }}
          app={brief?.screen ?? null}
          chosen={played?.chosen ?? []}
          isPriority
        />
      </Box>
      <Text component="figcaption" className={classes.caption} fz="sm">
        {caption}
        {brief ? `. ${play.note}` : null}
      </Text>
    </figure>
  );
}
