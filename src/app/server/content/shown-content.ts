import { allTerms } from '../../../features/glossary/term-entries.ts';
import { firstMentions, linkableTerms } from '../../../features/glossary/term-mentions.ts';
import { tipsKind } from '../../../features/tips/words/tips.ts';
import type { ContentValues } from '../../../server/published-content.ts';
import type { ValueOf } from '../../../shared/addresses/page.ts';

const markOf = (words: string, to: string) => `[${words}](${to})`;

/** Replaces published values on pages: each tab of the tips links a few terms to their pages. */
export function shownContent(published: ValueOf): ContentValues {
  const terms = linkableTerms(allTerms(published));
  const withLinks = <Entry extends { description: string }>(entries: readonly Entry[]): Entry[] => {
    const link = firstMentions(terms, markOf);
    return entries.map((entry) => {
      const { description } = entry;
      // A bracket or an asterisk would be read as a mark.
      return /[[*]/.test(description) ? entry : { ...entry, description: link(description) };
    });
  };
  const tips = published(tipsKind);
  const { gettingStarted, bestPractices, useCases } = tips;
  return {
    [tipsKind.name]: {
      ...tips,
      gettingStarted: { ...gettingStarted, steps: withLinks(gettingStarted.steps) },
      bestPractices: { ...bestPractices, cards: withLinks(bestPractices.cards) },
      useCases: { ...useCases, cards: withLinks(useCases.cards) },
    },
  };
}
