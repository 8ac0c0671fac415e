import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { interfaceContent } from '../../content/interface.ts';
import classes from './ColorSchemePicker.module.css';

/** Light, dark, or as the system says; nothing is picked until the browser has read the visitor's choice. */
export function ColorSchemePicker() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [isMounted, setIsMounted] = useState(false);
  const name = useId();
  useEffect(() => setIsMounted(true), []);

  return (
    <fieldset className={classes.picker}>
      <legend className="visually-hidden">{interfaceContent.colorScheme.legend}</legend>
      {interfaceContent.colorScheme.options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={isMounted && colorScheme === option.value}
            onChange={() => setColorScheme(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
