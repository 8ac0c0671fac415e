import { seededRandom } from '../seeded-random.ts';

const everydayWords =
  'the i and to a of in build apps for with my you that it is on sites web mobile are care this your as small teams be people who or use from them react at by have node typescript not we python design shops can an booking data tools ai prompts work years one what freelance product startup all when how which their bakery so out if more about app code time they but do first up make every new like before after than into most only other some over where our need has had will would could should then there these those because while just many much very good better best write read test ship learn teach help find keep start stop change plan launch fix review measure user users client clients customer page pages form forms button screen model prompt agent editor server database search mail phone money price cost week month day night morning city home school office garden market'.split(
    ' ',
  );
const names =
  'maria anna josé john li wei ahmed fatima olga ivan amélie zoë søren łukasz björn müller garcía hernández kovačević nguyễn okafor smith brown tanaka sato silva santos dubois rossi novák andersson o’brien yılmaz popescu kowalski jensen virtanen haddad'.split(
    ' ',
  );
const places =
  'minneapolis montevideo münchen zürich kraków são paulo bogotá québec tromsø reykjavík lagos nairobi bengaluru hanoi taipei osaka málaga córdoba brno łódź göteborg århus tallinn riga izmir tbilisi cusco oaxaca'.split(
    ' ',
  );
const rareWordCount = 20_000;
const syllables =
  'ba be bi bo co cu da de di do fa fe fi ga go gra ha he ho in ka ke ki ko la le li lo lu ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so sta ta te ti to tra u va ve vi vo wa we wi zi é ö ñ'.split(
    ' ',
  );
const paragraphWords = 84;
const paragraphCount = 2_000;

export interface Writer {
  random(): number;
  word(): string;
  text(wordCount: number): string;
  html(wordCount: number): string;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Writes like people: few words often, many words seldom (Zipf's law), with names and places among them. */
export function createWriter(seed = 1): Writer {
  const random = seededRandom(seed);
  const oneOf = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const rareWord = () =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => oneOf(syllables)).join('');
  const rareWords = Array.from({ length: rareWordCount }, rareWord);
  const words = [...new Set([...everydayWords, ...names, ...places, ...rareWords])];
  const word = () => words[Math.floor(words.length ** random()) - 1] ?? 'the';
  const text = (wordCount: number) => Array.from({ length: wordCount }, word).join(' ');
  let paragraphs: string[] = [];
  return {
    random,
    word,
    text,
    html(wordCount) {
      if (paragraphs.length === 0) {
        paragraphs = Array.from({ length: paragraphCount }, () => `<p>${text(paragraphWords)}</p>`);
      }
      const length = Math.max(1, Math.round(wordCount / paragraphWords));
      return Array.from({ length }, () => oneOf(paragraphs)).join('\n');
    },
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  };
}
