import { Stack, Text, Title } from '@mantine/core';
import { CheckList } from '../../../../web/components/cards/CheckList.tsx';
import { SuggestLink } from '../../../../web/components/links/SuggestLink.tsx';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { PromptEntry } from '../../prompt-entries.ts';
import type { promptPageKind } from '../../words/prompt-page.ts';
import { promptWords } from '../../words/prompt-words.ts';

interface PromptGuideTextProps {
  slug: string;
  guide: NonNullable<PromptEntry['guide']>;
  /** Puts the words of the fields into a text. */
  filled: (text: string) => string;
}

export function PromptGuideText({ slug, guide, filled }: PromptGuideTextProps) {
  const page = useContent<typeof promptPageKind>('prompt-page');
  const { copy, copyAddition } = promptWords;
  const { why, checks, variants, notFor } = guide;
  return (
    <>
      <Section heading={page.why} layout="split" space="snug" tone="sky">
        <Text maw="var(--site-measure)">{why}</Text>
      </Section>
      {checks.length > 0 ? (
        <Section heading={page.checks} layout="split" space="snug">
          <CheckList items={checks} />
        </Section>
      ) : null}
      {variants.length > 0 ? (
        <Section heading={page.variants} layout="split" space="snug" tone="sand">
          <Stack component="ul" gap="lg">
            {variants.map(({ title, addition }) => (
              <Stack key={title} component="li" gap="xs" align="flex-start">
                <Title order={3} fz="lg">
                  {title}
                </Title>
                <Text maw="var(--site-measure)">{filled(addition)}</Text>
                <CopyButton
                  text={filled(addition)}
                  label={copyAddition}
                  context={title}
                  copiedLabel={copy.copied}
                  failedLabel={copy.failed}
                />
              </Stack>
            ))}
          </Stack>
        </Section>
      ) : null}
      <Section heading={page.notFor} layout="split" space="snug">
        <Text maw="var(--site-measure)">{notFor}</Text>
        <SuggestLink kind="prompt" about={slug} />
      </Section>
    </>
  );
}
