import { creatorsContent } from '../../../content/creators.ts';
import type { ColorToken, Creator, CreatorTier } from '../../../content/types.ts';
import { videoPlatform } from '../../../content/video-platform.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './TopCreators.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';

const words = creatorsContent.topCreators;

const tierHues: Record<CreatorTier, ColorToken> = {
  Legendary: 'ember',
  Expert: 'lagoon',
  Popular: 'moss',
  Rising: 'sand',
};

/** Six channels, one under the other like programme notes: who, why, and the video to begin with. */
export function TopCreators() {
  return (
    <Section heading={words}>
      <p className={classes.note}>{creatorsContent.player.privacyNote}</p>
      <ul className={classes.list}>
        {words.items.map((creator, index) => (
          <li key={creator.handle} style={{ '--stagger-index': index }}>
            <CreatorCard creator={creator} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CreatorCard({ creator }: { creator: Creator }) {
  const video = creator.mostViewedVideo;
  return (
    <article className={classes.card} data-hue={tierHues[creator.tier]}>
      <div className={classes.text}>
        <p className={classes.tier}>
          <span className="visually-hidden">{words.tierLabel}: </span>
          <Badge hue={tierHues[creator.tier]}>{creator.tier}</Badge>
        </p>
        <h3>{creator.name}</h3>
        <p className={classes.handle}>
          {creator.handle}
          {' · '}
          {creator.subscribers
            ? `${creator.subscribers} ${words.subscribersLabel}`
            : words.subscribersUnknown}
        </p>
        <p className={classes.specialty}>
          <span className="visually-hidden">{words.specialtyLabel}: </span>
          {creator.specialty}
        </p>
        <p className={classes.description}>{creator.description}</p>
        <p className={classes.highlight}>{creator.highlight}</p>
        <ButtonLink
          to={videoPlatform.channelUrl(creator.handle)}
          variant="secondary"
          context={creator.name}
          arrow
        >
          {words.visitChannel}
        </ButtonLink>
      </div>
      <div className={classes.video}>
        <h4>{words.videoLabel}</h4>
        <VideoPlayer video={video} posterText={video.title} />
        <p>
          {video.description}
          {video.views ? ` (${video.views} ${creatorsContent.trendingVideos.viewsLabel})` : null}
        </p>
      </div>
    </article>
  );
}
