import type { AiFailure } from '../ai.ts';

const purposes: Record<string, string | undefined> = {
  draft: 'Whole drafts',
  outline: 'Outlines',
  section: 'Sections',
  details: 'Titles and excerpts of drafts',
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
  answer: 'Answers to visitors',
};

export const houseStyleContent = {
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
    findSample: 'Find a post',
    addSample: 'Add',
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
    isSaving: 'The house style is being saved.',
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
  costs: {
    title: 'What the AI takes',
    last: (what: string, took: string) => `${what}, last time: ${took}`,
    noLast: 'Nothing like this was asked yet, so its cost is not known.',
    took: (tokens: string, cost: string) => `${tokens} tokens, ${cost}`,
    ofText: 'This post so far',
    sum: (count: number, took: string) =>
      `${count === 1 ? '1 request' : `${count} requests`}, ${took}`,
    none: 'Nothing was asked for this post.',
    month: 'This month',
  },
  provenance: {
    title: 'Written by a model',
    none: 'Nothing of this post was accepted from the AI.',
    facts: (fact: { model: string; words: number; who: string }) =>
      `${fact.model} · ${fact.words === 1 ? '1 word' : `${fact.words} words`} · accepted by ${fact.who}`,
  },
  suggestions: {
    open: 'Ask the AI',
    openPassage: 'Ask about the selection',
    passageTitle: 'Ask the AI about this passage',
    postTitle: 'Ask the AI about this post',
    notConfigured: 'The AI is not set up',
    usedUp: 'This month is used up',
    nothingSelected: 'Select some text first, or put the cursor into a paragraph.',
    passages: {
      shorten: 'Shorten',
      clearer: 'Clearer',
      tone: 'Change the tone',
      continue: 'Continue',
      table: 'Make a table',
    },
    toneLabel: 'Tone',
    tones: {
      friendly: 'Friendlier',
      factual: 'Factual',
      confident: 'More confident',
      playful: 'Playful',
      plain: 'Plain words',
    },
    posts: {
      titles: 'Titles',
      excerpt: 'Excerpts',
      metaDescription: 'Search snippets',
      questions: 'Questions of readers',
      altTexts: 'Alt texts',
      links: 'Links within the site',
    },
    pending: 'The AI is writing...',
    seconds: (seconds: number) => `${seconds} s`,
    stop: 'Stop',
    soFar: 'What has arrived so far',
    accept: 'Accept',
    refuse: 'Refuse',
    acceptKey: 'accepts',
    refuseKey: 'refuses',
    accepted: 'Accepted',
    refused: 'Refused',
    other: 'Ask for something else',
    notApplied: 'Not applied: the text has changed.',
    lostLinks: (links: string) => `Links of the passage that are not in it any more: ${links}`,
    changedMeanwhile:
      'The passage does not stand as it was when you asked. Nothing was changed; select it again.',
    nothingFound: 'The AI has found nothing to suggest.',
    failed: 'The AI could not be asked. Please try again.',
    notWrittenDown: {
      title: 'Error',
      description: 'It was accepted, but that could not be written down.',
    },
    took: (took: { model: string; seconds: string; tokens: string; cost: string }) =>
      `${took.model} · ${took.seconds} s · ${took.tokens} tokens · ${took.cost}`,
    noText: 'There is no text in this post yet.',
    noPictures: 'There are no pictures in the text of this post.',
    askedBefore: 'This was asked for already.',
    gone: 'This suggestion is not there any more.',
    cutShort:
      'The answer of the AI broke off before its end. Please try again, or with a shorter passage.',
    /** Messages for suggestions that differ from those for whole drafts. */
    failures: {
      malformed: 'The AI sent something that cannot be used. Please try again.',
      refused: 'The AI declined to answer.',
      cancelled: 'The suggestion was stopped.',
    } as Partial<Record<AiFailure, string>>,
  },
  log: {
    title: 'Every request',
    facts: (fact: {
      who: string;
      outcome: string;
      model: string;
      seconds: string;
      tokens: string;
      cost: string;
    }) =>
      `${fact.who} · ${fact.outcome} · ${fact.model} · ${fact.seconds} s · ${fact.tokens} tokens · ${fact.cost}`,
    estimate: (tokens: string) => `about ${tokens}`,
    noCost: 'no price',
  },
} as const;
