import { type ContentEntries, wholeList } from '../../shared/addresses/content-entries.ts';
import { toolsBySlug } from '../tools/tool-entries.ts';
import { toolFactKinds } from '../tools/words/tool-facts.ts';
import { toolsKind } from '../tools/words/tools.ts';

/** Counts of the case study of this site, made anew with each publication. */
export const siteFigures: ContentEntries<'site-figures', { facts: number; tools: number }> = {
  name: 'site-figures',
  madeOf: [toolsKind, ...toolFactKinds],
  entriesOf(published) {
    const tools = [...toolsBySlug(published).values()];
    const known = tools.flatMap(({ cells }) => cells).filter(({ fact }) => fact !== null);
    return new Map([[wholeList, { facts: known.length, tools: tools.length }]]);
  },
};
