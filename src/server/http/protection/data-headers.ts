import type { FastifyReply } from 'fastify';

/** Only browsing contexts heed them. They would weigh half a kilobyte on each answer. */
const documentHeaders = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Only a document needs the policy of pages, which is four times as long. Data that is opened by itself may do nothing. */
const dataPolicy = "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none'";

/** Lets programs in browsers read the answer from pages of other sites. */
export function openToOtherSites(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Gives an answer that is no document the headers of data. Call it after `registerSecurity` has set those of documents. */
export function giveDataHeaders(reply: FastifyReply): void {
  for (const name of documentHeaders) reply.removeHeader(name);
  reply.header('content-security-policy', dataPolicy);
}
