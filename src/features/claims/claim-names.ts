/** Finding the names of people, companies and products: words with a capital where a sentence gives none. */

const list = (words: string) => new Set(words.split(/\s+/));

/** Capitals that name nobody: days, months, languages, and abbreviations of the trade. */
const common = list(`
  I I'm I've I'd I'll Mr Mrs Ms Dr Prof Sen Gov Gen OK Okay Hello Hi Dear Yes No Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February
  March April May June July August September October November December English German French Spanish Italian Chinese Japanese American
  European British Internet Web AI API APIs HTML CSS JS TS SQL URL URLs HTTP HTTPS JSON XML CSV PDF PDFs SEO UI UX FAQ CEO CTO MVP CRUD CRM
  ID IDs IDE IP IT TV PC PCs USB QR SMS SSH SSL TLS DNS SDK CLI CMS CDN CI CD LLM LLMs PR PRs QA TODO ASAP EU US USA UK VAT GDPR WCAG RAM CPU
  GPU A B C D E F P Step Chapter Part Section Figure Table Day Week Rule Tip Option Version North South East West Christmas Easter Earth
  Ctrl Shift Alt Enter Escape Tab Fig Vol`);

const companies = list('IBM AWS SAP AMD ARM HP LG IKEA NASA MIT BBC CNN EDF UPS DHL BMW');

/** Words that begin a sentence more often than a name. */
const functionWords = list(`
  a an the this that these those my your his her its our their some any each every no all both few many most one two three if when while
  where why how what who which because since before after until once as at by for from in into of off on onto out over to up with without
  and but or nor so yet then than there here it he she they we you not now never always often also only even just still first second third
  next last let do does did is are was were be been being has have had can could may might must shall should will would`);

/** They stand before a name and are no part of it. */
const titles = list('Mr Mrs Ms Dr Prof St Sen Gov Gen');

/** Adjectives and directions that open a name of several words: "European Union", "South Korea". */
const openings = list(
  `American European British English German French Spanish Italian Chinese Japanese North South East West`,
);

const speaks =
  /^,?\s(?:says?|said|writes?|wrote|told|tells|replied|noted|argues?|argued|claims?|claimed|calls?|called|coined|founded|invented|joined)\b/;

