import type { SampleApp } from '../history.ts';

export const skills = ['React', 'Python', 'Payments'] as const;
export type Skill = (typeof skills)[number];

interface Person {
  id: 'ines' | 'tom' | 'priya' | 'leo';
  name: string;
  place: string;
  years: number;
  skills: readonly Skill[];
  /** Comes back when somebody sends a brief. */
  answer: string;
}
export type PersonId = Person['id'];

export const people: readonly Person[] = [
  {
    id: 'ines',
    name: 'Ines',
    place: 'Lisbon',
    years: 8,
    skills: ['React', 'Payments'],
    answer: 'I built two of these. Who hands out the seats when a concert is full?',
  },
  {
    id: 'tom',
    name: 'Tom',
    place: 'Berlin',
    years: 5,
    skills: ['Python'],
    answer: 'I could start on Monday, with the list of seats.',
  },
  {
    id: 'priya',
    name: 'Priya',
    place: 'Pune',
    years: 11,
    skills: ['React'],
    answer: 'Nine days of work. I would leave the printed ticket out at first.',
  },
  {
    id: 'leo',
    name: 'Leo',
    place: 'Austin',
    years: 3,
    skills: ['Python', 'Payments'],
    answer: 'Yes, with one question: do singers buy tickets, too?',
  },
];

export const mostChosen = 2;

type Said =
  | { kind: 'start' | 'found' | 'most' | 'nobody' | 'brief' | 'sent' | 'quiet' }
  | { kind: 'chosen' | 'dropped' | 'hasIt' | 'answered'; person: PersonId };

export interface NetworkState {
  view: 'search' | 'brief' | 'answers';
  skill: Skill | null;
  chosen: readonly PersonId[];
  /** They have the brief, in the order in which they got it. */
  asked: readonly PersonId[];
  /** So many of those have answered. */
  answers: number;
  said: Said;
}

export type NetworkAction =
  | { type: 'skill'; skill: Skill }
  | { type: 'choose'; person: PersonId }
  | { type: 'search' | 'write' | 'send' | 'wait' };

export const networkStart: NetworkState = {
  view: 'search',
  skill: null,
  chosen: [],
  asked: [],
  answers: 0,
  said: { kind: 'start' },
};

export function foundBy({ skill }: NetworkState): readonly Person[] {
  return people.filter((person) => skill === null || person.skills.includes(skill));
}

export const nameOf = (person: PersonId) => people.find(({ id }) => id === person)?.name ?? person;

function withChoice(state: NetworkState, person: PersonId): NetworkState {
  const { chosen, asked } = state;
  if (asked.includes(person)) return { ...state, said: { kind: 'hasIt', person } };
  if (chosen.includes(person)) {
    const others = chosen.filter((one) => one !== person);
    return { ...state, chosen: others, said: { kind: 'dropped', person } };
  }
  if (chosen.length >= mostChosen) return { ...state, said: { kind: 'most' } };
  return { ...state, chosen: [...chosen, person], said: { kind: 'chosen', person } };
}

export function network(state: NetworkState, action: NetworkAction): NetworkState {
  const { chosen, asked, answers } = state;
  switch (action.type) {
    case 'skill': {
      const skill = state.skill === action.skill ? null : action.skill;
      return { ...state, skill, said: { kind: 'found' } };
    }
    case 'choose':
      return withChoice(state, action.person);
    case 'search':
      return { ...state, view: 'search', said: { kind: 'found' } };
    case 'write':
      return chosen.length === 0
        ? { ...state, said: { kind: 'nobody' } }
        : { ...state, view: 'brief', said: { kind: 'brief' } };
    case 'send':
      return {
        ...state,
        ...{ view: 'answers', chosen: [], asked: [...asked, ...chosen], said: { kind: 'sent' } },
      };
    case 'wait': {
      const person = asked[answers];
      if (person === undefined) return { ...state, said: { kind: 'quiet' } };
      return { ...state, answers: answers + 1, said: { kind: 'answered', person } };
    }
  }
}

export const networkApp: SampleApp<NetworkState, NetworkAction> = {
  reduce: network,
  start: networkStart,
  steps: [
    ({ skill }) => skill !== null,
    ({ chosen }) => chosen.length === mostChosen,
    ({ asked }) => asked.length > 0,
    ({ answers }) => answers > 0,
  ],
};
