import { Container, Group, Stack, Text, Title } from '@mantine/core';
import type { homeContent } from '../../../content/home.ts';
import { ActionLinks } from '../../components/ActionLinks.tsx';
import { Eyebrow } from '../../components/Eyebrow.tsx';
import { InlineSentence } from '../../components/InlineSentence.tsx';
import classes from './home.module.css';

type HomeHeroProps = { hero: typeof homeContent.hero };

/** The headline in the sky over the drawn country; the picture is the stylesheet's, one for each scheme. */
export function HomeHero({ hero }: HomeHeroProps) {
  return (
    <header className={classes.hero}>
      <Container>
        <Stack gap="lg" align="flex-start">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Title fz="5xl" lh={0.98} maw="17ch">
            {hero.title}
          </Title>
          <Text fz="lg" lh={1.5} maw="54ch">
            {hero.intro}
          </Text>
          <Group>
            <ActionLinks actions={hero.actions} size="lg" arrow />
          </Group>
          <p>
            <InlineSentence text={hero.aside} />
          </p>
        </Stack>
      </Container>
      <div className={classes.landscape} />
    </header>
  );
}
