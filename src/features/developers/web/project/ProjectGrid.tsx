import { Badge } from '@mantine/core';
import { Card } from '../../../../web/components/cards/Card.tsx';
import { CardGrid } from '../../../../web/components/cards/CardGrid.tsx';
import type { ProjectCard } from '../../projects/project-pages.ts';
import { developerAccountContent } from '../../words/developer-account.ts';
import { ProjectPicture } from './ProjectPicture.tsx';

type ProjectGridProps = { cards: readonly ProjectCard[]; level?: 2 | 3 };

/** The featured project stands first, and larger. */
export function ProjectGrid({ cards, level = 3 }: ProjectGridProps) {
  return (
    <CardGrid columns={3} rhythm={cards[0]?.isFeatured ? 'wide-first' : 'even'}>
      {cards.map(({ id, path, title, category, isFeatured, picture }) => (
        <Card
          key={id}
          title={title}
          level={level}
          to={path}
          bleed
          media={
            picture ? (
              <ProjectPicture
                url={picture.url}
                alt={picture.alt}
                sizes={
                  isFeatured
                    ? '(min-width: 75em) 46rem, 92vw'
                    : '(min-width: 62em) 22rem, (min-width: 36em) 46vw, 92vw'
                }
                shape={isFeatured ? '21 / 10' : '3 / 2'}
              />
            ) : undefined
          }
        >
          <p>
            <Badge color="lagoon">{category}</Badge>{' '}
            {isFeatured ? (
              <Badge color="ember">{developerAccountContent.projects.featured}</Badge>
            ) : null}
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
