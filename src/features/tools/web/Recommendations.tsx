import { Badge, Box, Group, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { Columns } from '../../../web/components/Columns.tsx';
import { Section } from '../../../web/components/Section.tsx';
import { resourcesContent } from '../words/resources.ts';
import classes from './resources.module.css';

const words = resourcesContent.recommendations;

/** A signpost: where you stand on the left, the tool to start with on the right. */
export function Recommendations() {
  return (
    <Section id="choose" tone="sky" heading={words} layout="split" edge={2} contours={3}>
      <ul className="ruled" data-closed>
        {words.items.map((item) => (
          <Columns
            component="li"
            key={item.title}
            className={classes.sign}
            widths="2fr 5fr"
            from="sm"
            gap="xs"
            columnGap="xl"
            align="baseline"
            data-hue={item.color}
          >
            <Title order={3} ff="text" fz="lg" fw={500} c="dimmed">
              {item.title}
            </Title>
            <Stack gap="xs" align="flex-start">
              <Group
                component="p"
                gap="var(--mantine-spacing-xxs) var(--mantine-spacing-md)"
                align="baseline"
              >
                <Badge variant="default" c="var(--mantine-color-text)" className={classes.label}>
                  {words.recommended}
                </Badge>
                <Box component="strong" ff="heading" fz="h2" lh={1.05} lts="-0.024em">
                  {item.toolName}
                </Box>
              </Group>
              <Text c="dimmed" maw="46ch">
                {item.reason}
              </Text>
              <ButtonLink to={paths.tool(item.toolSlug)} variant="subtle" arrow>
                {words.showTool(item.toolName)}
              </ButtonLink>
            </Stack>
          </Columns>
        ))}
      </ul>
    </Section>
  );
}
