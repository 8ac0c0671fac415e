import { creatorsContent } from '../../../content/creators.ts';
import { Section } from '../../components/Section.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import classes from './VideoShelf.module.css';

const words = creatorsContent.trendingVideos;

/** Four videos, the first one large. */
export function TrendingVideos() {
  return (
    <Section heading={words} tone="paper">
      <ul className={classes.shelf} data-columns="lead">
        {words.items.map((video, index) => (
          <li key={video.videoId} style={{ '--stagger-index': index }}>
            <article className={classes.item}>
              <VideoPlayer video={video} posterText={video.creator} />
              <h3>{video.title}</h3>
              <p className={classes.by}>
                {words.creatorLabel} <strong>{video.creator}</strong>
                {' · '}
                {video.views ? `${video.views} ${words.viewsLabel}` : words.viewsUnknown}
              </p>
              <p className={classes.description}>{video.description}</p>
              <dl className={classes.facts}>
                <div>
                  <dt>{words.toolsLabel}</dt>
                  <dd>{video.tools.join(', ')}</dd>
                </div>
              </dl>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
