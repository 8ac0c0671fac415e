import { type ReactNode, useState } from 'react';
import { useIsHydrating } from '../../start/use-is-hydrating.ts';
import { drawScene } from './draw-scene.ts';
import type { SceneName } from './scene-name.ts';
import { scenes } from './scenes.tsx';

/** A scene from the server's HTML is there already, and stays still. */
export default function Scene({ name }: { name: SceneName }): ReactNode {
  const [isThere] = useState(useIsHydrating());
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 240 160"
      ref={isThere ? undefined : drawScene}
    >
      {scenes[name]}
    </svg>
  );
}
