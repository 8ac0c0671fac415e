import { findPhoneNumbersInText } from 'libphonenumber-js/max';

/** Stands in the place of what is not shown. */
export const hidden = '[hidden]';

const zeroWidth = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
const at = String.raw`(?:@| @ | ?[([{] ?(?:at|@) ?[)\]}] ?| at )`;
const dot = String.raw`(?:\.| \. | ?[([{] ?(?:dot|\.) ?[)\]}] ?| dot )`;
const mailAddress = new RegExp(
  String.raw`[\w.+-]{1,64}${at}[\w-]{1,63}(?:${dot}[\w-]{1,63}){1,4}`,
  'gi',
);
/** "at" and "dot" in words alone are common English; together they are an address. */
const isAddress = (text: string) => /[@([{]|\bdot\b/i.test(text);
const webAddress = /\b(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi;
/** Names of files and of programming tools are none: "Next.js", "plan.pdf". */
const bareDomain =
  /(?<![\w@.-])(?:[a-z\d-]{1,63}\.){1,4}(?!(?:js|ts|py|md|css|html|pdf|csv|json|png|jpe?g|svg|docx?|xlsx?)\b)[a-z]{2,24}\b(?:\/\S*)?/gi;
const handle = /(?<![\w@])@\w[\w.-]{1,40}/g;
const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}`;
/** Seven digits or more, however they are grouped; dates and prices are none. */
const digits = new RegExp(
  String.raw`(?<![\d$€£.,])(?:(${day})(?!\d)|[+(]?\d(?:[\s()./-]{0,3}\d){6,})`,
  'g',
);

function withoutNumbers(text: string): string {
  const found = findPhoneNumbersInText(text, 'US');
  const masked = found.reduceRight(
    (rest, { startsAt, endsAt }) => rest.slice(0, startsAt) + hidden + rest.slice(endsAt),
    text,
  );
  return masked.replace(digits, (match, date: string | undefined) => (date ? match : hidden));
}

/** As they are written, so that "Will" is hidden and "will" is not. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .map((name) => name.normalize('NFKC').trim())
    .filter((name) => name.length >= 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => {
      const literal = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
      return rest.replace(
        new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu'),
        hidden,
      );
    }, text);
}

/**
 * What a stranger may read of a text: mail addresses, phone numbers, links, handles and these names are taken out, also as
 * people spell them around filters. Rather too much than too little: who is chosen reads all of it.
 */
export function briefText(text: string, names: readonly string[]): string {
  const plain = text
    .normalize('NFKC')
    .replace(zeroWidth, '')
    .replace(webAddress, hidden)
    .replace(mailAddress, (match) => (isAddress(match) ? hidden : match))
    .replace(bareDomain, hidden)
    .replace(handle, hidden);
  return withoutNames(withoutNumbers(plain), names);
}
