/** A fault that somebody could make in a line, and the test that has to notice it. */
export interface Mutation {
  /** From the root of the repository. */
  file: string;
  /** An expression that occurs once in the file, and that runs with each call: not a constant of the module. */
  from: string;
  to: string;
  /** From the root of the repository. */
  test: string;
  /** Part of the names of the tests that must fail. */
  name: string;
}

/** Names a mutation in code, in a report and on the command line. */
export const idOf = ({ file, from, to }: Mutation): string => `${file}: ${from} → ${to}`;

/** The mutations of one source file. @param test path of the test file, from the root of the repository */
export const mutationsOf = (
  file: string,
  test: string,
  changes: readonly (readonly [from: string, to: string, name: string])[],
): Mutation[] => changes.map(([from, to, name]) => ({ file, from, to, test, name }));
