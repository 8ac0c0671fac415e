import type { ProofFault, ProofWay } from '../proof-ways.ts';

export const proofWayNames: Readonly<Record<ProofWay, string>> = {
  file: 'A file',
  meta: 'A meta tag',
  dns: 'A DNS record',
  topic: 'A topic of the repository',
  relMe: 'A link to your profile',
};

export const proofFaultSentences: Readonly<Record<ProofFault, string>> = {
  unreachable: 'It could not be reached.',
  notFound: 'The proof was not found there.',
  tooLarge: 'The answer was too large to read.',
  notPublic: 'It is not open to the public internet over https.',
  ledAway: 'It leads to another address. Please add that address.',
};
