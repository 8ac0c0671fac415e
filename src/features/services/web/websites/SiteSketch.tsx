import type { ReactNode } from 'react';
import classes from '../../../../web/components/pictures/drawing.module.css';
import type { SiteLayout } from '../../words/service-websites.ts';
import frame from './SiteSketch.module.css';

const shelves = [0, 1, 2, 3, 4, 5];
const entries = [0, 1, 2];

const layouts: Record<SiteLayout, ReactNode> = {
  business: (
    <>
      <rect className={classes.wash} y="32" width="400" height="106" />
      <path className={classes.hue} d="M200 138c40-46 70-62 104-40s58 4 96-22v62z" />
      <circle className={classes.accent} cx="316" cy="66" r="16" />
      <rect className={classes.ink} x="24" y="56" width="132" height="14" rx="3" />
      <rect className={classes.ink} x="24" y="78" width="94" height="14" rx="3" />
      <rect className={classes.accent} x="24" y="106" width="70" height="18" rx="5" />
      <rect className={classes.ink} x="24" y="158" width="82" height="8" rx="2" />
      <rect className={classes.quiet} x="24" y="174" width="96" height="7" rx="2" />
      <rect className={classes.ink} x="152" y="158" width="70" height="8" rx="2" />
      <rect className={classes.quiet} x="152" y="174" width="96" height="7" rx="2" />
      <rect className={classes.ink} x="280" y="158" width="76" height="8" rx="2" />
      <rect className={classes.quiet} x="280" y="174" width="96" height="7" rx="2" />
    </>
  ),
  shop: shelves.map((shelf) => (
    <g key={shelf} transform={`translate(${24 + (shelf % 3) * 122} ${50 + (shelf > 2 ? 74 : 0)})`}>
      <rect className={shelf === 1 ? classes.hue : classes.wash} width="108" height="44" rx="6" />
      <rect className={classes.ink} y="52" width="54" height="7" rx="2" />
      <rect className={classes.accent} x="80" y="51" width="28" height="9" rx="4.5" />
    </g>
  )),
  gallery: (
    <>
      <rect className={classes.hue} x="20" y="50" width="172" height="134" rx="4" />
      <path
        className={classes.wash}
        d="M20 150c44-40 82-34 112-6s40 8 60-6v42a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4z"
      />
      <rect className={classes.wash} x="202" y="50" width="108" height="62" rx="4" />
      <circle className={classes.accent} cx="256" cy="82" r="17" />
      <rect className={classes.ink} x="320" y="50" width="60" height="96" rx="4" />
      <rect className={classes.wash} x="202" y="122" width="108" height="62" rx="4" />
      <path className={classes.hue} d="m202 184 40-44 28 26 16-14 24 32z" />
      <rect className={classes.quiet} x="320" y="156" width="60" height="28" rx="4" />
    </>
  ),
  journal: (
    <>
      <rect className={classes.ink} x="24" y="52" width="196" height="15" rx="3" />
      <rect className={classes.hue} x="24" y="76" width="60" height="9" rx="4.5" />
      {entries.map((entry) => (
        <g key={entry} transform={`translate(24 ${104 + entry * 28})`}>
          <rect className={classes.quiet} width={204 - entry * 14} height="7" rx="2" />
          <rect className={classes.quiet} y="12" width={176 + entry * 10} height="7" rx="2" />
        </g>
      ))}
      <rect className={classes.wash} x="268" y="52" width="108" height="72" rx="6" />
      <path className={classes.hue} d="M268 124v-18c30-24 52-12 70-4s26 0 38-8v24a6 6 0 0 1-6 6z" />
      <rect className={classes.ink} x="268" y="138" width="76" height="7" rx="2" />
      <rect className={classes.ink} x="268" y="156" width="92" height="7" rx="2" />
      <rect className={classes.ink} x="268" y="174" width="62" height="7" rx="2" />
    </>
  ),
};

export function SiteSketch({ layout }: { layout: SiteLayout }) {
  return (
    <svg
      aria-hidden="true"
      className={frame.sketch}
      viewBox="0 0 400 204"
      width="400"
      height="204"
      focusable="false"
    >
      <path className={classes.wire} d="M0 31h400" />
      <circle className={classes.accent} cx="18" cy="16" r="4.5" />
      <circle className={classes.quiet} cx="34" cy="16" r="4.5" />
      <circle className={classes.quiet} cx="50" cy="16" r="4.5" />
      <rect className={classes.quiet} x="336" y="12" width="44" height="8" rx="4" />
      {layouts[layout]}
    </svg>
  );
}
