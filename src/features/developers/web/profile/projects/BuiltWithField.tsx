import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { toolNames } from '../../../../tools/words/tool-names.ts';
import { developerLimits } from '../../../developer-limits.ts';
import { developerAccountContent } from '../../../words/developer-account.ts';

const words = developerAccountContent.projects.fields.builtWith;

type BuiltWithFieldProps = {
  tools: readonly string[];
  onChange: (tools: string[]) => void;
  text: string;
  onTextChange: (text: string) => void;
};

export function withTool(tools: readonly string[], text: string): string[] {
  const name = text.trim();
  const isKnown = tools.some((tool) => tool.toLowerCase() === name.toLowerCase());
  return name && !isKnown && tools.length < developerLimits.builtWithTools
    ? [...tools, name]
    : [...tools];
}

export function BuiltWithField({ tools, onChange, text, onTextChange }: BuiltWithFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFull = tools.length >= developerLimits.builtWithTools;

  const add = () => {
    onChange(withTool(tools, text));
    onTextChange('');
    input.current?.focus();
  };

  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          ref={input}
          flex={1}
          label={words.label}
          description={words.hint}
          placeholder={words.placeholder}
          list="built-with-tools"
          value={text}
          maxLength={developerLimits.builtWithTool}
          disabled={isFull}
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" disabled={isFull} onClick={add}>
          {words.add}
        </Button>
      </Group>
      <datalist id="built-with-tools">
        {toolNames
          .filter((name) => !tools.includes(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      {tools.length > 0 ? (
        <Group component="ul" gap="xs" aria-label={words.label}>
          {tools.map((tool) => (
            <li key={tool}>
              <Button
                variant="outline"
                radius="xl"
                rightSection={<span aria-hidden="true">×</span>}
                aria-label={words.removeNamed(tool)}
                onClick={() => {
                  onChange(tools.filter((other) => other !== tool));
                  input.current?.focus();
                }}
              >
                {tool}
              </Button>
            </li>
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}
