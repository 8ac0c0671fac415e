import { Paper, Stack, Text } from '@mantine/core';
import { SuggestLink } from '../../../../web/components/links/SuggestLink.tsx';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { TermEntry } from '../../term-entries.ts';
import { glossaryWords } from '../../words/glossary-words.ts';
import type { termPageKind } from '../../words/term-page.ts';

interface TermTextProps {
  slug: string;
  term: string;
  text: NonNullable<TermEntry['text']>;
}

export function TermText({ slug, term, text }: TermTextProps) {
  const words = useContent<typeof termPageKind>('glossary-term-page');
  const { copy, copied, copyFailed } = glossaryWords.prompt;
  return (
    <>
      <Section heading={words.plain} layout="split" space="snug">
        <Text fz="lg" maw="var(--site-measure)">
          {text.plain}
        </Text>
        <SuggestLink kind="term" about={slug} />
      </Section>
      <Section heading={words.example} layout="split" space="snug" tone="sky">
        <Text maw="var(--site-measure)">{text.example}</Text>
      </Section>
      <Section heading={words.say} layout="split" space="snug">
        <Stack gap="sm" align="flex-start">
          <Paper component="blockquote" withBorder p="lg" radius="lg" maw="var(--site-measure)">
            {text.say}
          </Paper>
          <CopyButton
            text={text.say}
            label={copy}
            context={term}
            copiedLabel={copied}
            failedLabel={copyFailed}
          />
        </Stack>
      </Section>
      {text.mistakes.length > 0 ? (
        <Section heading={words.mistakes} layout="split" space="snug" tone="sand">
          <Stack component="ul" className="ruled" gap={0} data-closed>
            {text.mistakes.map((mistake) => (
              <Text key={mistake} component="li" py="sm" maw="var(--site-measure)">
                {mistake}
              </Text>
            ))}
          </Stack>
        </Section>
      ) : null}
    </>
  );
}
