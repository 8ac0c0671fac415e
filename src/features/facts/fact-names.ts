const list = (words: string) => new Set(words.split(/\s+/));

/** Capitalized words that are no names: days, months, languages, technical abbreviations. */
const common = list(`
  I I'm I've I'd I'll Mr Mrs Ms Dr Prof Sen Gov Gen OK Okay Hello Hi Dear Yes No Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February
  March April May June July August September October November December English German French Spanish Italian Chinese Japanese American
  European British Internet Web AI API APIs HTML CSS JS TS SQL URL URLs HTTP HTTPS JSON XML CSV PDF PDFs SEO UI UX FAQ CEO CTO MVP CRUD CRM
  ID IDs IDE IP IT TV PC PCs USB QR SMS SSH SSL TLS DNS SDK CLI CMS CDN CI CD LLM LLMs PR PRs QA TODO ASAP EU US USA UK VAT GDPR WCAG RAM CPU
  GPU A B C D E F P Step Chapter Part Section Figure Table Day Week Rule Tip Option Version North South East West Christmas Easter Earth
  Ctrl Shift Alt Enter Escape Tab Fig Vol`);

const companies = list('IBM AWS SAP AMD ARM HP LG IKEA NASA MIT BBC CNN EDF UPS DHL BMW');

const functionWords = list(`
  a an the this that these those my your his her its our their some any each every no all both few many most one two three if when while
  where why how what who which because since before after until once as at by for from in into of off on onto out over to up with without
  and but or nor so yet then than there here it he she they we you not now never always often also only even just still first second third
  next last let do does did is are was were be been being has have had can could may might must shall should will would`);

const titles = list('Mr Mrs Ms Dr Prof St Sen Gov Gen');

/** Can open a name of several words: "European Union", "South Korea". */
const openings = list(
  `American European British English German French Spanish Italian Chinese Japanese North South East West`,
);

const speaks =
  /^,?\s(?:says?|said|writes?|wrote|told|tells|replied|noted|argues?|argued|facts?|checked|calls?|called|coined|founded|invented|joined)\b/;

const token = /[\p{L}\p{N}][\p{L}\p{N}'’&+]*(?:[.-][\p{L}\p{N}]+)*/gu;
const capital = /^\p{Lu}/u;
const innerCapital = /^\p{L}+\p{Ll}\p{Lu}|^\p{Ll}\p{Lu}/u;

interface Token {
  text: string;
  from: number;
  to: number;
  /** First word of a sentence, or after a colon, dash or opening quote. */
  isFirst: boolean;
  /** Only a space, or the stop of a title or initial, separates it from the previous token. */
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
    // The stop in "Dr. Who" and "George W. Bush" ends no sentence.
    const isInitial = at > 1 && /^\p{Lu}$/u.test(before?.text ?? '');
    const isStop = gap === '. ' && (titles.has(before?.text ?? '') || isInitial);
    return {
      ...{ text, from, to },
      isFirst: !before || (!isStop && /[:;“„«"‘(—–…?!.\u{FFFC}]|\s-\s/u.test(gap)),
      isJoined: before !== undefined && before.to === before.end && (gap === ' ' || isStop),
    };
  });
}

const isAbbreviation = (text: string) => /^[\p{Lu}\d&+]+$/u.test(text) && !companies.has(text);

/** Not a name by itself, but allowed inside one ("Core Web Vitals"). */
const isCommon = ({ text }: Token) => {
  const [first = text] = text.split('-');
  const isAdjective = first !== text && !capital.test(text.slice(first.length + 1));
  const word = (isAdjective ? first : text).replace('’', "'").replaceAll('.', '');
  return common.has(word) || isAbbreviation(word);
};

const mayName = ({ text }: Token) =>
  (capital.test(text) || innerCapital.test(text)) && !functionWords.has(text.toLowerCase());

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

function trimmed(run: readonly Token[]): Token[] {
  const opens = (at: number) =>
    openings.has(run[at]?.text ?? '') && run.slice(at + 1, at + 2).some((next) => !isCommon(next));
  const from = run.findIndex((one, at) => !isCommon(one) || opens(at));
  const to = run.findLastIndex((one) => !isCommon(one));
  return from < 0 ? [] : run.slice(from, to + 1);
}

function isSpeaker(run: readonly Token[], sentence: string): boolean {
  const behind = sentence.slice(run.at(-1)?.to);
  return run.length > 1 && speaks.test(behind);
}

/** Title case marks a label or a title, not names. */
function isTitleCase(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ text }) => text.length > 3);
  return long.length > 1 && long.every(({ text }) => capital.test(text));
}

export interface NamePlace {
  from: number;
  to: number;
}

/** Names of one text. A name found inside a sentence also counts at the start of another. */
export class Names {
  private readonly within = new Set<string>();
  /** Lowercase words of the text. Capitalized, they are labels or titles. */
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

  in(sentence: string): NamePlace[] {
    const places: NamePlace[] = [];
    for (const { pattern, isPlain, name } of this.known) {
      // Cheap check first: most sentences do not need the pattern.
      if (!sentence.includes(name)) continue;
      for (const { index } of sentence.matchAll(pattern)) {
        // "Make" and "Bolt" also start sentences as ordinary words.
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
