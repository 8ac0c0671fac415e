import { useCallback, useEffect, useRef, useState } from 'react';
import { listenRequest, readPlayerMessage } from './player-messages.ts';

/** `poster` until somebody asks for the video; nothing is loaded from the platform before that. */
export type VideoPhase = 'poster' | 'loading' | 'playing' | 'unavailable';

/** How long the embed's document may take, and how long its player may stay silent after that. */
const documentTimeoutMs = 20_000;
const answerTimeoutMs = 4_000;
const askAgainMs = 250;

/**
 * Loads an embed on request and finds out whether it came. A frame reports "load" for error pages too, so the
 * player itself has to answer.
 */
export function useVideoEmbed() {
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
    // Any origin: an error page has none of its own, and the request says nothing worth hiding.
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
