import { menuLabel } from '../../../../shared/content/menu-label.ts';
import { paths } from '../../../../shared/paths.ts';
import { useSiteNavigation } from '../../../../web/content/frame-content.ts';
import { useContent } from '../../../../web/content/published-content.ts';
import { PageHead } from '../../../../web/page-head.tsx';
import type { PromptEntry } from '../../prompt-entries.ts';
import type { promptPageKind } from '../../words/prompt-page.ts';

export function PromptHead({ entry }: { entry: PromptEntry }) {
  const { titleEnding, back, fill, checks } = useContent<typeof promptPageKind>('prompt-page');
  const tips = { name: menuLabel(useSiteNavigation(), paths.tips), path: paths.tips };
  const { slug, title, tool, guide, isIndexed, terms } = entry;
  const path = paths.promptPage(slug);
  const name = `${title}: ${titleEnding}`;
  const description = guide?.summary ?? title;
  // The steps are those that the page shows: words for the blanks, then each check.
  const howTo = guide && {
    '@type': 'HowTo',
    ...{ name, description, totalTime: `PT${guide.minutes}M` },
    tool: { '@type': 'HowToTool', name: tool.name },
    step: [`${fill.title}. ${fill.intro}`, ...guide.checks].map((text, index) => ({
      ...{ '@type': 'HowToStep', position: index + 1, text },
      name: index === 0 ? fill.title : checks.title,
    })),
  };
  return (
    <PageHead
      title={name}
      hasSiteName
      description={description}
      keywords={[title, titleEnding, tool.name, ...terms.map(({ term }) => term)]}
      canonicalPath={path}
      isNarrowed={!isIndexed}
      // Pages that are not listed have no card.
      {...(isIndexed && { image: paths.socialImage(path) })}
      breadcrumbs={[tips, { name: back.label, path: paths.prompts }, { name: title, path }]}
      structuredData={[howTo ?? { '@type': 'WebPage', name }]}
    />
  );
}
