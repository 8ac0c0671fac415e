import { z } from 'zod';

const wholeAnswerSchema = z.looseObject({
  choices: z.array(z.looseObject({ message: z.unknown() })),
});

/** Wraps a whole answer as the single event of a stream. The SDK refuses other content as it would in a stream. */
function asEvent(text: string): string {
  try {
    const { choices, ...whole } = wholeAnswerSchema.parse(JSON.parse(text));
    const pieces = choices.map(({ message, ...choice }) => ({ ...choice, delta: message }));
    return JSON.stringify({ ...whole, choices: pieces });
  } catch {
    return text.replace(/\s+/g, ' ');
  }
}

/** Accepts servers that ignore the request for a stream and send the whole answer at once. */
export function createStreamedFetch(fetchAnswer: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchAnswer(input, init);
    const isWhole = response.headers.get('content-type')?.startsWith('application/json');
    if (!response.ok || !isWhole) return response;
    const { status, headers } = response;
    const body = `data: ${asEvent(await response.text())}\n\ndata: [DONE]\n\n`;
    return new Response(body, { status, headers });
  };
}
