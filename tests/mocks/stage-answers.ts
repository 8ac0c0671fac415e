export const stageAnswers = {
  outline: {
    sections: [
      { heading: '', points: 'Why a page of notes is enough.' },
      { heading: 'Four questions', points: 'Who, why, when, what not.' },
      { heading: 'The first evening', points: 'What to do in which hour.' },
    ],
  },
  section: { content: '<p>Begin with a person.</p><ul><li>Who?</li></ul>' },
  anotherSection: { content: '<p>Begin with one person you know.</p><ul><li>Who?</li></ul>' },
};

interface Asked {
  messages?: readonly { content: string }[] | undefined;
  response_format?: unknown;
}

/** Returns null for requests that are not for a stage. */
export function stageAnswer({ response_format: format, messages }: Asked): string | null {
  const name = /"name":"(outline|section)"/.exec(JSON.stringify(format) ?? '')?.[1];
  const prompt = messages?.at(-1)?.content ?? '';
  if (name === 'section' && prompt.includes('This time:')) {
    return JSON.stringify(stageAnswers.anotherSection);
  }
  return name === 'outline' || name === 'section' ? JSON.stringify(stageAnswers[name]) : null;
}
