import { useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { interfaceContent } from '../../../shared/words/interface.ts';
import { useIsHydrating } from '../../../web/use-is-hydrating.ts';
import classes from './ColorSchemePicker.module.css';

/** No option is checked until the browser has read the visitor's choice. */
export function ColorSchemePicker() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isHydrating = useIsHydrating();
  const name = useId();

  return (
    <fieldset className={`${classes.picker} needs-scripts`}>
      <legend className="visually-hidden">{interfaceContent.colorScheme.legend}</legend>
      {interfaceContent.colorScheme.options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={!isHydrating && colorScheme === option.value}
            onChange={() => setColorScheme(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
