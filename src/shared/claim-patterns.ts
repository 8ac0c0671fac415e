import type { ClaimKind } from './claims.ts';

/** How numbers, prices, versions, dates and quotations are written in English prose. */

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
/** From one number to another. */
const range = String.raw`(?:${number})(?:\s?(?:–|-|to)\s?[$€£¥]?(?:${number}))?`;
const scale = String.raw`(?:\s?(?:k|m|bn|thousand|million|billion|trillion)\b)?`;
const per = String.raw`(?:\s?(?:\/|per|an?|each)\s?(?:hour|day|week|month|year|user|seat|person|token|request|call)s?\b)?`;
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)';
const year = String.raw`(?:19|20)\d{2}`;
const spelled =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const units =
  'percent|per cent|times|[kKMG]B|TB|px|ms|seconds?|minutes?|hours?|days?|weeks?|months?|years?|users?|people|customers?|visitors?|developers?|companies|tokens?|requests?|lines|dollars?|euros?|pounds?';

/** What counts things in a text or numbers its parts, and states nothing. */
export const numbered =
  /(?:\b(?:step|chapter|part|section|figure|table|rule|tip|day|week|lesson|page|option|question|item|status|error|no\.|number)\s|#)$/i;

/** "Cause 1: …" and "Signals 1, 2 and 6" at the beginning of a block number what the text itself lists. */
export const numberedOpening =
  /^(?:\d+[.):]\s|\p{L}+\s\d+(?:(?:,|,?\sand|,?\sor|–)\s?\d+)*(?=[:,.]|$|\s[–-]))/u;

/** Figures that are the name of something. */
export const notCounted = /^(?:24\/7|9-to-5|80\/20|50\/50|404|500|101|360|1-to-1|100%)$/;

/** Words that somebody is said to have said. */
export const saying =
  /\b(?:said|says|wrote|writes|told|tells|replied|noted|according|tweeted|posted|claimed|claims|argued|argues|called|put it|quoted)\b/i;

/** What follows is to be asked or typed, and was said by nobody. */
export const asking =
  /\b(?:ask|asks|asking|prompt|prompts|question|request|type|paste|write|say|called|named|like|such as)\b[^“"]*$/i;

/** In the order in which they are looked for: what one has found, the next ones leave alone. */
export const claimPatterns: readonly { kind: ClaimKind; pattern: RegExp }[] = [
  { kind: 'quotation', pattern: /“[^“”]{5,}”|(?<![\p{L}\d])"[^"]{5,}"(?![\p{L}\d])/gu },
  {
    kind: 'price',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:US)?[$€£¥]\s?(?:${range})${scale}\+?${per}|(?<![\p{L}\d.,])(?:${range})${scale}\s?(?:US dollars?|dollars?|euros?|pounds?|cents?|USD|EUR|GBP|CHF)\b${per}|\b${spelled}(?:\s(?:hundred|thousand|million))?\s(?:dollars?|euros?|cents?)\b${per}`,
      'gu',
    ),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      String.raw`\b${year}-\d{2}-\d{2}\b|\b${months}\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s${year})?\b|\b\d{1,2}(?:st|nd|rd|th)?\s${months}(?:\s${year})?\b|\b${months},?\s${year}\b|\bQ[1-4]\s${year}\b|(?<![\d.,$€£¥/-])\b${year}s?\b(?![\d%]|[.,]\d|\s(?:${units})\b)`,
      'gu',
    ),
  },
  {
    kind: 'version',
    pattern:
      /\bv(?:ersion\s)?\d+(?:\.\d+)+\b|\bversion\s\d+\b|\b\p{Lu}[\p{L}.]*[ -]\d+\.\d+(?:\.\d+)*(?![\d%:])|(?<=\p{L},? )\p{Lu}[\p{L}.]*[ -]\d+(?![\d%,:.]\d|[%:]|\s(?:percent|dollars))\b/gu,
  },
  {
    kind: 'number',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,:/#+-])\d+(?:\.\d+)?:1\b|(?<![\p{L}\d.,:/#+-])(?:${range})(?!:\d)(?:\s?%|\s?×|x\b|${scale}(?:[ -](?:${units})\b)?)(?![\p{L}\d/]|-[a-z])|\b${spelled}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\s(?:percent|per cent|hundred|thousand|million|billion)\b(?:\s(?:${units})\b)?|\b(?:one|two|three|four|nine)[ -](?:thirds?|quarters?|fifths?|tenths?)\b|\b(?:twice|${spelled}\stimes)\sas\s\p{L}+|\b${spelled}\stimes\s(?:more|less|faster|slower|cheaper|bigger|larger|smaller|higher)\b`,
      'giu',
    ),
  },
];
