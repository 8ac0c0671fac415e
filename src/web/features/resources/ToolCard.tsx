import { resourcesContent } from '../../../content/resources.ts';
import type { Tool } from '../../../content/types.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ChipList } from '../../components/ChipList.tsx';
import { type ContourSeed, Contours } from '../../components/Contours.tsx';
import { useFragment } from '../../use-fragment.ts';
import classes from './ToolCard.module.css';
import { ToolMark } from './ToolMark.tsx';

const words = resourcesContent.card;
const seeds: readonly ContourSeed[] = [1, 2, 3, 4, 5, 6];

type ToolCardProps = {
  tool: Tool;
  index: number;
  /** Spans both columns: band, facts and words then stand side by side. */
  isWide: boolean;
};

/** Everything that decides for or against one tool; its slug is the card's own address on the page. */
export function ToolCard({ tool, index, isWide }: ToolCardProps) {
  const [from, to] = tool.gradient;
  const fragment = useFragment();
  return (
    <article
      id={tool.slug}
      className={classes.card}
      data-hue={from}
      data-wide={isWide || undefined}
      data-highlighted={fragment === tool.slug || undefined}
      style={{ '--stagger-index': index }}
      aria-labelledby={`${tool.slug}-name`}
    >
      <div className={classes.band}>
        <div className={classes.bandEnd} data-hue={to} />
        <Contours seed={seeds[tool.name.length % seeds.length] ?? 1} />
        <ToolMark icon={tool.icon} />
      </div>
      <div className={classes.body}>
        <div className={classes.head}>
          <Badge hue={from}>{tool.category}</Badge>
          <h3 id={`${tool.slug}-name`}>{tool.name}</h3>
          <p>{tool.description}</p>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>{words.bestFor}</dt>
            <dd>{tool.bestFor}</dd>
          </div>
          <div>
            <dt>{words.techStack}</dt>
            <dd>{tool.techStack}</dd>
          </div>
          <div>
            <dt>{words.pricing}</dt>
            <dd>
              {tool.pricing}
              {tool.newerPricing ? (
                <span className={classes.newer}>
                  {words.newerPricing}: {tool.newerPricing}
                </span>
              ) : null}
              <span className={classes.checked}>
                {words.checked} <time dateTime={tool.checked.dateTime}>{tool.checked.label}</time>
              </span>
            </dd>
          </div>
        </dl>
        <div className={classes.features}>
          <h4>{words.features}</h4>
          <ChipList label={words.features} items={tool.features} />
        </div>
        <div className={classes.strengths}>
          <h4>{words.strengths}</h4>
          <p>{tool.strengths}</p>
        </div>
        <p className={classes.visit}>
          <ButtonLink to={tool.url} variant="secondary" arrow>
            {words.visit(tool.name)}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
