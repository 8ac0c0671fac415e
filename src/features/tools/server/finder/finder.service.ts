import type { Deps } from '../../../../server/deps.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { type FinderAnswers, hasAnswers } from '../../finder-answers.ts';
import type { FinderAnswer } from '../../open-tools.ts';
import { comparisonPath } from '../../words/comparison-path.ts';
import { finderKind } from '../../words/finder/finder-kind.ts';
import { finderTools } from './finder-tool.ts';
import { areAsGood, orderOf, rankTools } from './rank-tools.ts';
import { statementsOn } from './statements.ts';

const shownTools = 3;
const mostEquals = 8;

const nothingAsked: FinderAnswer = { tools: [], isClosest: false, equals: [], comparison: null };

/** Recommends three tools. Every sentence rests on a published fact. */
export function findTools(
  { content, settings }: Pick<Deps, 'content' | 'settings'>,
  answers: FinderAnswers,
): FinderAnswer {
  if (!hasAnswers(answers)) return nothingAsked;
  const { statements: words } = content.valueOf(finderKind);
  const ranked = rankTools(
    finderTools((kind) => content.valueOf(kind)),
    answers,
  );
  const pageOf = (slug: string) => absoluteUrl(settings.siteOrigin, paths.toolPage(slug));
  const shown = ranked.slice(0, shownTools);
  const last = shown.at(-1);
  const slugs = shown.map(({ tool }) => tool.entry.slug);
  return {
    tools: shown.map((judged, index) => {
      const { slug, name, description, group } = judged.tool.entry;
      const next = ranked[index + 1];
      return {
        ...{ slug, name, description, group, page: pageOf(slug), fits: judged.fits },
        ...statementsOn(judged, words),
        order: next ? orderOf(judged, next) : null,
      };
    }),
    isClosest: shown.length > 0 && !shown.some(({ fits }) => fits),
    equals: ranked
      .slice(shownTools)
      .filter((one) => last && areAsGood(last, one))
      .slice(0, mostEquals)
      .map(({ tool: { entry } }) => ({
        slug: entry.slug,
        name: entry.name,
        page: pageOf(entry.slug),
      })),
    comparison: slugs.length > 1 ? absoluteUrl(settings.siteOrigin, comparisonPath(slugs)) : null,
  };
}
