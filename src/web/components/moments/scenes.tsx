import type { ReactNode } from 'react';
import drawing from '../pictures/drawing.module.css';
import type { SceneName } from './scene-name.ts';

const { contour, wire, trail, route, sheet, accent, ink, tick } = drawing;

/** Hills, then their contour lines. */
function land(ground: string, lines: string) {
  return (
    <>
      <path className={drawing.hue} opacity={0.18} d={ground} />
      <path className={contour} data-draws="line" pathLength={1} d={lines} />
    </>
  );
}

const plain = land(
  'M0 124c40-20 78-26 124-14s78 16 116-4v54H0z',
  'M0 138c40-18 78-22 124-12s78 14 116-2M0 152c40-14 78-16 124-8s78 10 116-2',
);

/** Each part of a scene is drawn after the one before it. */
export const scenes: Record<SceneName, ReactNode> = {
  // A letter on the path to the flag on a hill.
  sent: (
    <>
      {land(
        'M0 146c48-4 84-16 116-42s50-38 66-38 36 18 58 42v52H0z',
        'M22 156c56-4 84-18 112-40s36-32 48-32 32 14 58 38M92 156c28-10 44-22 58-36s22-18 32-18 28 14 58 34',
      )}
      <path className={trail} data-draws="way" d="M92 128c38-4 66-18 88-54" />
      <path className={wire} data-draws="line" pathLength={1} d="M182 68V24" />
      <path className={accent} data-draws="flag" d="M183 24h36l-10 10 10 10h-36z" />
      <g transform="rotate(-8 62 96)">
        <rect className={sheet} x="28" y="72" width="68" height="48" rx="6" />
        <path className={wire} d="m33 79 29 22 29-22" />
      </g>
    </>
  ),
  // Two paths meet at a tent, at the hour of the clock above.
  booked: (
    <>
      {plain}
      <path className={trail} data-draws="way" d="M8 148c34-2 56-10 82-26" />
      <path className={trail} data-draws="way-back" d="M232 146c-34 0-58-8-82-24" />
      <path className={sheet} strokeLinejoin="round" d="m120 46 44 74H76z" />
      <path className={accent} d="m120 70 20 50h-40z" />
      <path className={wire} d="m120 46-6-10M120 46l6-10" />
      <g>
        <circle className={sheet} cx="196" cy="42" r="22" />
        <path className={wire} d="M196 29v13l9 6" />
      </g>
    </>
  ),
  // A map on its board, where the way begins.
  quoted: (
    <>
      {plain}
      <path className={wire} data-draws="line" pathLength={1} d="M92 100v32M148 100v32" />
      <rect className={sheet} x="70" y="24" width="100" height="78" rx="5" />
      <path
        className={contour}
        data-draws="line"
        pathLength={1}
        d="M82 92c6-26 24-40 40-38s34 12 38 38M98 92c4-16 14-24 24-22s20 8 22 22"
      />
      <path
        className={route}
        data-draws="line"
        pathLength={1}
        d="M82 44c18-8 20 18 38 14s12-18 26-16"
      />
      <circle className={accent} cx="152" cy="43" r="7" />
      <path className={trail} data-draws="way" d="M6 146c28-2 50-4 76-10" />
    </>
  ),
  // The bridge stands, and the way goes across it.
  accepted: (
    <>
      {land(
        'M0 92c22-4 40-4 58 0l8 68H0zM240 92c-22-4-40-4-58 0l-8 68h66z',
        'M0 110c22-4 42-4 60 0M0 128c22-4 44-4 62 0M240 110c-22-4-42-4-60 0M240 128c-22-4-44-4-62 0M84 142c12-6 24-6 36 0s24 6 36 0M94 154c10-4 18-4 26 0s18 4 26 0',
      )}
      <path className={wire} data-draws="line" pathLength={1} d="M60 122c22-38 98-38 120 0" />
      <path
        className={wire}
        data-draws="line"
        pathLength={1}
        d="M54 92q66-24 132 0M76 86v16M98 82v14M120 80v14M142 82v14M164 86v16"
      />
      <path
        className={trail}
        data-draws="way"
        d="M4 84c18-4 34-4 50 0q66-26 132 0c16-4 32-4 50 0"
      />
      <path className={wire} data-draws="line" pathLength={1} d="M206 80V30" />
      <path className={accent} data-draws="flag" d="M205 30h-36l10 10-10 10h36z" />
    </>
  ),
  // A pin with a face: somebody has a place on the land.
  joined: (
    <>
      {land(
        'M0 130c36-30 80-40 120-40s84 10 120 40v30H0z',
        'M12 150c30-26 68-38 108-38s78 12 108 38M48 154c18-16 42-26 72-26s54 10 72 26M84 156c8-8 20-12 36-12s28 4 36 12',
      )}
      <path className={trail} data-draws="way" d="M6 152c36-4 66-12 104-22" />
      <ellipse className={drawing.quiet} cx="120" cy="132" rx="18" ry="5" />
      <g>
        <path
          className={accent}
          d="M120 130c-10-22-40-42-40-70a40 40 0 0 1 80 0c0 28-30 48-40 70z"
        />
        <circle className={drawing.paper} cx="120" cy="60" r="28" />
      </g>
      <g>
        <circle className={ink} cx="120" cy="52" r="9" />
        <path className={ink} d="M102 79c2-12 8-16 18-16s16 4 18 16a28 28 0 0 1-36 0z" />
      </g>
    </>
  ),
  // Stones on a summit, with the mark above.
  verified: (
    <>
      {land(
        'M0 152c44-8 70-30 120-30s76 22 120 30v8H0z',
        'M26 156c38-6 56-22 94-22s56 16 94 22M66 158c20-4 34-10 54-10s34 6 54 10',
      )}
      <path className={trail} data-draws="way" d="M4 150c28-4 46-12 66-22" />
      <path className={sheet} d="M72 128c-4-14 12-22 48-22s52 8 48 22z" />
      <path className={sheet} d="M86 106c-4-12 10-18 34-18s38 6 34 18z" />
      <path className={sheet} d="M98 88c-2-10 8-14 22-14s24 4 22 14z" />
      <g>
        <circle className={accent} cx="120" cy="44" r="26" />
        <path className={tick} data-draws="line" pathLength={1} d="m108 45 9 9 16-19" />
      </g>
    </>
  ),
  // A new sign, and paths that come to it from everywhere.
  published: (
    <>
      {plain}
      <path className={trail} data-draws="way" d="M6 150c40-2 74-8 108-22" />
      <path className={trail} data-draws="way-back" d="M234 148c-40 0-74-6-106-20" />
      <path className={wire} data-draws="line" pathLength={1} d="M120 132V22" />
      <path className={sheet} data-draws="flag" d="M112 66H58l-13 13 13 13h54z" />
      <g data-draws="flag">
        <path className={accent} d="M112 26h72l14 16-14 16h-72z" />
        <path className={tick} strokeWidth={3} d="M124 37h46M124 47h30" />
      </g>
      <path className={wire} d="M30 40q6-7 12 0q6-7 12 0M60 24q5-5 9 0q5-5 9 0" />
    </>
  ),
  // A balloon leaves the ground, in the first light.
  ready: (
    <>
      <circle className={drawing.hue} opacity={0.35} cx="192" cy="48" r="18" />
      {plain}
      <path className={trail} data-draws="way" d="M6 150c38-2 66-8 96-24" />
      <g data-draws="rise">
        <path
          className={accent}
          d="M112 14a36 36 0 0 1 36 36c0 22-20 34-28 44h-16c-8-10-28-22-28-44a36 36 0 0 1 36-36z"
        />
        <path
          className={tick}
          strokeWidth={3}
          d="M112 16c-16 18-16 54-5 76M112 16c16 18 16 54 5 76"
        />
        <path className={wire} d="m105 95 2 10M119 95l-2 10" />
        <rect className={sheet} x="102" y="105" width="20" height="14" rx="3" />
      </g>
      <path className={wire} d="M32 58q6-7 12 0q6-7 12 0M60 38q5-5 9 0q5-5 9 0" />
    </>
  ),
};
