import { Group, Stack, Text } from '@mantine/core';
import { ButtonLink } from '../../../web/components/ButtonLink.tsx';
import { Columns } from '../../../web/components/Columns.tsx';
import { whatIsVibecodingContent } from '../words/what-is-vibecoding.ts';

const { quote, author, date, paragraphs, sources } = whatIsVibecodingContent.coined;

/** The post that gave the practice its name, what became of the word, and where both can be read. */
export function Coinage() {
  return (
    <Columns widths="7fr 5fr">
      <Stack component="figure" gap="lg">
        <Text component="blockquote" variant="display" fz="3xl" fw={600} cite={sources[0]?.href}>
          {quote}
        </Text>
        <Group
          component="figcaption"
          gap="sm"
          pt="md"
          style={{ borderTop: '3px solid var(--site-accent)' }}
        >
          <Text span fw={600}>
            {author}
          </Text>
          <Text span c="dimmed">
            {date}
          </Text>
        </Group>
      </Stack>
      <Stack>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} c="dimmed">
            {paragraph}
          </Text>
        ))}
        <Stack component="ul" gap={0}>
          {sources.map((source) => (
            <li key={source.href}>
              <ButtonLink to={source.href} variant="subtle" arrow>
                {source.label}
              </ButtonLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </Columns>
  );
}
