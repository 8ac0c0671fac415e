import type { QueryKey } from '../../../shared/addresses/page.ts';
import { anyText, oneOf, someOf } from '../../../shared/addresses/query-keys.ts';
import { countries } from '../../../shared/words/countries/countries.ts';
import { availabilityKinds } from '../../availability/availability-options.ts';
import { readSkillKey } from '../../skills/skill-keys.ts';
import { toolNames } from '../../tools/words/tool-names.ts';
import { developerLimits } from '../developer-limits.ts';
import {
  directoryMarks,
  directorySorts,
  hoursSteps,
  readDay,
  readLanguage,
  readRate,
} from '../directory/directory-choices.ts';
import { experienceSteps } from '../words/directory/directory-words.ts';

/** Filters and order in the address of the directory. */
export const directoryQueryKeys = {
  q: anyText(developerLimits.searchText),
  country: oneOf(countries),
  experience: oneOf(experienceSteps.map(String)),
  tool: someOf(toolNames, developerLimits.toolFilters),
  skill: { read: readSkillKey, isOpen: true },
  kind: oneOf(availabilityKinds),
  free: { read: readDay, isOpen: true },
  hours: oneOf(hoursSteps.map(String)),
  rate: { read: readRate, isOpen: true },
  language: { read: readLanguage, isOpen: true },
  mark: oneOf(directoryMarks),
  sort: oneOf(directorySorts),
} satisfies Record<string, QueryKey>;
