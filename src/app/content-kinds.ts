import { aboutKind } from '../features/about/words/about.ts';
import { peopleKind } from '../features/about/words/people.ts';
import { creatorProfilesKind } from '../features/creators/words/creator-profiles.ts';
import { creatorVideosKind } from '../features/creators/words/creator-videos.ts';
import { creatorsKind } from '../features/creators/words/creators.ts';
import { furtherCreatorsKind } from '../features/creators/words/further-creators.ts';
import { developersKind } from '../features/developers/words/developers.ts';
import { exploreDevelopersKind } from '../features/developers/words/explore-developers.ts';
import { ratesKind } from '../features/estimate/rates.ts';
import { examplesKind } from '../features/examples/words/examples.ts';
import { portfolioKind } from '../features/examples/words/portfolio.ts';
import { thisSiteKind } from '../features/examples/words/this-site.ts';
import { furtherTermsKind } from '../features/glossary/words/further-terms.ts';
import { glossaryKind } from '../features/glossary/words/glossary.ts';
import { glossaryTermsKind } from '../features/glossary/words/glossary-terms.ts';
import { termPageKind } from '../features/glossary/words/term-page.ts';
import { termTextKinds } from '../features/glossary/words/term-texts.ts';
import { homeKind } from '../features/home/words/home.ts';
import { mapPageKind } from '../features/learning-paths/words/map-page.ts';
import { pathKinds } from '../features/learning-paths/words/path-kinds.ts';
import { privacyKind } from '../features/legal/words/privacy.ts';
import { termsKind } from '../features/legal/words/terms.ts';
import { lookKind } from '../features/look/server/look-kind.ts';
import { officeFillings, officesKind } from '../features/offices/words/offices.ts';
import { blogKind } from '../features/posts/words/posts.ts';
import { agentsPageKind } from '../features/programs/words/agents-page.ts';
import { promptListEntries } from '../features/prompts/prompt-entries.ts';
import { exampleGuidesKind, libraryKinds } from '../features/prompts/words/prompt-kinds.ts';
import { promptPageKind } from '../features/prompts/words/prompt-page.ts';
import { promptsPageKind } from '../features/prompts/words/prompts-page.ts';
import { quotePaperKind } from '../features/quotes/words/quote-paper.ts';
import { redirectsKind } from '../features/redirects/words/redirects.ts';
import { contactKind } from '../features/requests/words/contact.ts';
import { serviceAppsKind } from '../features/services/words/service-apps.ts';
import { serviceAutomationKind } from '../features/services/words/service-automation.ts';
import { serviceConsultingKind } from '../features/services/words/service-consulting.ts';
import { serviceSoftwareKind } from '../features/services/words/service-software.ts';
import { serviceWebsitesKind } from '../features/services/words/service-websites.ts';
import { servicesKind } from '../features/services/words/services.ts';
import { developerSignupKind } from '../features/sign-up/words/developer-signup.ts';
import { skillListKind } from '../features/skills/words/skill-list.ts';
import { submitPageKind } from '../features/submissions/words/submit-page.ts';
import { testimonialsKind } from '../features/testimonials/words/testimonials.ts';
import { examplePromptsKind } from '../features/tips/words/example-prompts.ts';
import { tipsKind } from '../features/tips/words/tips.ts';
import { comparisonsKind } from '../features/tools/words/comparisons.ts';
import { finderKind } from '../features/tools/words/finder/finder-kind.ts';
import { furtherToolsKind } from '../features/tools/words/further-tools-kind.ts';
import { resourcesKind } from '../features/tools/words/resources.ts';
import { toolFactKinds } from '../features/tools/words/tool-facts.ts';
import { toolPageKind } from '../features/tools/words/tool-page.ts';
import { toolPricesKind } from '../features/tools/words/tool-prices.ts';
import { toolsKind } from '../features/tools/words/tools.ts';
import { assessmentTasksKind } from '../features/verification/words/assessment-tasks.ts';
import { marksPageKind } from '../features/verification/words/marks-page.ts';
import { whatIsVibecodingKind } from '../features/vibecoding/words/what-is-vibecoding.ts';
import { wholeList } from '../shared/addresses/content-entries.ts';
import type { ValueOf } from '../shared/addresses/page.ts';
import { crawlersKind } from '../shared/content/crawlers.ts';
import {
  countsOfFigures,
  type FigureCounts,
  figureFillings,
  figuresKind,
} from '../shared/content/figures.ts';
import { identityFillings, identityKind } from '../shared/content/identity.ts';
import type { ContentKind } from '../shared/content/kind.ts';
import { menuLinesKind } from '../shared/content/menu-lines.ts';
import { navigationKind } from '../shared/content/navigation.ts';
import { notFoundKind } from '../shared/content/not-found.ts';
import type { Fillings } from '../shared/content/texts/fill.ts';

/** Everything that the owner can change in the admin area, in its order there. */
export const contentKinds: readonly ContentKind[] = [
  ...[identityKind, officesKind, lookKind, navigationKind, menuLinesKind, figuresKind],
  ...[homeKind, testimonialsKind, servicesKind, serviceWebsitesKind, serviceAppsKind],
  ...[serviceSoftwareKind, serviceAutomationKind, serviceConsultingKind, ratesKind, quotePaperKind],
  ...[whatIsVibecodingKind, tipsKind, examplePromptsKind, exampleGuidesKind],
  ...[mapPageKind, ...pathKinds],
  ...[promptsPageKind, promptPageKind, ...libraryKinds, resourcesKind, toolsKind],
  ...[furtherToolsKind, toolPageKind, comparisonsKind, finderKind, ...toolFactKinds],
  toolPricesKind,
  ...[glossaryKind, glossaryTermsKind, furtherTermsKind, termPageKind],
  ...termTextKinds,
  ...[
    creatorsKind,
    creatorProfilesKind,
    creatorVideosKind,
    furtherCreatorsKind,
    contactKind,
    submitPageKind,
    agentsPageKind,
    developersKind,
    exploreDevelopersKind,
    skillListKind,
    marksPageKind,
    assessmentTasksKind,
    developerSignupKind,
  ],
  ...[blogKind, examplesKind, portfolioKind, thisSiteKind, aboutKind, peopleKind],
  ...[privacyKind, termsKind, notFoundKind, redirectsKind, crawlersKind],
];

/** Stand in texts of all kinds: `{brand}`, `{aiTools}`. */
export const contentFillings = (published: ValueOf, stored: FigureCounts = {}): Fillings => ({
  ...identityFillings(published(identityKind)),
  ...officeFillings(published(officesKind)),
  ...figureFillings(published(figuresKind), { ...stored, ...countContent(published) }),
});

export const neededCounts = (published: ValueOf) => countsOfFigures(published(figuresKind));

function countContent(published: ValueOf): FigureCounts {
  const { topCreators, categories } = published(creatorProfilesKind);
  const creators = [
    ...topCreators,
    ...categories.flatMap(({ featured }) => featured),
    ...published(furtherCreatorsKind).creators,
  ];
  const prompts = promptListEntries.entriesOf(published).get(wholeList)?.prompts ?? [];
  const { groups: furtherTools } = published(furtherToolsKind);
  const { tools } = published(toolsKind);
  return {
    'example prompts': prompts.length,
    'AI tools': furtherTools.reduce((sum, group) => sum + group.tools.length, tools.length),
    creators: new Set(creators.map(({ name }) => name)).size,
  };
}
