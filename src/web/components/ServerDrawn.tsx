import { type ComponentType, Suspense, useState } from 'react';
import { useIsHydrating } from '../start/use-is-hydrating.ts';

interface ServerDrawnProps {
  id: string;
  /** Loaded on the server, lazy in the browser. */
  part: ComponentType;
}

/**
 * Keeps the server's HTML of a static part whose script would weigh more than its HTML, and does not load that script.
 * A visitor who comes from another page of the site loads it.
 */
export function ServerDrawn({ id, part: Part }: ServerDrawnProps) {
  const isHydrating = useIsHydrating();
  const [html] = useState(() =>
    isHydrating && !import.meta.env.SSR ? (document.getElementById(id)?.innerHTML ?? null) : null,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React itself wrote there, on the server
  if (html !== null) return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div id={id}>
      {import.meta.env.SSR ? (
        <Part />
      ) : (
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      )}
    </div>
  );
}
