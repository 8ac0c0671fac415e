import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { PostScript } from '../../../shared/text/text-direction.ts';
import { watchScrollEdges } from '../tabs/scroll-edges.ts';
import classes from './Prose.module.css';
import { termWatch } from './watch-terms.ts';

const CodeCopyButtons = lazy(() =>
  import('./CodeCopyButtons.tsx').then((module) => ({ default: module.CodeCopyButtons })),
);

/** Loads the video player with the first page that has a video. @returns a function that ends it */
function watchVideos(links: readonly HTMLElement[]): () => void {
  if (links.length === 0) return () => {};
  const ends = import('./post-videos.ts').then(({ playInPlace }) => playInPlace(links));
  return () => void ends.then((end) => end());
}

/** Loads what names the columns out of view with the first page that has a table. @returns a function that ends it */
function watchTables(tables: readonly HTMLElement[]): () => void {
  if (tables.length === 0) return () => {};
  const ends = import('./name-columns.ts').then(({ nameColumnsOf }) => nameColumnsOf(tables));
  return () => void ends.then((end) => end());
}

/** `html` must come from the server, which sanitizes it on saving and on serving. */
type ProseProps =
  | ({ html: string; children?: never } & Partial<PostScript>)
  | { html?: never; children: ReactNode };

export function Prose({ html, children, ...script }: ProseProps) {
  const root = useRef<HTMLDivElement>(null);
  const [bars, setBars] = useState<readonly HTMLElement[]>([]);
  const all = (selector: string) => [
    ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];

  // Runs again for other HTML, which has other tables and code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found is in the page
  useEffect(() => {
    if (html === '') return;
    setBars(all('[data-code] > p'));
    const endVideos = watchVideos(all('[data-block="video"] > a'));
    const endEdges = watchScrollEdges(all('[data-scroll], pre, table'));
    const endNames = watchTables(all('[data-scroll]:has(table), :scope > table'));
    return () => {
      endVideos();
      endEdges();
      endNames();
    };
  }, [html]);

  if (html === undefined) {
    return (
      <div ref={root} className={classes.prose}>
        {children}
      </div>
    );
  }
  return (
    <>
      <div
        ref={root}
        className={classes.prose}
        dir="auto"
        {...script}
        {...termWatch}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {bars.length > 0 ? (
        <Suspense fallback={null}>
          <CodeCopyButtons bars={bars} />
        </Suspense>
      ) : null}
    </>
  );
}
