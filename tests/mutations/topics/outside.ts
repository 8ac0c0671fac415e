import { type Mutation, mutationsOf } from '../mutation.ts';

const fetcher = 'tests/server/http/guarded-fetch.test.ts';
const noPlainAddress = 'is no plain https address';
const noLocalAddress = 'connects to no local address';
const ofName = 'a name whose addresses are';

/** Connections that the site makes to addresses of other people, and logs of what they answer. */
export const outsideMutations: readonly Mutation[] = [
  ...mutationsOf('src/server/integrations/public-address.ts', fetcher, [
    ["address.range() !== 'unicast'", 'false', noLocalAddress],
    ['address.match(globalUnicast)', 'true', noLocalAddress],
    ['!machineServices.includes(address.toString())', 'true', noLocalAddress],
  ]),
  ...mutationsOf('src/server/integrations/checked-connection.ts', fetcher, [
    [
      'found.every(({ address }) => isPublicAddress(address))',
      'found.some(({ address }) => isPublicAddress(address))',
      ofName,
    ],
    ['url.username || url.password', 'false', noPlainAddress],
    ["url.protocol !== 'https:'", 'false', noPlainAddress],
    ['Number(url.port) < firstFreePort', 'false', noPlainAddress],
    ['isIP(host) !== 0 && !isPublicAddress(host)', 'false', noLocalAddress],
  ]),
  ...mutationsOf('src/server/integrations/guarded-fetch.ts', fetcher, [
    ['redirectsLeft === 0', 'false', 'three redirects and no fourth'],
    ['byteSize > maxBytes', 'false', 'the size after decompression'],
    ['isTrusted ? {} : { lookup }', '{}', ofName],
  ]),
  ...mutationsOf(
    'src/server/integrations/guarded-send.ts',
    'tests/server/http/guarded-send.test.ts',
    [['isTrusted ? {} : { lookup }', '{}', 'to no name that leads to']],
  ),
  ...mutationsOf('src/server/observation/log.ts', 'tests/server/work/log.unit.test.ts', [
    ['maskPath(text)', 'text', 'masks'],
    ["'***@***'", "'$&'", 'masks'],
    ["`***${match.replace(/\\D/g, '').slice(-2)}`", 'match', 'masks'],
  ]),
];
