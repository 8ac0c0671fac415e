/** What the AI was asked for, as a row of a table says it. */
const purposes: Record<string, string | undefined> = {
  draft: 'Whole drafts',
  picture: 'Pictures',
  shorten: 'Shorten',
  clearer: 'Clearer',
  tone: 'Other tone',
  continue: 'Continue',
  table: 'Table from text',
  titles: 'Titles',
  excerpt: 'Excerpts',
  metaDescription: 'Search snippets',
  altTexts: 'Alt texts',
  links: 'Links',
  questions: 'Questions of readers',
};

/** Words of the house style and of what the AI costs. */
export const writingContent = {
  title: 'House Style',
  intro: 'Part of every request to the AI: drafts, and suggestions in the editor.',
  readOnly: 'The owner of the site writes the house style; you can read it.',
  settings: {
    label: 'House style',
    voice: 'Voice',
    voiceHint:
      'How the site talks: to whom, how formal, in which person, how long its sentences are.',
    wordsToUse: 'Words to use',
    wordsToAvoid: 'Words to avoid',
    wordsHint: 'One a line.',
    samples: 'Sample posts',
    samplesHint: (most: number) => `Up to ${most} posts that sound as they should.`,
    addSample: 'Add a sample post',
    removeSample: 'Remove',
    noSamples: 'No sample post yet.',
    limits: 'Monthly limit',
    limitsHint:
      'A request that would go beyond it is refused. Leave a field empty for no limit of that kind.',
    tokens: 'Tokens a month',
    dollars: 'Dollars a month',
    noPrices:
      'The server does not know what tokens cost: set OPENAI_INPUT_PRICE and OPENAI_OUTPUT_PRICE to limit by money.',
    provenance: 'Tell readers under a post when the AI had a part in it',
    wholeNumber: 'Must be a whole number above 0.',
    amount: 'Must be an amount such as 20 or 12.50.',
    save: 'Save house style',
    saved: { title: 'House style saved', description: 'It is part of the next request.' },
    failed: { title: 'Error', description: 'The house style could not be saved.' },
    otherSave:
      'Somebody else saved the house style meanwhile. Load it again, then make your change.',
  },
  month: {
    title: 'This month',
    since: (day: string) => `Since ${day} (UTC)`,
    none: 'Nothing was asked of the AI this month.',
    tokens: 'Tokens',
    cost: 'Cost',
    requests: 'Requests',
    purpose: 'Asked for',
    of: (used: string, limit: string) => `${used} of ${limit}`,
    tokensOf: 'Tokens of the monthly limit',
    dollarsOf: 'Dollars of the monthly limit',
    estimated:
      'Some of the tokens are an estimate by characters: the AI service did not count them, or the request is under way.',
    unpriced: (count: number) =>
      count === 1 ? 'One request has no price.' : `${count} requests have no price.`,
    onlyTokens:
      'Only tokens are counted: no price is set (OPENAI_INPUT_PRICE, OPENAI_OUTPUT_PRICE).',
    purposes,
  },
  log: {
    title: 'Every request',
    when: 'When',
    who: 'Who',
    model: 'Model',
    outcome: 'Outcome',
    time: 'Time',
    seconds: (seconds: string) => `${seconds} s`,
    estimate: (tokens: string) => `about ${tokens}`,
    noCost: '–',
  },
} as const;
