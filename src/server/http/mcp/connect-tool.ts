import type { Tool } from './tools.ts';

/**
 * Stands in the list for the tools of an account, which would make the list of everybody three times as long. A call is answered
 * by the challenge that lets a program ask its person (see `mcp.ts`).
 */
export const connectTool = {
  name: 'connect_account',
  title: 'Act for a person of this site',
  description:
    'Asks the person to sign in and to choose what you may do. Then more tools are listed: drafts of posts, prices, answers and quotes for the team of the site; profile, briefs and messages for developers. Nothing is published or sent by you.',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object' },
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
} satisfies Tool['listed'];
