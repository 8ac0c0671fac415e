import { type Mutation, mutationsOf } from '../mutation.ts';

const security = 'src/server/http/protection/security.ts';
const callers = 'tests/server/hardening/hardening-callers.test.ts';
const addresses = 'tests/server/http/client-address.unit.test.ts';
const turns = 'tests/server/hardening/network/turns.unit.test.ts';

/** Requests of other sites, forged hosts and addresses, and callers that take more than their share. */
export const requestMutations: readonly Mutation[] = [
  ...mutationsOf(security, 'tests/features/requests/contact.test.ts', [
    [
      '!isOwnOrigin(origin, settings, request.socket.localPort)',
      'false',
      'with 403 and stores nothing',
    ],
    [
      "site !== undefined && site !== 'same-origin' && site !== 'none'",
      'false',
      'with 403 and stores nothing',
    ],
    [
      'safeMethods.has(request.method) || !isForeign(request, settings)',
      'true',
      'with 403 and stores nothing',
    ],
  ]),
  ...mutationsOf(security, 'tests/features/requests/page/request-pages.test.ts', [
    [
      "origin === 'null' && site === 'same-origin'",
      "origin === 'null'",
      'keeps the origin to itself',
    ],
  ]),
  ...mutationsOf(security, callers, [
    ['hosts.length > 1', 'false', 'at once are refused'],
    ['isLoopbackName(name)', 'true', 'gets nothing from the demo'],
  ]),
  ...mutationsOf('src/server/limits/client-address.ts', addresses, [
    ['0xff << (8 - kept)', '0xff', 'as the caller'],
    ['ipaddr.process(address)', 'ipaddr.parse(address)', 'as the caller'],
    ['insideRanges.has(address.range())', 'false', 'from outside by its network'],
  ]),
  ...mutationsOf('src/server/limits/slots.ts', turns, [
    ['this.total >= this.limits.total.limit', 'false', ''],
  ]),
  ...mutationsOf(
    'src/server/limits/slots.ts',
    'tests/server/hardening/network/slots.unit.test.ts',
    [['!isHeld', 'false', 'is given back once']],
  ),
  ...mutationsOf(
    'src/server/limits/slots.ts',
    'tests/server/hardening/network/connection-shares.unit.test.ts',
    [['(this.held.get(key) ?? 0) >= limit', 'false', 'have their share of the connections']],
  ),
];
