import { createContext, type HTMLAttributes, type ReactNode, use } from 'react';

type Landmark = 'header' | 'footer';

/** Returns the HTML within a landmark of the frame. Null in the browser, which hydrates it like any other part. */
export const DrawnPartsContext = createContext<
  ((element: Landmark, children: ReactNode) => string) | null
>(null);

type DrawnOnceProps = HTMLAttributes<HTMLElement> & { element: Landmark; 'data-tone'?: 'sand' };

/**
 * A landmark of the frame with the same HTML on many pages, which the server draws once. Ids within are fixed: `useId` counts
 * within one drawing.
 */
export function DrawnOnce({ element: Element, children, ...rest }: DrawnOnceProps) {
  const drawn = use(DrawnPartsContext)?.(Element, children);
  if (drawn === undefined) return <Element {...rest}>{children}</Element>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: drawn }} />;
}