const token = /[\p{L}\p{N}][\p{L}\p{N}'’&+]*(?:[.-][\p{L}\p{N}]+)*/gu;
const capital = /^\p{Lu}/u;
/** A capital within a word, which no sentence gives: iPhone, GitHub. */
const innerCapital = /^\p{L}+\p{Ll}\p{Lu}|^\p{Ll}\p{Lu}/u;

interface Token {
  text: string;
  from: number;
  to: number;
  /** Nothing before it in the sentence, or in the part of one behind a colon, a dash or an opening quote. */
  isFirst: boolean;
  /** Nothing but a blank stands between it and the one before. */
  isJoined: boolean;
}

function tokensOf(sentence: string): Token[] {
  const found = [...sentence.matchAll(token)].map(({ 0: text, index }) => ({
    text: text.replace(/['’]s$/, ''),
    from: index,
    to: index + text.replace(/['’]s$/, '').length,
    end: index + text.length,
  }));
  return found.map(({ text, from, to }, at) => {
    const before = found[at - 1];
    const gap = before ? sentence.slice(before.end, from) : '';
    // The full stop of "Dr. Who" and of "George W. Bush" ends nothing.
    const isInitial = at > 1 && /^\p{Lu}$/u.test(before?.text ?? '');
    const isStop = gap === '. ' && (titles.has(before?.text ?? '') || isInitial);
    return {
      ...{ text, from, to },
      isFirst: !before || (!isStop && /[:;“„«"‘(—–…?!.\u{FFFC}]|\s-\s/u.test(gap)),
      isJoined: before !== undefined && before.to === before.end && (gap === ' ' || isStop),
    };
  });
}

/** All capitals: an abbreviation of the trade, unless it is one of the few companies. */
const isAbbreviation = (text: string) => /^[\p{Lu}\d&+]+$/u.test(text) && !companies.has(text);

/** Capitals that name nobody by themselves; within a longer name they may stand ("Core Web Vitals"). */
const isCommon = ({ text }: Token) => {
  const [first = text] = text.split('-');
  const isAdjective = first !== text && !capital.test(text.slice(first.length + 1));
  const word = (isAdjective ? first : text).replace('’', "'").replaceAll('.', '');
  return common.has(word) || isAbbreviation(word);
};

const mayName = ({ text }: Token) =>
  (capital.test(text) || innerCapital.test(text)) && !functionWords.has(text.toLowerCase());

/** Runs of tokens that may be names, in the order of the sentence. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  for (const one of tokens) {
    const goesOn = run.length > 0 && one.isJoined && !one.isFirst && mayName(one);
    if (!goesOn) {
      if (run.length > 0) runs.push(run);
      run = mayName(one) ? [one] : [];
    } else {
      run.push(one);
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

/** A run without the common words at its ends. */
function trimmed(run: readonly Token[]): Token[] {
  const opens = (at: number) =>
    openings.has(run[at]?.text ?? '') && run.slice(at + 1, at + 2).some((next) => !isCommon(next));
  const from = run.findIndex((one, at) => !isCommon(one) || opens(at));
  const to = run.findLastIndex((one) => !isCommon(one));
  return from < 0 ? [] : run.slice(from, to + 1);
}

/** More than one word, and then something that people do: "Ada Lovelace wrote …". */
function isSpeaker(run: readonly Token[], sentence: string): boolean {
  const behind = sentence.slice(run.at(-1)?.to);
  return run.length > 1 && speaks.test(behind);
}

/** Every first letter of the text is a capital: a label or a title, which says nothing about names. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ text }) => text.length > 3);
  return long.length > 1 && long.every(({ text }) => capital.test(text));
}

export interface NamePlace {
  from: number;
  to: number;
}

/** Knows the names of one text: those that stand within a sentence count at the beginning of another one too. */
export class Names {
  private readonly within = new Set<string>();
  /** Words that the text has without a capital: with one they are a label or a title. */
  private readonly ordinary = new Set<string>();
  private readonly known: readonly { name: string; pattern: RegExp; isPlain: boolean }[];

  constructor(sentences: readonly string[], knownNames: readonly string[]) {
    this.known = knownNames.map((name) => ({
      name,
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])${name.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')}(?![\p{L}\p{N}])`,
        'gu',
      ),
      isPlain: /^\p{Lu}\p{Ll}+$/u.test(name),
    }));
    for (const sentence of sentences) {
      const tokens = tokensOf(sentence);
      for (const { text } of tokens) {
        if (!capital.test(text)) this.ordinary.add(text);
      }
      if (isTitleCase(tokens)) continue;
      for (const run of runsOf(tokens)) {
        for (const { text, isFirst } of run) if (!isFirst) this.within.add(text);
      }
    }
  }

  /** The names of a sentence. */
  in(sentence: string): NamePlace[] {
    const places: NamePlace[] = [];
    for (const { pattern, isPlain, name } of this.known) {
      // Far cheaper than the pattern, which most sentences would be searched with in vain.
      if (!sentence.includes(name)) continue;
      for (const { index } of sentence.matchAll(pattern)) {
        // "Make" and "Bolt" begin sentences as words too.
        if (isPlain && !this.within.has(name) && this.isFirstAt(sentence, index)) continue;
        places.push({ from: index, to: index + name.length });
      }
    }
    const tokens = tokensOf(sentence);
    if (isTitleCase(tokens)) return places;
    for (const run of runsOf(tokens)) {
      const [first] = run;
      const isWord =
        first?.isFirst &&
        !this.within.has(first.text) &&
        !innerCapital.test(first.text) &&
        !isSpeaker(run, sentence);
      const rest = trimmed(isWord ? run.slice(1) : run);
      const [begin, end] = [rest[0], rest.at(-1)];
      const isLabel = rest.every(({ text }) => this.ordinary.has(text.toLowerCase()));
      if (isLabel) continue;
      if (begin && end) places.push({ from: begin.from, to: end.to });
    }
    return places;
  }

  private isFirstAt(sentence: string, index: number): boolean {
    return tokensOf(sentence).find(({ from }) => from === index)?.isFirst ?? false;
  }
}
