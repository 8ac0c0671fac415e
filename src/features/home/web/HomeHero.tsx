import { Container, Group, Stack, Text, Title } from '@mantine/core';
import { ActionLinks } from '../../../web/components/ActionLinks.tsx';
import { Columns } from '../../../web/components/Columns.tsx';
import { Eyebrow } from '../../../web/components/Eyebrow.tsx';
import { InlineSentence } from '../../../web/components/InlineSentence.tsx';
import type { homeContent } from '../words/home.ts';
import { HeroProof } from './HeroProof.tsx';
import classes from './home.module.css';

type HomeHeroProps = { hero: typeof homeContent.hero };

/** The headline and its proof over the drawn country, which is the stylesheet's. */
export function HomeHero({ hero }: HomeHeroProps) {
  return (
    <header className={classes.hero}>
      <Container>
        <Columns widths="6fr 5fr" gap="lg" columnGap="3xl" align="center">
          <Stack gap="clamp(0.75rem, 2vw, 1.5rem)" align="flex-start">
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Title fz="4xl" lh={1}>
              {hero.title}
            </Title>
            <Text className={classes.intro} lh={1.5} maw="54ch">
              {hero.intro}
            </Text>
            <Group gap="xs">
              <ActionLinks actions={hero.actions} size="lg" arrow />
            </Group>
            <p>
              <InlineSentence text={hero.aside} />
            </p>
          </Stack>
          <HeroProof proof={hero.proof} />
        </Columns>
      </Container>
      <div className={classes.landscape} />
    </header>
  );
}
