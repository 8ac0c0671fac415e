/** A letter of a script that social cards have no fonts for. Common and inherited letters belong to every script. */
const foreignLetter =
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}])\p{Letter}/u;

export function isInCardScripts(text: string): boolean {
  return !foreignLetter.test(text);
}
