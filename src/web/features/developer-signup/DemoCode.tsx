import { useId } from 'react';
import { developerSignupContent } from '../../../content/developer-signup.ts';
import classes from './SignupStep.module.css';

const words = developerSignupContent.code.demo;

/** The code on screen, where no text message is sent. */
export function DemoCode({ code }: { code: string }) {
  const labelId = useId();
  return (
    <div className={classes.demo}>
      <strong>{words.title}</strong>
      <p>{words.text}</p>
      <p>
        <span id={labelId}>{words.codeLabel}</span>{' '}
        <output aria-labelledby={labelId}>{code}</output>
      </p>
    </div>
  );
}
