/** Names only, so that lists can load them without the descriptions. */
export const toolNames = [
  'Replit Agent',
  'v0',
  'Cursor',
  'Lovable',
  'Bolt.new',
  'Claude Artifacts',
  'GitHub Copilot',
] as const;
