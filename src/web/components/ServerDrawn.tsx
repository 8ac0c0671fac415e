import { type ComponentType, Suspense, useState } from 'react';
import { useIsHydrating } from '../start/use-is-hydrating.ts';

interface ServerDrawnProps {
  /** Id of the element that holds the part. */
  id: string;
  /** The part itself on the server, a lazy one in the browser. */
  part: ComponentType;
}

/**
 * A part of a page that is read and never changes, whose script would weigh more than its HTML: where the page came from the
 * server, that HTML stays, and the script is never loaded. A visitor who comes from another page of the site loads it.
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
