const decimalDigit = /\p{Nd}/u;

/** Value of a decimal digit of any script: the ten of each stand in their order. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && decimalDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** The text with the digits of all scripts, and full-width signs, as keyboards of the West write them. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)));
}
