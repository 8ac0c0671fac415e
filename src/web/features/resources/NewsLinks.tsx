import { resourcesContent } from '../../../content/resources.ts';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './NewsLinks.module.css';

const words = resourcesContent.news;

/** Where to read on: seven topics with three sites each, set like the back page of a journal. */
export function NewsLinks() {
  return (
    <Section heading={words} tone="sand">
      <ul className={classes.topics}>
        {words.cards.map((card) => (
          <li key={card.title} className={classes.topic}>
            <h3>{card.title}</h3>
            <p>{card.description}</p>
            <ul className={classes.links}>
              {card.links.map((link) => (
                <li key={link.href}>
                  <ExternalLink href={link.href} className={classes.link} arrow>
                    {link.label}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
