import { Box, Title } from '@mantine/core';
import { hyphenate } from '../../../shared/hyphenate.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { Card } from '../../../web/components/Card.tsx';
import { CardGrid } from '../../../web/components/CardGrid.tsx';
import { ExternalLink } from '../../../web/components/ExternalLink.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { creatorsContent } from '../words/creators.ts';
import classes from './CreatorCategories.module.css';

const words = creatorsContent.categories;

/** Kinds of channel, with names to begin with. */
export function CreatorCategories() {
  return (
    <Section heading={words}>
      <CardGrid columns={2} rhythm="staircase">
        {words.items.map((category) => (
          <Card key={category.title} title={category.title} hue={category.color} look="tinted">
            <p>{category.description}</p>
            <div>
              <Title order={4} fz="sm">
                {words.featuredLabel}
              </Title>
              <Box component="ul" mt="xxs" className="ruled">
                {category.featured.map(({ name, handle }) => (
                  <li key={name} id={hyphenate(name)} className={classes.item}>
                    {handle ? (
                      <ExternalLink
                        href={videoPlatform.channelUrl(handle)}
                        className={classes.name}
                      >
                        {name}
                      </ExternalLink>
                    ) : (
                      <span className={classes.name}>{name}</span>
                    )}
                  </li>
                ))}
              </Box>
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
