import type { FactKind } from './facts.ts';

/** Thousands separators are commas, spaces or apostrophes, or dots from two groups on. */
const number = String.raw`\d{1,3}(?:[,’'\u00A0\u202F\u2009 ]\d{3})+(?:\.\d+)?(?!\d)|\d{1,3}(?:\.\d{3}){2,}(?!\d)|\d+(?:\.\d+)?[½¼¾⅓⅔]?`;
/** Beside a currency, also the continental form 1.200,50. */
const amount = String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|\d+,\d{1,2}(?!\d)|${number}`;
const sign = String.raw`(?:(?:US|CA|AU|NZ|HK|[CASR])?\$|[€£¥₹₩₺₪]|(?:USD|EUR|GBP|CHF|CAD|AUD|JPY|INR)(?=\s?\d))`;
const currency = String.raw`(?:[€£¥₹₩₺₪¢]|(?:US dollars?|dollars?|euros?|pounds?|cents?|bucks|USD|EUR|GBP|CHF|CAD|AUD|JPY|INR|kr|zł)(?![\p{L}\d]))`;
const scale = String.raw`(?:(?:\s?(?:k|m|bn|thousand|million|billion|trillion)|[KMB]|Bn)(?![\p{L}\d]))?`;
const range = String.raw`(?:${number})(?:\s?(?:–|-|to)\s?(?:${number}))?`;
const amounts = String.raw`(?:${amount})${scale}(?:\s?(?:–|-|to)\s?${sign}?\s?(?:${amount})${scale})?`;
const per = String.raw`(?:\s?(?:\/|per|an?|each)\s?(?:(?:1,000|1[KM]|100|thousand|hundred|million)\s)?(?:(?:input|output)\s)?(?:hour|hr|minute|day|week|month|mo|year|yr|user|seat|person|member|token|request|call|GB)s?\b){0,2}`;
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Jun\\.?|Jul\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?)';
const year = String.raw`(?:19|20)\d{2}`;
const nth = '(?:st|nd|rd|th)';
const spelled =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const units =
  'percent|per cent|percentage points?|times|[kKMGT]B|px|ms|seconds?|minutes?|hours?|days?|weeks?|months?|years?|users?|people|customers?|visitors?|developers?|companies|students?|employees|downloads|stars|parameters|tokens?|requests?|lines|inch(?:es)?|km|kg|miles?|dollars?|euros?|pounds?';

/** Match only words before a number that counts or labels a part of the text. */
export const numbered =
  /(?:\b(?:step|chapter|part|section|figure|table|rule|tip|day|week|lesson|page|option|question|item|status|error|port|room|line|slide|level|phase|stage|(?:fig|pp?|vol|no)\.|number)\s|#)$/i;

/** "Cause 1: …" and "Signals 1, 2 and 6" at the start of a block label items of the text. */
export const numberedOpening =
  /^(?:\d+[.):]\s|\p{L}+\s\d+(?:(?:,|,?\sand|,?\sor|–)\s?\d+)*(?=[:,.]|$|\s[–-]))/u;

export const notCounted =
  /^(?:24\/7|9-to-5|80\/20|50\/50|404|500|101|360|1-to-1|100%|UTF-8|SHA-\d+)$/;

/** Phone numbers and web addresses contain digits that state nothing. */
export const notProse =
  /(?<![\p{L}\d])\+\d[\d ().-]{5,20}\d|\bhttps?:\/\/\S+|\b(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}\/\S+/giu;

export const saying =
  /\b(?:said|says|wrote|writes|told|tells|replied|noted|according|tweeted|posted|checked|facts|argued|argues|called|put it|quoted)\b/i;

export const asking =
  /\b(?:ask|asks|asking|prompt|prompts|question|request|type|paste|write|say|called|named|like|such as)\b[^“"]*$/i;

/** Cheap check first: every match of the patterns below contains one of these. */
export const hint = new RegExp(
  String.raw`[\d"“„«‘]|\b(?:${spelled}|hundred|thousand|million|billion|dozen|half|third|quarter|fifth|tenth|twice)`,
  'iu',
);

