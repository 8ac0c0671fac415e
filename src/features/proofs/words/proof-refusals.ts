import { quotas } from '../../../shared/limits/quotas.ts';

export const proofRefusals = {
  invalid: 'Please enter a web address, such as https://example.com',
  notHttps: 'Please enter an address that begins with https://',
  notPublic: 'Please enter an address that everybody can open by its name',
  password: 'Please leave the name and the password out of the address',
  port: 'Please leave the port out of the address',
  query: 'Please leave out the question mark and what follows it',
  ownSite: 'Please enter an address outside of this site',
  codeHost: 'Please enter the address of a repository or of a profile',
  tooMany: `You can prove at most ${quotas.proofs.limit} addresses. Remove one to add another.`,
  unknown: 'This address is not on your list.',
} as const;
