import { briefLimits } from '../features/briefs/brief-options.ts';
import { requestBriefsContent } from '../features/briefs/words/briefs.ts';
import { developerBriefsContent } from '../features/briefs/words/developer-briefs.ts';
import { videoPlaces } from '../features/creators/video-places.ts';
import { glossaryTermEntries } from '../features/glossary/term-entries.ts';
import { learningPathEntries } from '../features/learning-paths/path-entries.ts';
import { searchIndexOf } from '../features/search/server/search-index.ts';
import { verificationLimits } from '../features/verification/verification-limits.ts';
import { type ContentEntries, wholeList } from '../shared/addresses/content-entries.ts';
import { oncePerPublication } from '../shared/addresses/once-per-publication.ts';

const indexOf = oncePerPublication((published) => searchIndexOf(published, []));

/** Pages of the terms of the glossary. */
export const termEntries = glossaryTermEntries((published) => {
  const { tips, prompts, tools } = indexOf(published);
  return { tips: [...tips, ...prompts], tools };
});

/** Learning paths, whose stations are pages of other capabilities. */
export const { pathEntries, mapEntries, pathsOfPage, firstStationEntries } = learningPathEntries(
  (published) => {
    const { glossary, prompts, tools, tips } = indexOf(published);
    return { pages: [...glossary, ...prompts, ...tools], tips, videos: videoPlaces(published) };
  },
);

const { states, facts, word, sender } = developerBriefsContent;
const { title, choose } = requestBriefsContent.choice;

/** Words and limits of the product that a page shows in small. Only the server draws them. */
const productPieces = {
  waits: states.offered,
  saidYes: states.yes,
  isChosen: states.chosen,
  budget: facts.budget,
  word: word.label,
  sender,
  candidates: title,
  choose: choose('{developer}'),
  limits: { ...briefLimits, ...verificationLimits },
};

export const pieceEntries: ContentEntries<'product-pieces', typeof productPieces> = {
  name: 'product-pieces',
  madeOf: [],
  entriesOf: () => new Map([[wholeList, productPieces]]),
};
