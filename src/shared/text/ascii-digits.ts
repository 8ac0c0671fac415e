const decimalDigit = /\p{Nd}/u;

/** The ten digits of every script have consecutive code points. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Replaces the digits of all scripts, and full-width signs, by ASCII. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
