import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const british =
  /\b(?:(?:dis|multi)?colour(?:s|ed|ing|ful)?|behaviours?|favourites?|neighbours?|neighbourhoods?|labour|honour|flavours?|harbour|rumour|(?:apolog|organ|optim|recogn|special|summar|priorit|custom|minim|maxim|categor|personal|final|visual|emphas|modern|general|util|sanit)is(?:e|es|ed|ing|ation|ations)|analys(?:e|es|ed|ing)|centres?|metres?|litres?|theatres?|licence|defence|catalogues?|dialogues|grey|programmes?|travell(?:ed|ing|er)|modell(?:ed|ing)|labell(?:ed|ing)|fulfil|learnt|whilst|judgement|ageing|enquir(?:y|ies)|tyres?|storeys?|cheques?|sceptic\w*|artefacts?)\b/gi;

const filesIn = (folders: readonly string[], names: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => names.test(name) && !name.includes('generated'))
      .map((name) => `${folder}/${name}`),
  );

it.each(filesIn(['src', 'prisma/seed'], /(?:^|\/)words\/.*\.ts$|\.html$/))(
  '%s is spelt the American way',
  (file) => {
    expect(readFileSync(file, 'utf8').match(british) ?? []).toEqual([]);
  },
);

const texts = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`/g;

it('the texts in the code of pages are spelt the American way', () => {
  const faults = filesIn(['src'], /(?:^|\/)web\/.*\.tsx?$/).flatMap(
    (file) =>
      readFileSync(file, 'utf8')
        .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
        .match(texts)
        // A string without a space is a name in the code.
        ?.filter((text) => text.includes(' '))
        .filter((text) => text.replace(/\$\{[^}]*\}/g, '').match(british))
        .map((text) => `${file}: ${text}`) ?? [],
  );
  expect(faults).toEqual([]);
});

it('code, comments and docs are spelt the American way', () => {
  const folders = ['src', 'prisma', 'scripts', 'tests', 'docs'];
  const faults = filesIn(folders, /\.(?:tsx?|mjs|md|prisma)$/)
    .filter((file) => !file.endsWith('american-spelling.test.ts'))
    .filter((file) => !/\/(?:web|words)\//.test(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(british) ?? []).map((word) => `${file}: ${word}`),
    );
  expect(faults).toEqual([]);
});
