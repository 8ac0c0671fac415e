import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ListedPrompt } from '../prompt-entries.ts';
import { levelInAddress, promptLimits, promptTimesMinutes } from '../prompt-filters.ts';
import { promptKinds, promptLevels } from '../words/prompt-types.ts';
import { promptWords as words } from '../words/prompt-words.ts';
import { usePromptList } from './use-prompt-list.ts';

const rowStyle = {
  ...{ display: 'grid', gap: 'var(--mantine-spacing-sm) var(--mantine-spacing-md)' },
  ...{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
  alignItems: 'end',
};

const idOf = (name: string) => `prompts-${name}`;

/** Fields of the form of the list. */
export function PromptFilters() {
  const { prompts, filters } = usePromptList();
  return (
    <div style={rowStyle}>
      <Labeled label={words.search.label} name="q">
        <input
          id={idOf('q')}
          className="field"
          type="search"
          dir="auto"
          name="q"
          defaultValue={filters.q}
          maxLength={promptLimits.searchText}
          placeholder={words.search.placeholder}
          enterKeyHint="search"
        />
      </Labeled>
      <Choice
        {...words.kind}
        name="kind"
        chosen={filters.kind}
        options={promptKinds.map((kind) => ({ value: kind, words: words.kinds[kind] }))}
      />
      <Choice {...words.tool} name="tool" chosen={filters.tool} options={toolsIn(prompts)} />
      <Choice
        {...words.level}
        name="level"
        chosen={filters.level && levelInAddress(filters.level)}
        options={promptLevels.map((level) => ({ value: levelInAddress(level), words: level }))}
      />
      <Choice
        {...words.time}
        name="time"
        chosen={filters.minutes > 0 ? String(filters.minutes) : ''}
        options={promptTimesMinutes.map((time) => ({
          ...{ value: String(time), words: words.atMost(time) },
        }))}
      />
      <Button type="submit">{words.search.submit}</Button>
    </div>
  );
}

interface Option {
  value: string;
  words: string;
}

function toolsIn(prompts: readonly ListedPrompt[]): readonly Option[] {
  const names = new Map(prompts.map(({ tool }) => [tool.slug, tool.name]));
  return [...names]
    .map(([value, name]) => ({ value, words: name }))
    .sort((a, b) => a.words.localeCompare(b.words, 'en'));
}

interface ChoiceProps {
  label: string;
  /** Words of the choice that filters nothing. */
  any: string;
  name: string;
  chosen: string;
  options: readonly Option[];
}

function Choice({ label, any, name, chosen, options }: ChoiceProps) {
  return (
    <Labeled {...{ label, name }}>
      <span className="select">
        <select id={idOf(name)} className="field" name={name} defaultValue={chosen}>
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
      </span>
    </Labeled>
  );
}

function Labeled({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <label htmlFor={idOf(name)}>
      <Text span display="block" fz="sm" fw={600} pb="xxs">
        {label}
      </Text>
      {children}
    </label>
  );
}
