import { describe, expect, it } from 'vitest';
import { maskPrivate } from '../../../src/server/observation/log.ts';

describe('the text of an error in the log', () => {
  it.each([
    'connect ECONNREFUSED 127.0.0.1:54306',
    'connect ECONNREFUSED 127.0.0.1:54306 - Local (0.0.0.0:0)',
    'connect ECONNREFUSED ::1:54306',
    'connect ECONNREFUSED [2001:db8::1]:54306',
    'connect ETIMEDOUT 2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    'getaddrinfo ENOTFOUND database.internal:54306',
    'no pg_hba.conf entry for host 192.168.100.200/32',
    'at 2026-11-21T20:03:14.123Z',
    'at 2026-11-21 20:03:14.123456+00',
    'until Sat, 21 Nov 2026 20:03:14 GMT',
    'request 123e4567-e89b-12d3-a456-426614174000 failed',
    'at run (file:///srv/site/dist/server/server.js:1234:56789)',
    'could not extend file "base/16384/16397"',
    'SQLSTATE 53100, 10 of 20 attempts (5)',
  ])('keeps %j', (text) => {
    expect(maskPrivate(text)).toBe(text);
  });

  it.each([
    ['The number +16125550142 is not reachable', 'The number ***42 is not reachable'],
    ['The number (612) 555-0142 is not', 'The number (***42 is not'],
    ['To: 612.555.0142, code 123456', 'To: ***42, code ***56'],
    ['tel:+44 7911 123456', 'tel:***56'],
    ['To=+16125550142&Code=4711-22', 'To=***42&Code=***22'],
    ['0044 20 7946 0958 at 10.0.0.1:5432', '***58 at 10.0.0.1:5432'],
    ['phone:6125550142', 'phone:***42'],
    ['ada@example.com vcl_abcdefghij', '***@*** vcl_***'],
    ['GET /requests/Qm9vayBvZiBzZWNyZXQga2V5 failed', 'GET /requests/*** failed'],
    ['the token vcd_abcdefghij of a developer', 'the token vcd_*** of a developer'],
  ])('masks %j', (text, masked) => {
    expect(maskPrivate(text)).toBe(masked);
  });
});
