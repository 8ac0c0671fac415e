import { Badge, Box } from '@mantine/core';
import { Card } from '../../../../../web/components/cards/Card.tsx';
import { CardGrid } from '../../../../../web/components/cards/CardGrid.tsx';
import { Contours, contoursOf } from '../../../../../web/components/pictures/Contours.tsx';
import { shownProofsWords } from '../../../../proofs/words/shown-proofs.ts';
import type { ProjectCard } from '../../../projects/project-pages.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';
import { ProjectPicture } from './ProjectPicture.tsx';

type ProjectGridProps = { cards: readonly ProjectCard[] };

/** The featured project stands first, and larger. */
export function ProjectGrid({ cards }: ProjectGridProps) {
  return (
    <CardGrid columns={3} rhythm={cards[0]?.isFeatured ? 'wide-first' : 'even'}>
      {cards.map(({ id, path, title, category, isFeatured, isProven, picture }) => (
        <Card
          key={id}
          title={title}
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
            ) : (
              <Box
                pos="relative"
                style={{ aspectRatio: '3 / 2', overflow: 'hidden' }}
                data-tone="sand"
              >
                <Contours seed={contoursOf(id)} />
              </Box>
            )
          }
        >
          <p>
            <Badge color="lagoon">{category}</Badge>{' '}
            {isFeatured ? (
              <Badge color="ember">{developerAccountContent.projects.featured}</Badge>
            ) : null}{' '}
            {isProven ? <Badge color="moss">{shownProofsWords.mark}</Badge> : null}
          </p>
        </Card>
      ))}
    </CardGrid>
  );
}
