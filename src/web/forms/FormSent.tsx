import classes from './FormNotice.module.css';

type FormSentProps = {
  words: { title: string; description: string };
  id: string;
  tabIndex: number;
};

/** Says on top of a form that it was taken; for whoever sent it without scripts, who sees no toast. */
export function FormSent({ words, ...target }: FormSentProps) {
  return (
    <div {...target} role="status" className={classes.notice}>
      <p className={classes.title}>{words.title}</p>
      <p>{words.description}</p>
    </div>
  );
}
