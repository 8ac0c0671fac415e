import { Box, Stack, Text } from '@mantine/core';
import { ExternalLink } from '../../../web/components/ExternalLink.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { resourcesContent } from '../words/resources.ts';
import classes from './resources.module.css';

const words = resourcesContent.news;

/** Where to read on: seven topics with three sites each, set like the back page of a journal. */
export function NewsLinks() {
  return (
    <Section heading={words} tone="sand">
      <ul className={classes.topics}>
        {words.cards.map((card) => (
          <Stack component="li" key={card.title} gap="xs" pt="md" className={classes.topic}>
            <h3>{card.title}</h3>
            <Text c="dimmed">{card.description}</Text>
            <Box component="ul">
              {card.links.map((link) => (
                <li key={link.href}>
                  <ExternalLink href={link.href} className={classes.link} arrow>
                    {link.label}
                  </ExternalLink>
                </li>
              ))}
            </Box>
          </Stack>
        ))}
      </ul>
    </Section>
  );
}
