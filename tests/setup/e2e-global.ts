import { rmSync } from 'node:fs';
import { unpackChromium } from './chromium.ts';

/** Before the first browser test: the browser. After the last: the data of the server under test. */
export default function setup(): () => void {
  unpackChromium();
  return () => {
    const { E2E_DATA_DIR } = process.env;
    if (E2E_DATA_DIR) rmSync(E2E_DATA_DIR, { recursive: true, force: true });
  };
}
