import { paths } from '../../../shared/paths.ts';
import { CardGrid } from '../../../web/components/CardGrid.tsx';
import { CountHeading } from '../../../web/components/CountHeading.tsx';
import { FilterButtons } from '../../../web/components/FilterButtons.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { StickyBar } from '../../../web/components/StickyBar.tsx';
import { resourcesContent, type ToolFilter } from '../words/resources.ts';
import { ToolCard } from './ToolCard.tsx';

const { filterLabel, filters, tools, countHeading, allCategories } = resourcesContent;

type ToolComparisonProps = {
  filter: ToolFilter;
  onSelect: (slug: string | null) => void;
};

/** The filter, how many tools it leaves, and their cards. */
export function ToolComparison({ filter, onSelect }: ToolComparisonProps) {
  const shown = tools.filter((tool) => filter.slug === null || tool.category === filter.label);
  return (
    <div>
      <StickyBar>
        <form action={paths.resources}>
          <FilterButtons
            label={filterLabel}
            options={filters.map(({ label, slug }) => ({ label, value: slug }))}
            selected={filter.slug}
            onSelect={onSelect}
            name="category"
          />
        </form>
      </StickyBar>
      <Section id="tools" label={filterLabel}>
        <CountHeading
          count={countHeading(shown.length)}
          category={filter.slug === null ? allCategories : filter.label}
        />
        <CardGrid
          key={filter.slug}
          columns={2}
          rhythm={shown.length % 2 === 1 ? 'wide-first' : 'even'}
        >
          {shown.map((tool, index) => (
            <ToolCard key={tool.slug} tool={tool} isWide={index === 0 && shown.length % 2 === 1} />
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}
