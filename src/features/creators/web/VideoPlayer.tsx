import { Box, Text, UnstyledButton } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ColorToken } from '../../../shared/words/types.ts';
import { videoPlatform } from '../../../shared/words/video-platform.ts';
import { ExternalLink } from '../../../web/components/links/ExternalLink.tsx';
import { creatorsWords } from '../words/creators-words.ts';
import classes from './VideoPlayer.module.css';
import stage from './VideoScene.module.css';
import { VideoScene } from './VideoScene.tsx';

const words = creatorsWords.player;

type VideoPlayerProps = {
  video: {
    videoId: string;
    title: string;
    /** Minutes and seconds, with hours when there are any. */
    duration?: string | undefined;
    scene: string;
    color: ColorToken;
  };
  creator: string;
};

/** Shows a drawn poster until a press. The box never changes size. */
export function VideoPlayer({ video, creator }: VideoPlayerProps) {
  const { phase, frame, play, onDocument } = useVideoEmbed();
  const box = useRef<HTMLDivElement>(null);
  // Speech control matches the visible text, so the name must contain it.
  const label = `${words.play(video.title)}, ${[creator, video.duration].filter(Boolean).join(' ')}`;
  const isEmbedded = phase === 'loading' || phase === 'playing';

  useEffect(() => {
    // The pressed button is gone, so focus moves to its replacement.
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
      <div
        ref={box}
        className={`${stage.stage} ${classes.box}`}
        data-hue={video.color}
        tabIndex={-1}
      >
        <VideoScene name={video.scene} />
        {phase === 'poster' ? (
          <UnstyledButton className={classes.poster} aria-label={label} onClick={play}>
            <span className={classes.caption}>
              <span>
                <Text span display="block" ff="heading" fz="lg" fw={700} lh="inherit" lineClamp={1}>
                  {creator}
                </Text>{' '}
                <Text span display="block" fz="sm" fw={600} lh="inherit">
                  {video.duration}
                </Text>
              </span>
              <span className={classes.glyph}>
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  width="24"
                  height="24"
                  focusable="false"
                >
                  <path d="M8 5.5v13l11-6.5z" />
                </svg>
              </span>
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

/** `poster` until a press; before that, nothing loads from the platform. */
type VideoPhase = 'poster' | 'loading' | 'playing' | 'unavailable';

/** Limit the wait for the document of the embed, and then for an answer of its player. */
const documentTimeoutMs = 20_000;
const answerTimeoutMs = 4_000;
const askAgainMs = 250;

/** Loads an embed on request and checks that it works. A frame reports "load" for error pages too, so the player itself must answer. */
function useVideoEmbed() {
  const [phase, setPhase] = useState<VideoPhase>('poster');
  const [hasDocument, setHasDocument] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (phase !== 'loading' && phase !== 'playing') return;
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const outcome = readPlayerMessage(event);
      if (outcome) setPhase(outcome === 'alive' ? 'playing' : 'unavailable');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'loading') return;
    const giveUp = setTimeout(
      () => setPhase('unavailable'),
      hasDocument ? answerTimeoutMs : documentTimeoutMs,
    );
    // Any origin: an error page has none, and the request contains nothing secret.
    const ask = () => frame.current?.contentWindow?.postMessage(listenRequest, '*');
    const asking = hasDocument ? setInterval(ask, askAgainMs) : undefined;
    return () => {
      clearTimeout(giveUp);
      clearInterval(asking);
    };
  }, [phase, hasDocument]);

  const play = useCallback(() => setPhase(navigator.onLine ? 'loading' : 'unavailable'), []);
  const onDocument = useCallback(() => setHasDocument(true), []);
  return { phase, frame, play, onDocument };
}

/** Asks an embedded player to report. A player that did not load never answers. */
const listenRequest = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/** Returns null for any other message. */
function readPlayerMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
): 'alive' | 'failed' | null {
  if (event.origin !== videoPlatform.embedOrigin || typeof event.data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(event.data);
    if (typeof message !== 'object' || message === null || !('event' in message)) return null;
    return message.event === 'onError' ? 'failed' : 'alive';
  } catch {
    return null;
  }
}
