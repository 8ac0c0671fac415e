import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { TallLink } from '../../../../web/components/links/TallLink.tsx';
import { CopyButton } from '../../../../web/components/prose/CopyButton.tsx';
import { Section } from '../../../../web/components/sections/Section.tsx';
import { useContent } from '../../../../web/content/published-content.ts';
import type { PromptEntry } from '../../prompt-entries.ts';
import { type FieldWords, filledPrompt, partsOf } from '../../prompt-template.ts';
import type { promptPageKind } from '../../words/prompt-page.ts';
import { promptWords } from '../../words/prompt-words.ts';
import { openLinks } from './open-in.ts';
import { fieldId } from './useTypedWords.ts';

interface PromptTextProps {
  entry: PromptEntry;
  /** Stand in the fields of the prompt. */
  words: FieldWords;
  typed: FieldWords;
  onType: (name: string, text: string) => void;
  onForget: () => void;
}

const maxFieldLength = 500;

export function PromptText({ entry, words, typed, onType, onForget }: PromptTextProps) {
  const { slug, title, prompt, fields, tool } = entry;
  const page = useContent<typeof promptPageKind>('prompt-page');
  const { copy, openIn } = promptWords;
  const filled = filledPrompt(prompt, words);
  const links = openLinks(filled);
  return (
    <Section heading={page.fill} layout="split" space="snug">
      <Stack gap="lg" maw="var(--site-measure)">
        {fields.length > 0 ? (
          <Stack gap="md" className="needs-scripts">
            {fields.map(({ name, label, example }) => (
              <label key={name} htmlFor={fieldId(slug, name)}>
                <Text span display="block" fz="sm" fw={600} pb="xxs">
                  {label}
                </Text>
                <input
                  className="field"
                  id={fieldId(slug, name)}
                  dir="auto"
                  autoComplete="off"
                  value={typed[name] ?? ''}
                  placeholder={example}
                  maxLength={maxFieldLength}
                  onChange={(event) => onType(name, event.currentTarget.value)}
                />
              </label>
            ))}
            <Text c="dimmed" fz="sm">
              {page.stays}
            </Text>
          </Stack>
        ) : null}
        <Paper
          component="blockquote"
          dir="auto"
          withBorder
          p="lg"
          radius="lg"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {partsOf(prompt).map((part, index) =>
            'text' in part ? (
              part.text
            ) : (
              <Text
                // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand in a prompt twice, and parts do not move
                key={index}
                span
                c="var(--site-cool-text)"
                fw={600}
              >
                {words[part.field] ?? `{${part.field}}`}
              </Text>
            ),
          )}
        </Paper>
        <Group gap="xs">
          <CopyButton
            text={filled}
            label={copy.label}
            context={title}
            copiedLabel={copy.copied}
            failedLabel={copy.failed}
          />
          {Object.values(typed).some((text) => text.trim() !== '') ? (
            <Button variant="subtle" onClick={onForget}>
              {page.again}
            </Button>
          ) : null}
          {links.map(({ tool: name, href }) => (
            <ButtonLink key={name} to={href} variant="default" size="sm">
              {openIn(name)}
            </ButtonLink>
          ))}
        </Group>
        <Text c="dimmed" fz="sm">
          {links.length > 0 ? page.opens : page.tooLong}
        </Text>
        <Text fz="sm">
          {promptWords.tool.label}:{' '}
          {tool.hasPage ? (
            <TallLink to={paths.toolPage(tool.slug)}>{tool.name}</TallLink>
          ) : (
            tool.name
          )}
          <Text span display="block" c="dimmed" fz="sm">
            {page.notTried}
          </Text>
        </Text>
      </Stack>
    </Section>
  );
}
