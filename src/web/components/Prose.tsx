import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import classes from './Prose.module.css';

const CodeCopyButtons = lazy(() =>
  import('./CodeCopyButtons.tsx').then((module) => ({ default: module.CodeCopyButtons })),
);

/** `html` must come from the server, which sanitizes it when it is saved and when it is served. */
type ProseProps = { html: string; children?: never } | { html?: never; children: ReactNode };

/** Typography for running text: posts, definitions, long explanations. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={classes.prose}>{children}</div>;
  return <HtmlProse html={html} />;
}

function HtmlProse({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null);
  const [bars, setBars] = useState<readonly HTMLElement[]>([]);

  // What scrolls sideways must be reachable by keyboard, and only that; which pieces do depends on the screen.
  useEffect(() => {
    if (html === '') return;
    const wide = root.current?.querySelectorAll<HTMLElement>('[data-scroll], pre, table') ?? [];
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target instanceof HTMLElement) {
          target.tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
        }
      }
    });
    for (const piece of wide) observer.observe(piece);
    setBars([...(root.current?.querySelectorAll<HTMLElement>('[data-code] > p') ?? [])]);
    return () => observer.disconnect();
  }, [html]);

  return (
    <>
      <div ref={root} className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {bars.length > 0 ? (
        <Suspense fallback={null}>
          <CodeCopyButtons bars={bars} />
        </Suspense>
      ) : null}
    </>
  );
}
