import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { unpackChromium } from '../../scripts/chromium.ts';
import { startOpenAi } from '../mocks/openai.ts';

/** A subject with these words gets a draft that is begun and never finished. */
export const endlessSubject = 'without an end';

/** A subject with these words is declined. */
export const declinedSubject = 'to be declined';

/** Before the first browser test: the browser and an AI service. After the last: the data of the server under test. */
export default async function setup(): Promise<() => Promise<void>> {
  unpackChromium();
  const openAi = await startOpenAi({
    port: Number(process.env.E2E_OPENAI_PORT),
    textFaultOf: (prompt) => {
      if (prompt.includes(endlessSubject)) return 'drip';
      return prompt.includes(declinedSubject) ? 'refused' : 'none';
    },
  });
  const picture = sharp({
    create: { width: 1536, height: 1024, channels: 3, background: '#0e5a5a' },
  });
  openAi.state.picture64 = (await picture.png().toBuffer()).toString('base64');
  return async () => {
    await openAi.stop();
    const { E2E_DATA_DIR } = process.env;
    if (E2E_DATA_DIR) rmSync(E2E_DATA_DIR, { recursive: true, force: true });
  };
}
