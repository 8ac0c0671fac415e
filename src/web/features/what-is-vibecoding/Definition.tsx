import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import classes from './Definition.module.css';

const { term, statement, paragraphs } = whatIsVibecodingContent.definition;

/** The word and its meaning set large, the explanation small beside it. */
export function Definition() {
  return (
    <div className={classes.definition}>
      <dl className={classes.entry}>
        <dt>
          <dfn>{term}</dfn>
        </dt>
        <dd>{statement}</dd>
      </dl>
      <div className={classes.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
