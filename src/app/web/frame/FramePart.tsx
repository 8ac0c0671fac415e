import { createContext, type ReactNode, useContext } from 'react';

type Part = 'header' | 'footer';

/** Inner HTML of the frame's parts, drawn earlier by this process. */
export type DrawnFrame = Readonly<Record<Part, string>>;

/** Set on the server only, for a page whose frame is already drawn. */
export const DrawnFrameContext = createContext<DrawnFrame | null>(null);

type FramePartProps = {
  as: Part;
  className: string;
  'data-tone'?: string;
  children: ReactNode;
};

/**
 * Part of the frame that many pages share. The server draws it once, as it is larger than most pages. React derives ids
 * from the position in the tree, so hydration matches.
 */
export function FramePart({ as: Element, children, ...attributes }: FramePartProps) {
  const drawn = useContext(DrawnFrameContext);
  if (drawn === null) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: drawn[Element] }} />;
}

/** Extracts the frame from a drawn page: the first header and the last footer. */
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
