import { createContext, type ReactNode, useContext } from 'react';

type Part = 'header' | 'footer';

/** What is inside the parts of the frame, as HTML that an earlier drawing of this process has made. */
export type DrawnFrame = Readonly<Record<Part, string>>;

/** Set on the server alone, for a page whose frame has been drawn before. */
export const DrawnFrameContext = createContext<DrawnFrame | null>(null);

type FramePartProps = {
  as: Part;
  className: string;
  'data-tone'?: string;
  children: ReactNode;
};

/**
 * A part of the frame that looks the same around many pages. The server draws it once: on most pages it is more than what
 * stands between. The ids that React makes come from the place in the tree, so the browser finds the same either way.
 */
export function FramePart({ as: Element, children, ...attributes }: FramePartProps) {
  const drawn = useContext(DrawnFrameContext);
  if (drawn === null) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: drawn[Element] }} />;
}

/** The frame of a page that has been drawn whole: the header is the first of its kind there, the footer the last. */
export function frameOf(body: string): DrawnFrame {
  const inside = (start: number, part: Part) => {
    const from = body.indexOf('>', start) + 1;
    const to = body.indexOf(`</${part}>`, from);
    if (start < 0 || to < 0) throw new Error(`The page has no ${part}.`);
    return body.slice(from, to);
  };
  return {
    header: inside(body.indexOf('<header'), 'header'),
    footer: inside(body.lastIndexOf('<footer'), 'footer'),
  };
}
