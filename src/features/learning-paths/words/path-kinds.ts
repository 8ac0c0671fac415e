import type { ValueOf } from '../../../shared/addresses/page.ts';
import type { ContentField } from '../../../shared/content/fields.ts';
import { type ContentProblem, contentKind } from '../../../shared/content/kind.ts';
import { paths } from '../../../shared/paths.ts';
import { maxStations } from '../path-slugs.ts';
import { type LearningPath, type Station, stationKinds } from './path-types.ts';
import { learningPaths } from './paths.ts';

const text = (label: string) => ({ label, type: 'text', maxLength: 300 }) as const;
const listOf = (label: string, entry: ContentField) => ({ label, type: 'list', entry }) as const;

const question = {
  label: 'Question',
  type: 'group',
  fields: {
    question: text('Question'),
    answers: listOf('Answers', text('Answer')),
    right: { label: 'Right answer, counted from 0', type: 'number', min: 0, max: 9 },
    because: text('Reason'),
  },
} as const satisfies ContentField;

const fields = {
  name: { label: 'Name', type: 'text', maxLength: 40 },
  goal: text('Goal'),
  forWhom: text('For whom'),
  stations: listOf('Stations', {
    label: 'Station',
    type: 'group',
    fields: {
      number: { label: 'Number in codes of progress', type: 'number', min: 1, max: maxStations },
      kind: { label: 'Kind', type: 'choice', options: stationKinds },
      slug: text('Slug of its page, hyphenated title of a tip, or id of a video'),
      title: { ...text('Title of a check'), mayBeEmpty: true },
      why: text('Why it stands here'),
      minutes: { label: 'Minutes', type: 'number', min: 1, max: 480 },
      questions: listOf('Questions of a check', question),
    },
  }),
} as const satisfies Record<string, ContentField>;

/** Forms and versions hold the parts in this order. */
const writtenStation = (station: Station) => ({
  ...{ number: station.number, kind: station.kind, slug: station.slug },
  title: station.kind === 'check' ? station.title : '',
  ...{ why: station.why, minutes: station.minutes },
  questions:
    station.kind === 'check'
      ? station.questions.map(({ question: asked, answers, right, because }) => ({
          ...{ question: asked, answers, right, because },
        }))
      : [],
});

type WrittenStation = ReturnType<typeof writtenStation>;

function problemsOf(stations: readonly WrittenStation[]): readonly ContentProblem[] {
  return stations.flatMap(({ number, kind, title, questions }, place) => {
    const problem = (field: string | number, message: string) => ({
      ...{ path: ['stations', place, field], message },
    });
    const isTaken = stations.findIndex((other) => other.number === number) < place;
    return [
      ...(isTaken ? [problem('number', 'Another station has this number. Choose a free one')] : []),
      ...(kind === 'check' && !title.trim() ? [problem('title', 'Give the check a title')] : []),
      ...questions.flatMap(({ answers, right }, index) =>
        answers.length === 0 || right < answers.length
          ? []
          : [
              {
                path: ['stations', place, 'questions', index, 'right'],
                message: 'There is no such answer. The first one is 0',
              },
            ],
      ),
    ];
  });
}

/** One kind of content for each path: a form with all stations would be too long to work in. */
const pathKind = ({ slug, name, goal, forWhom, stations }: LearningPath) =>
  contentKind({
    name: `path-${slug}`,
    title: `The map: ${name}`,
    intro:
      'A station whose page is gone is left out. Codes know a station by its number: give a new one a number that no station of this path ever had.',
    hasFacts: false,
    places: [{ label: name, path: paths.learningPath(slug) }],
    release: { name, goal, forWhom, stations: stations.map(writtenStation) },
    fields,
    check: (value) => problemsOf(value.stations as readonly WrittenStation[]),
  });

/** In the order of the paths. */
export const pathKinds = learningPaths.map(pathKind);

/** All paths as they are published, with their slugs. */
export const allPathsOf = (published: ValueOf) =>
  learningPaths.map(({ slug }, index) => {
    const kind = pathKinds[index];
    if (!kind) throw new Error(`The path ${slug} has no kind.`);
    const { stations, ...path } = published(kind);
    return { ...path, slug, stations: stations as readonly WrittenStation[] };
  });
