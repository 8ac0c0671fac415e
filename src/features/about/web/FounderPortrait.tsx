import { Badge, Box, Paper, Stack, Text } from '@mantine/core';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { Picture } from '../../../web/components/Picture.tsx';
import { aboutContent } from '../words/about.ts';
import classes from './FounderPortrait.module.css';

const { founder, portrait } = aboutContent;

/** Who speaks on this page, at work, with the way to the portfolio. */
export function FounderPortrait() {
  return (
    <Box component="figure" className={classes.portrait}>
      <Picture picture={portrait} width={900} height={1100} isPriority />
      <Paper component="figcaption" className={classes.card} shadow="md" p="md">
        <Stack gap="xxs" align="flex-start">
          <Text variant="display" fz="xl">
            {founder.name}
          </Text>
          <Text c="dimmed" fz="sm">
            {founder.role}, {founder.city}
          </Text>
          <ButtonLink to={founder.portfolio.href} variant="subtle" arrow>
            {founder.portfolio.label}
          </ButtonLink>
          {founder.sampleNote ? <Badge variant="default">{founder.sampleNote}</Badge> : null}
        </Stack>
      </Paper>
    </Box>
  );
}
