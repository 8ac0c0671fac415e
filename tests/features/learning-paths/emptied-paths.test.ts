import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOfProgress } from '../../../src/features/learning-paths/progress-code.ts';
import { pathKinds } from '../../../src/features/learning-paths/words/path-kinds.ts';
import { pathWords } from '../../../src/features/learning-paths/words/path-words.ts';
import { paths } from '../../../src/shared/paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const firstApp = paths.learningPath('first-app');
const code = codeOfProgress({ 'first-app': [1, 2] });

type PathKind = (typeof pathKinds)[number];

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

async function publish(changed: (kind: PathKind) => Record<string, unknown>, kinds = pathKinds) {
  const { caller } = await signedInAdmin(testApp());
  for (const kind of kinds) {
    await caller.admin.content.save({ kind: kind.name, value: changed(kind) });
  }
}

const empty = ({ release }: PathKind) => ({ ...release, stations: [] });

async function open(url: string) {
  const { statusCode, body } = await testApp().app.inject({ url });
  const main = new JSDOM(body).window.document.querySelector('main');
  return { statusCode, main, text: main?.textContent ?? '' };
}

describe('a path whose stations were all taken out', () => {
  beforeEach(() => publish(empty, pathKinds.slice(0, 1)));

  it('is still there, and does not say that somebody walked it', async () => {
    const { statusCode, main, text } = await open(firstApp);
    expect(statusCode).toBe(200);
    expect(main?.querySelector('h1')?.textContent).toBe('A first app');
    expect(main?.querySelectorAll('ol > li h2')).toHaveLength(0);
    expect(text).not.toContain(pathWords.allWalked);
    expect(
      main?.querySelector(`a[href="${paths.learningPath('data-and-sign-in')}"]`),
    ).not.toBeNull();
  });

  it('lets the map and the home page begin with the next path', async () => {
    const [, second] = pathKinds;
    const { main } = await open(paths.learningPath('data-and-sign-in'));
    const title = main?.querySelector('ol > li h2')?.textContent ?? '';
    expect(second?.release.stations.length).toBeGreaterThan(0);
    expect(title).not.toBe('');
    for (const page of [paths.map, paths.home]) {
      expect((await open(page)).text).toContain(pathWords.first(title));
    }
  });

  it('has a card and a picture of its progress', async () => {
    for (const url of ['/og/map-first-app.png', paths.progressPicture(code)]) {
      const { statusCode, headers } = await testApp().app.inject({ url });
      expect(statusCode, url).toBe(200);
      expect(headers['content-type']).toBe('image/png');
    }
  });
});

describe('a map without a station', () => {
  beforeEach(() => publish(empty));

  it('names its paths, and does not say that somebody walked them', async () => {
    const { statusCode, main, text } = await open(paths.map);
    expect(statusCode).toBe(200);
    for (const { places } of pathKinds) {
      expect(main?.querySelector(`a[href="${places[0]?.path}"]`)).not.toBeNull();
    }
    expect(text).not.toContain(pathWords.allWalked);
  });

  it('leaves the home page without a first station', async () => {
    const { statusCode, text } = await open(paths.home);
    expect(statusCode).toBe(200);
    expect(text).not.toContain(pathWords.first(''));
  });

  it('has a picture of a progress', async () => {
    const { statusCode, headers } = await testApp().app.inject({
      url: paths.progressPicture(code),
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
  });

  it('is named on no page of a term', async () => {
    const { main } = await open(paths.glossaryTermPage('vibecoding'));
    expect(main?.querySelector(`a[href^="${paths.map}/"]`)).toBeNull();
  });
});

describe('a check', () => {
  const withQuestions = (questions: readonly object[]) =>
    publish(
      ({ release }) => ({
        ...release,
        stations: release.stations.map((one) =>
          one.kind === 'check' ? { ...one, questions } : one,
        ),
      }),
      pathKinds.slice(0, 1),
    );
  const checkOn = async () => {
    const check = pathKinds[0]?.release.stations.find(({ kind }) => kind === 'check');
    const { main } = await open(firstApp);
    return main?.querySelector(`#station-${check?.number}`);
  };

  it('without questions stands there without any', async () => {
    await withQuestions([]);
    const check = await checkOn();
    expect(check?.querySelector('h2')?.textContent).not.toBe('');
    expect(check?.querySelector('details')).toBeNull();
  });

  it('leaves a question without answers out', async () => {
    const asked = { question: 'Why?', answers: ['So'], right: 0, because: 'Because.' };
    await withQuestions([asked, { ...asked, question: 'Whereto?', answers: [] }]);
    const check = await checkOn();
    expect(check?.textContent).toContain('Why?');
    expect(check?.textContent).not.toContain('Whereto?');
  });
});
