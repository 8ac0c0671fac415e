import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { developerAccountContent } from '../../../content/developer-account.ts';
import { toolNames } from '../../../content/tool-names.ts';
import { developerLimits } from '../../../shared/developer-limits.ts';
import { Button } from '../../components/Button.tsx';
import classes from './ProjectForm.module.css';

const words = developerAccountContent.projects.fields.builtWith;

type BuiltWithFieldProps = { tools: readonly string[]; onChange: (tools: string[]) => void };

/** The tools of a project: known ones are suggested, any other can be typed. */
export function BuiltWithField({ tools, onChange }: BuiltWithFieldProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = tools.length >= developerLimits.builtWithTools;

  const add = () => {
    const name = text.trim();
    if (name && !isFull && !tools.some((tool) => tool.toLowerCase() === name.toLowerCase())) {
      onChange([...tools, name]);
    }
    setText('');
  };

  return (
    <div className={classes.tools}>
      <div className={classes.adder}>
        <TextInput
          ref={input}
          label={words.label}
          description={words.hint}
          placeholder={words.placeholder}
          list="built-with-tools"
          value={text}
          maxLength={developerLimits.builtWithTool}
          disabled={isFull}
          onChange={(event) => setText(event.currentTarget.value)}
          // What was typed counts, also for whoever goes straight on to the next field or the button.
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          variant="secondary"
          disabled={isFull}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {words.add}
        </Button>
      </div>
      <datalist id="built-with-tools">
        {toolNames
          .filter((name) => !tools.includes(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      <ul className={classes.chosen} aria-label={words.label}>
        {tools.map((tool) => (
          <li key={tool}>
            <button
              type="button"
              aria-label={words.removeNamed(tool)}
              onClick={() => {
                onChange(tools.filter((other) => other !== tool));
                input.current?.focus();
              }}
            >
              {tool}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
