import { creatorsContent } from '../../../content/creators.ts';
import { Badge } from '../../components/Badge.tsx';
import { Section } from '../../components/Section.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import classes from './VideoShelf.module.css';

const words = creatorsContent.liveDemos;

/** Six recorded builds, two in a row, with what is built and with what. */
export function LiveDemos() {
  return (
    <Section heading={words} tone="paper">
      <ul className={classes.shelf} data-columns="2">
        {words.items.map((demo, index) => (
          <li key={demo.videoId} style={{ '--stagger-index': index }}>
            <article className={classes.item}>
              <VideoPlayer video={demo} posterText={demo.creator} />
              <Badge hue="lagoon">
                <span className="visually-hidden">{words.buildTypeLabel}: </span>
                {demo.buildType}
              </Badge>
              <h3>{demo.title}</h3>
              <p className={classes.description}>{demo.description}</p>
              <dl className={classes.facts}>
                <div>
                  <dt>{words.durationLabel}</dt>
                  <dd>{demo.duration ?? words.durationUnknown}</dd>
                </div>
                <div>
                  <dt>{words.toolsLabel}</dt>
                  <dd>{demo.tools.join(', ')}</dd>
                </div>
              </dl>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
