import { findPhoneNumbersInText } from 'libphonenumber-js/max';

const hidden = '[hidden]';

/** Invisible characters, which would break up the words to be found. */
const invisible = /\p{Cf}|\u034F|[\uFE00-\uFE0F]/gu;
const letter = String.raw`[\p{L}\p{M}\p{N}-]`;
const at = String.raw`(?:\s{0,2}@\s{0,2}| ?[([{] ?(?:at|@) ?[)\]}] ?| at )`;
/** The ideographic full stop counts as a dot only between Latin letters. */
const point = String.raw`(?:\.|(?<=[a-z\d])。(?=[a-z]))`;
const dot = String.raw`(?:${point}|\s\.\s?| ?[([{] ?(?:dot|\.) ?[)\]}] ?| dot )`;
const mailAddress = new RegExp(
  String.raw`[\p{L}\p{M}\p{N}_.+'%-]{1,64}${at}${letter}{1,63}(?:${dot}${letter}{1,63}){1,4}`,
  'giu',
);
/** The words "at" and "dot" are common English alone. Together they form an address. */
const isAddress = (text: string) => /[@([{]|\bdot\b/i.test(text);
const besideAt = /[^\s@]{1,64}@[^\s@]{1,255}/g;
const webAddress = /\b(?:[a-z]{2,10}:\/\/\s?|www\.)[^\s<>()[\]]+/gi;
/** Excludes names of files and of programming tools: "Next.js", "plan.pdf". */
const bareDomain = new RegExp(
  String.raw`(?<![\p{L}\p{N}_@.-])(?:${letter}{1,63}${point}){1,4}(?!(?:js|ts|py|md|css|html|pdf|csv|json|png|jpe?g|svg|docx?|xlsx?)\b)\p{L}{2,24}(?![\p{L}\p{N}])(?::\d{2,5})?(?:\/\S*)?`,
  'giu',
);
const handle = /(?<![\w@])@\w[\w.-]{1,40}|(?<!\w)[\w.]{2,32}#\d{4}(?!\d)/g;
/** "Telegram: ada", "skype is ada_99" */
const messenger =
  /\b(telegram|whats ?app|signal|skype|discord|wechat|viber|instagram|linkedin|slack)((?: (?:id|name|handle|is|me|at)){0,2}(?: ?[:=] ?@?[\w.-]{2,40}| (?=\w*[\d_])[\w.-]{3,40}))/gi;
const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}`;
/** Matches seven or more digits in any script and grouping. Excludes dates and prices. */
const digits = new RegExp(
  String.raw`(?<![\p{Nd}$€£.,])(?:(${day})(?!\d)|[+(]?\p{Nd}(?:[\s()./_*·•\p{Pd}−-]{0,3}\p{Nd}){6,})`,
  'gu',
);

function withoutNumbers(text: string): string {
  const found = findPhoneNumbersInText(text, 'US');
  const masked = found.reduceRight(
    (rest, { startsAt, endsAt }) => rest.slice(0, startsAt) + hidden + rest.slice(endsAt),
    text,
  );
  return masked.replace(digits, (match, date: string | undefined) => (date ? match : hidden));
}

const isUnspaced = (name: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(name);
const lowered = (text: string) => text === text.toLowerCase();

/**
 * Names of several words match in any case. Single words match only with a capital letter or at the end of a line: "Will" is
 * hidden and "will" is not.
 */
function withoutName(text: string, name: string): string {
  const literal = name
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
  const [before, after] = isUnspaced(name)
    ? ['', '']
    : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const pattern = new RegExp(`${before}${literal}${after}(?=([^\\p{L}\\p{N}\\n]*$)|)`, 'gimu');
  const isWord = !/\s/.test(name) && !lowered(name);
  return text.replace(pattern, (match, lineEnd: string | undefined) =>
    isWord && lowered(match) && lineEnd === undefined ? match : hidden,
  );
}

function withoutNames(text: string, names: readonly string[]): string {
  return names
    .map((name) => name.normalize('NFKC').trim())
    .filter((name) => name.length >= 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce(withoutName, text);
}

export interface SentText {
  text: string;
  names: readonly string[];
}

/**
 * Hides mail addresses, phone numbers, links, handles and the given names in a text, also when they are spelled to avoid filters.
 * It hides too much rather than too little, because the chosen developer reads the full text.
 */
export function briefText({ text, names }: SentText): string {
  const plain = text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(webAddress, hidden)
    .replace(mailAddress, (match) => (isAddress(match) ? hidden : match))
    .replace(besideAt, hidden)
    .replace(bareDomain, hidden)
    .replace(handle, hidden)
    .replace(messenger, (_match, service: string) => `${service} ${hidden}`);
  return withoutNames(withoutNumbers(plain), names);
}
