import { glossaryTermEntries } from '../features/glossary/term-entries.ts';
import { searchIndexOf } from '../features/search/server/search-index.ts';

/** Pages of the terms of the glossary. */
export const termEntries = glossaryTermEntries((published) => {
  const { tips, prompts, tools } = searchIndexOf(published, []);
  return { tips: [...tips, ...prompts], tools };
});
