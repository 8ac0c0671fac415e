import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { unpackChromium } from '../../../scripts/chromium.ts';
import { startOpenAi } from '../../mocks/openai.ts';
import { connectionUrl } from '../database/connection-url.ts';
import { startTemplateServer } from '../database/template-server.ts';
import { prepareSeededTemplate } from '../sites/seeded-template.ts';

export const endlessSubject = 'without an end';

export const declinedSubject = 'to be declined';

export const suggested = {
  passage: '<p>Go up by the scree.</p>',
  texts: ['The scree, step by step', 'Going up by the scree'],
  altTexts: [
    { picture: 1, alt: 'A way up' },
    { picture: 2, alt: 'A hut' },
  ],
  links: [{ words: 'a prompt', address: '/glossary/prompt' }],
};

export const unknownSubject = 'the weather';

interface AskedOfPassages {
  question: string;
  passages: readonly { number: number; text: string }[];
}

/** The first sentence of each of the first two passages. */
function answerFrom(text: string): string {
  const { question, passages }: AskedOfPassages = JSON.parse(text);
  const cited = question.includes(unknownSubject) ? [] : passages.slice(0, 2);
  return JSON.stringify({
    sentences: cited.map(({ number, text: words }) => ({
      text: words.split('. ')[0],
      sources: [number],
    })),
  });
}

function suggestionFor(instructions: string): string {
  const { passage, texts, links, altTexts } = suggested;
  if (instructions.includes('link to a page of the list')) return JSON.stringify({ links });
  if (instructions.includes('those who cannot see it')) return JSON.stringify({ altTexts });
  return instructions.includes('HTML that takes its place') ? passage : JSON.stringify({ texts });
}

/** The returned function deletes the server's data. */
export default async function setup(): Promise<() => Promise<void>> {
  unpackChromium();
  // Workers would each make it, and again after midnight.
  process.env.E2E_SEEDED_DIR = await prepareSeededTemplate();
  const databases = await startTemplateServer(process.env.E2E_SEEDED_DIR);
  process.env.E2E_DATABASE_SERVER = connectionUrl(databases.connection);
  const openAi = await startOpenAi({
    port: Number(process.env.E2E_OPENAI_PORT),
    textFaultOf: (prompt) => {
      if (prompt.includes(endlessSubject)) return 'drip';
      return prompt.includes(declinedSubject) ? 'refused' : 'none';
    },
  });
  openAi.state.answerOf = ({ messages = [] }) => {
    const [instructions = '', text = ''] = messages.map(({ content }) => content);
    if (instructions.includes('numbered passages')) return answerFrom(text);
    return text.startsWith('{') ? suggestionFor(instructions) : null;
  };
  const picture = sharp({
    create: { width: 1536, height: 1024, channels: 3, background: '#0e5a5a' },
  });
  openAi.state.picture64 = (await picture.png().toBuffer()).toString('base64');
  return async () => {
    await openAi.stop();
    await databases.stop();
    const { E2E_DATA_DIR } = process.env;
    // On a busy machine the database may still write when the site that started it was ended.
    const again = { maxRetries: 20, retryDelay: 100 };
    if (E2E_DATA_DIR) rmSync(E2E_DATA_DIR, { recursive: true, force: true, ...again });
  };
}
