import type { ReactNode } from 'react';
import { contentFillings, contentKinds } from '../../src/app/content-kinds.ts';
import { fillAll } from '../../src/shared/content/texts/fill.ts';
import { ContentContext } from '../../src/web/content/published-content.ts';

const fillings = contentFillings((kind) => kind.release);
const values = Object.fromEntries(
  contentKinds.map(({ name, release }) => [name, fillAll(release, fillings)]),
);

/** Provides the content of a site that nobody has edited. */
export function ReleasedContent({ children }: { children: ReactNode }) {
  return <ContentContext value={values}>{children}</ContentContext>;
}
