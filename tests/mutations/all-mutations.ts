import type { Mutation } from './mutation.ts';
import { accessMutations } from './topics/access.ts';
import { dataMutations } from './topics/data.ts';
import { moneyMutations } from './topics/money.ts';
import { outsideMutations } from './topics/outside.ts';
import { requestMutations } from './topics/requests.ts';
import { signInMutations } from './topics/sign-in.ts';
import { signUpMutations } from './topics/sign-up.ts';

/** The mutations that stand: security and money first. */
export const allMutations: readonly Mutation[] = [
  ...requestMutations,
  ...outsideMutations,
  ...signUpMutations,
  ...signInMutations,
  ...accessMutations,
  ...moneyMutations,
  ...dataMutations,
];
