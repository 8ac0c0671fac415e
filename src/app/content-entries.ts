import { videoPlaces } from '../features/creators/video-places.ts';
import { glossaryTermEntries } from '../features/glossary/term-entries.ts';
import { learningPathEntries } from '../features/learning-paths/path-entries.ts';
import { searchIndexOf } from '../features/search/server/search-index.ts';

/** Pages of the terms of the glossary. */
export const termEntries = glossaryTermEntries((published) => {
  const { tips, prompts, tools } = searchIndexOf(published, []);
  return { tips: [...tips, ...prompts], tools };
});

/** Learning paths, whose stations are pages of other capabilities. */
export const { pathEntries, mapEntries, pathsOfPage, firstStationEntries } = learningPathEntries(
  (published) => {
    const { glossary, prompts, tools, tips } = searchIndexOf(published, []);
    return { pages: [...glossary, ...prompts, ...tools], tips, videos: videoPlaces(published) };
  },
);
