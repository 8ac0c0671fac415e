import { glossaryTermEntries } from '../features/glossary/term-entries.ts';
import { searchIndexOf } from '../features/search/server/search-index.ts';

/** Pages of the terms of the glossary. */
export const termEntries = glossaryTermEntries((published) => searchIndexOf(published, []));
