import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './playable.module.css';
import type { Controls } from './usePlayed.ts';

type AppWindowProps = {
  name: string;
  /** Says what just happened. */
  said: string;
  controls: Controls;
  /** Stands below the content, always in view. */
  foot: ReactNode;
  lang?: string;
  words?: { undo: string; restart: string };
  children: ReactNode;
};

const english = { undo: 'Undo', restart: 'Start again' };

/** The frame of every sample app: its name, what it says, and the way back. */
export function AppWindow({
  name,
  said,
  controls,
  foot,
  lang,
  words = english,
  children,
}: AppWindowProps) {
  // The round button of small screens looks again at what lies below it.
  useEffect(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  return (
    <section className={classes.window} aria-label={name} lang={lang}>
      <div className={classes.bar}>
        <p className={classes.name}>{name}</p>
        <Press quiet onClick={controls.undo} isOff={!controls.canUndo}>
          {words.undo}
        </Press>
        <Press quiet onClick={controls.restart} isOff={!controls.canUndo}>
          {words.restart}
        </Press>
      </div>
      <p className={classes.said} role="status">
        {said}
      </p>
      <div className={classes.content}>{children}</div>
      <div className={classes.foot}>{foot}</div>
    </section>
  );
}

type PressProps = {
  children: ReactNode;
  onClick: () => void;
  label?: string;
  isMain?: boolean;
  quiet?: boolean;
  isPressed?: boolean;
  /** Its words are a single sign. */
  isSign?: boolean;
  /** Keeps the focus, unlike a disabled button. */
  isOff?: boolean;
};

/** A button of a sample app. */
export function Press({ children, onClick, label, isMain, quiet, isOff, ...state }: PressProps) {
  const variant = isMain ? 'filled' : quiet ? 'subtle' : 'outline';
  return (
    <Button
      className={classes.press}
      variant={variant}
      size="xs"
      aria-label={label}
      data-sign={state.isSign || undefined}
      aria-pressed={state.isPressed}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

type ChipsProps<Option extends string> = {
  label: string;
  /** Stands before the options. Their words say enough without it. */
  shownLabel?: string;
  options: readonly Option[];
  chosen: Option | null | undefined;
  onChoose: (option: Option) => void;
};

/** Options of which one is chosen. */
export function Chips<Option extends string>({
  label,
  shownLabel,
  options,
  chosen,
  onChoose,
}: ChipsProps<Option>) {
  return (
    <fieldset className={classes.chips} aria-label={label}>
      {shownLabel ? <span aria-hidden="true">{shownLabel}</span> : null}
      {options.map((option) => (
        <Press key={option} isPressed={option === chosen} onClick={() => onChoose(option)}>
          {option}
        </Press>
      ))}
    </fieldset>
  );
}

/** The title of another view of the app. It takes the focus, because the pressed button is gone. */
export function ViewTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={title} tabIndex={-1} className={classes.title}>
      {children}
    </p>
  );
}
