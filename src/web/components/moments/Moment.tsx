import { Box, Group, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ColorToken } from '../../../shared/words/types.ts';
import type { SceneName } from './scene-name.ts';

// Drawn by the server with the page. A browser loads it at the moment; the words do without it.
const Scene = import.meta.env.SSR
  ? (await import('./Scene.tsx')).default
  : lazy(() => import('./Scene.tsx').catch(() => ({ default: () => null })));

interface MomentProps {
  scene: SceneName;
  hue?: ColorToken;
  title: ReactNode;
  /** One sentence, and what belongs to it. */
  children?: ReactNode;
  /** The one next step. */
  next?: ReactNode;
  /** Further ways, as small links. */
  more?: ReactNode;
}

/** Something is done: a scene of the land, what happened, and the one next step. */
export function Moment({ scene, hue = 'sky', title, children, next, more }: MomentProps) {
  return (
    <Group gap="lg" align="center">
      <Box
        className="screen-only"
        data-hue={hue}
        data-scene={scene}
        flex="1 1 13.5rem"
        maw="17rem"
        bg="var(--hue-soft)"
        bdrs="lg"
        style={{ aspectRatio: '3 / 2', overflow: 'hidden' }}
      >
        <Suspense fallback={null}>
          <Scene name={scene} />
        </Suspense>
      </Box>
      <Stack flex="9 1 14.5rem" miw={0} gap="sm" align="flex-start">
        {title}
        {children}
        {next}
        {more}
      </Stack>
    </Group>
  );
}
