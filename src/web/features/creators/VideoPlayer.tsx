import { Box, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { creatorsContent } from '../../../content/creators.ts';
import { videoPlatform } from '../../../content/video-platform.ts';
import { type ContourSeed, Contours } from '../../components/Contours.tsx';
import { ExternalLink } from '../../components/ExternalLink.tsx';
import { useVideoEmbed } from './useVideoEmbed.ts';
import classes from './VideoPlayer.module.css';

const words = creatorsContent.player;
const seeds: readonly ContourSeed[] = [1, 2, 3, 4, 5, 6];
const hues = ['ember', 'lagoon', 'moss', 'sand', 'sky'] as const;

type VideoPlayerProps = {
  video: { videoId: string; title: string };
  /** Set on the drawn poster: the title where no heading says it, otherwise who made the video. */
  posterText: string;
};

/** The same video always has the same poster. */
function posterOf(videoId: string) {
  const sum = [...videoId].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) >>> 0;
  return {
    contours: seeds[sum % seeds.length] ?? 1,
    hue: hues[Math.floor(sum / seeds.length) % hues.length] ?? 'lagoon',
  };
}

/** A video behind a drawn poster: the platform is asked for it on a press, in a box that never changes size. */
export function VideoPlayer({ video, posterText }: VideoPlayerProps) {
  const { phase, frame, play, onDocument } = useVideoEmbed();
  const box = useRef<HTMLDivElement>(null);
  const poster = posterOf(video.videoId);
  // Speech control goes by what stands on the button, so the name has to contain it.
  const label = [words.play(video.title), ...(posterText === video.title ? [] : [posterText])].join(
    ', ',
  );
  const isEmbedded = phase === 'loading' || phase === 'playing';

  useEffect(() => {
    // The pressed button is gone by then; the keyboard goes on where it stood.
    if (phase === 'playing') frame.current?.focus();
    else if (phase !== 'poster') box.current?.focus({ preventScroll: true });
  }, [phase, frame]);

  const watchLink = (
    <ExternalLink
      href={videoPlatform.watchUrl(video.videoId)}
      className={classes.link}
      context={video.title}
    >
      {words.watchOnPlatform}
    </ExternalLink>
  );

  return (
    <Box w="100%" miw={0}>
      <div ref={box} className={classes.box} data-hue={poster.hue} tabIndex={-1}>
        <Contours seed={poster.contours} />
        {phase === 'poster' ? (
          <UnstyledButton className={classes.poster} aria-label={label} onClick={play}>
            <Text span inherit lineClamp={3} textWrap="balance" maw="20ch">
              {posterText}
            </Text>
            <span className={classes.glyph}>
              <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28" focusable="false">
                <path d="M8 5.5v13l11-6.5z" />
              </svg>
            </span>
          </UnstyledButton>
        ) : null}
        {isEmbedded ? (
          <iframe
            ref={frame}
            className={classes.frame}
            data-phase={phase}
            src={videoPlatform.embedUrl(video.videoId)}
            title={video.title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onDocument}
          />
        ) : null}
        {phase === 'loading' ? (
          <p className={classes.state} role="status">
            {words.loading}
          </p>
        ) : null}
        {phase === 'unavailable' ? (
          <div className={classes.state} role="alert">
            <p>{words.unavailable}</p>
            {watchLink}
          </div>
        ) : null}
      </div>
      <Text mih="var(--site-target)">{phase === 'unavailable' ? null : watchLink}</Text>
    </Box>
  );
}
