import { useId } from 'react';
import { interfaceContent } from '../../content/interface.ts';
import { chooseColorScheme, useColorSchemeChoice } from '../color-scheme.ts';
import classes from './ColorSchemePicker.module.css';

/** Light, dark, or as the system says; nothing is picked until the browser has read the visitor's choice. */
export function ColorSchemePicker() {
  const choice = useColorSchemeChoice();
  const name = useId();

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
            checked={choice === option.value}
            onChange={() => chooseColorScheme(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
