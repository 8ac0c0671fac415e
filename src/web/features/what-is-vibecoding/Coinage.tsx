import { whatIsVibecodingContent } from '../../../content/what-is-vibecoding.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import classes from './Coinage.module.css';

const { quote, author, date, paragraphs, sources } = whatIsVibecodingContent.coined;

/** The post that gave the practice its name, what became of the word, and where both can be read. */
export function Coinage() {
  return (
    <div className={classes.coinage}>
      <figure className={classes.quotation}>
        <blockquote cite={sources[0]?.href}>{quote}</blockquote>
        <figcaption>
          <span className={classes.author}>{author}</span>
          <span className={classes.date}>{date}</span>
        </figcaption>
      </figure>
      <div className={classes.aftermath}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul className={classes.sources}>
          {sources.map((source) => (
            <li key={source.href}>
              <ButtonLink to={source.href} variant="ghost" arrow>
                {source.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