/** The order matters: earlier matches exclude overlapping later ones. */
export const factPatterns: readonly { kind: FactKind; pattern: RegExp }[] = [
  {
    kind: 'quotation',
    // An apostrophe inside a word does not close a quotation.
    pattern:
      /„[^„“”]{5,}[“”]|«[^«»]{5,}»|“(?:[^“”]|“[^“”]*”){5,}”|(?<![\p{L}\d])"[^"]{5,}"(?![\p{L}\d])|(?<![\p{L}\d])‘(?:[^‘’]|’(?=\p{L})){5,}’/gu,
  },
  {
    kind: 'price',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])${sign}\s?${amounts}\+?${per}|(?<![\p{L}\d.,])${amounts}\s?${currency}${per}|\b(?:(?:an?|one|${spelled})\s(?:hundred|thousand|million|billion)|${spelled})\s(?:dollars?|euros?|cents?)\b${per}`,
      'gu',
    ),
  },
  {
    kind: 'date',
    pattern: new RegExp(
      [
        String.raw`\b${year}([-/.])\d{2}\1\d{2}(?!\d)`,
        String.raw`(?<![\d.,/-])\d{1,2}([-/.])\d{1,2}\2${year}\b`,
        String.raw`\b${months}\s\d{1,2}${nth}?(?:\s?[–-]\s?\d{1,2}${nth}?)?(?:,?\s${year})?\b`,
        String.raw`(?<![\d.,$€£¥/-])(?:\d{1,2}\s?[–-]\s?)?\d{1,2}${nth}?(?:\sof)?\s${months}(?:,?\s${year})?\b`,
        String.raw`\b${months},?\s${year}\b`,
        String.raw`\b(?:Q[1-4]|H[12]|FY)[ /]?${year}\b`,
        String.raw`\b\d{1,2}${nth}\scentury\b`,
        String.raw`(?<![\p{L}\d])[’']\d0s\b`,
        String.raw`(?<![\d.,$€£¥/-]|\+\s?)(?:\b(?:mid|early|late|pre|post)-)?\b${year}(?:s|\s?[–-]\s?(?:${year}|\d{2}))?\b(?![\d%]|[.,]\d|\s(?:${units})\b)`,
      ].join('|'),
      'gu',
    ),
  },
  {
    kind: 'version',
    pattern: new RegExp(
      [
        String.raw`\bv(?:ersion\s)?\d+(?:\.\d+)+(?:-(?:alpha|beta|rc)(?:\.?\d+)?)?\b`,
        String.raw`\bversion\s\d+\b`,
        String.raw`(?<![\p{L}\d])\p{Ll}?\p{Lu}[\p{L}.]{0,40}[ -]\d+\.\d+(?:\.\d+)*(?![\d%:])`,
        String.raw`(?<![\p{L}\d])\p{Lu}{2,10}-\d+[a-z]?(?![\p{L}\d%:]|[.,]\d)`,
        String.raw`(?<=[\p{L}\d],? )\p{Ll}?\p{Lu}[\p{L}.]{0,40}[ -]\d+(?!\d|[,:.]\d|[%:]|\s(?:${units})\b)`,
      ].join('|'),
      'gu',
    ),
  },
  {
    kind: 'number',
    pattern: new RegExp(
      [
        String.raw`(?<![\p{L}\d.,:/#+-])\d+(?:\.\d+)?:1\b`,
        String.raw`(?<![\p{L}\d.,:/#+-])\d+(?:\.\d+)?(?:\s(?:out\s)?of\s(?:the\s)?\d+|\/(?:5|10|100)(?!\/)|\/\d(?=\sof\s))\b(?![.,:]\d|%)`,
        String.raw`(?<![\p{L}\d.,:/#+−-])[+−-](?:${range})\s?%`,
        String.raw`(?<![\p{L}\d.,:/#+-])(?:${range})(?![:.,]?\d|\s?[ap]\.?m\b)(?:\s?%|\s?×|x\b|\s?°[CF]\b|${scale}(?:[ -]?(?:${units})\b)?)(?![\p{L}\d/]|-[a-z])`,
        String.raw`\b${spelled}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\s(?:percent|per cent|hundred|thousand|million|billion)\b(?:\sand\s${spelled}(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b)?(?:\s(?:${units})\b)?`,
        String.raw`\b(?:an?|one)\s(?:(?:million|billion)\b(?:\s(?:${units})\b)?|(?:hundred|thousand|dozen)\s(?!times)(?:${units})\b)`,
        String.raw`\b(?:dozens|hundreds|thousands|millions|billions)\sof\s(?:(?:thousands|millions)\sof\s)?(?:${units})\b`,
        String.raw`\b(?:half|a\sthird|a\squarter)\sof\s(?:all\s|the\s)?(?:${units})\b`,
        String.raw`\b(?:one|${spelled})\s(?:in|out\sof)\s(?:${spelled}|\d+)\b(?:\s(?:${units})\b)?`,
        String.raw`\b(?:one|two|three|four|nine)[ -](?:thirds?|quarters?|fifths?|tenths?)\b`,
        String.raw`\b(?:twice|${spelled}\stimes)\sas\s\p{L}+`,
        String.raw`\b${spelled}\stimes\s(?:more|less|faster|slower|cheaper|bigger|larger|smaller|higher)\b`,
      ].join('|'),
      'giu',
    ),
  },
];
