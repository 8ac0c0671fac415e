import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AppScreen } from '../../../../content/service-apps.ts';
import type { FeatureCard } from '../../../../content/types.ts';
import { CheckList } from '../../../components/CheckList.tsx';
import ink from '../../../components/drawing.module.css';
import classes from './PhoneTile.module.css';

const dashed = {
  fill: 'none',
  stroke: 'var(--hue-text)',
  strokeWidth: 2.5,
  strokeDasharray: '7 6',
};

/** Each in 240 × 170 units. */
const screens: Record<AppScreen, ReactNode> = {
  mobile: (
    <>
      <path
        className={ink.contour}
        d="M-10 150c60-40 120 10 260-50M-10 124c60-40 120 10 260-50M-10 98c60-40 120 10 260-50M-10 72c60-40 120 10 260-50M-10 46c60-40 120 10 260-50"
      />
      <path
        className={ink.hue}
        d="M120 34a32 32 0 0 1 32 32c0 26-32 60-32 60S88 92 88 66a32 32 0 0 1 32-32z"
      />
      <circle className={ink.paper} cx="120" cy="66" r="13" />
      <path className={ink.wire} d="M92 140c14 8 42 8 56 0" />
    </>
  ),
  browser: (
    <>
      <rect className={ink.paper} x="28" y="30" width="184" height="112" rx="10" />
      <rect className={ink.hue} x="28" y="30" width="184" height="22" rx="10" />
      <rect className={ink.hue} x="28" y="42" width="184" height="10" />
      <rect className={ink.ink} x="44" y="68" width="74" height="9" rx="3" />
      <rect className={ink.firm} x="44" y="86" width="96" height="7" rx="3" />
      <rect className={ink.firm} x="44" y="101" width="82" height="7" rx="3" />
      <rect className={ink.accent} x="44" y="118" width="48" height="14" rx="5" />
      <circle className={ink.hue} cx="176" cy="92" r="20" />
    </>
  ),
  prototype: (
    <>
      <rect {...dashed} x="30" y="28" width="76" height="114" rx="12" />
      <rect className={ink.paper} x="134" y="28" width="76" height="114" rx="12" />
      <rect className={ink.ink} x="146" y="44" width="42" height="8" rx="3" />
      <rect className={ink.hue} x="146" y="62" width="52" height="36" rx="6" />
      <rect className={ink.accent} x="146" y="112" width="52" height="16" rx="6" />
      <path className={ink.wire} d="M96 86h48m-11-11 11 11-11 11" />
      <path {...dashed} d="M44 56h32M44 76h24M44 96h28" />
    </>
  ),
  repair: (
    <>
      <rect className={ink.paper} x="40" y="26" width="160" height="118" rx="10" />
      <rect className={ink.ink} x="58" y="44" width="52" height="8" rx="3" />
      <rect className={ink.firm} x="70" y="62" width="84" height="8" rx="3" />
      <rect className={ink.accent} x="70" y="80" width="62" height="8" rx="3" />
      <rect className={ink.firm} x="70" y="98" width="92" height="8" rx="3" />
      <rect className={ink.ink} x="58" y="116" width="36" height="8" rx="3" />
      <circle className={ink.hue} cx="186" cy="116" r="30" />
      <path className={ink.wire} d="m172 117 10 10 19-21" />
    </>
  ),
};

/** One kind of app project, shown as the phone it would run on. */
export function PhoneTile({ type }: { type: FeatureCard & { screen: AppScreen } }) {
  return (
    <article className={classes.phone} data-hue={type.color}>
      <svg
        aria-hidden="true"
        className={classes.screen}
        viewBox="0 0 240 170"
        width="240"
        height="170"
        focusable="false"
      >
        {screens[type.screen]}
      </svg>
      <Stack px="xs" pt="lg" pb="xl">
        <h3>{type.title}</h3>
        <Text c="dimmed">{type.description}</Text>
        <CheckList items={type.features} />
      </Stack>
    </article>
  );
}
