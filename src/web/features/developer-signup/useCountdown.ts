import { useEffect, useState } from 'react';

function secondsUntil(endMs: number): number {
  return Math.max(0, Math.ceil((endMs - Date.now()) / 1000));
}

/** Whole seconds until a moment (milliseconds since 1970), counted down to 0. */
export function useCountdown(endMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endMs));
  useEffect(() => {
    setSeconds(secondsUntil(endMs));
    const timer = setInterval(() => {
      const left = secondsUntil(endMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endMs]);
  return seconds;
}
