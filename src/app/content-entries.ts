import { videoPlaces } from '../features/creators/video-places.ts';
import { glossaryTermEntries } from '../features/glossary/term-entries.ts';
import { learningPathEntries } from '../features/learning-paths/path-entries.ts';
import { searchIndexOf } from '../features/search/server/search-index.ts';
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
