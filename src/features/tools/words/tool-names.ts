/** Names of the compared tools without their descriptions, for lists to choose from. */
export const toolNames = [
  'Replit Agent',
  'v0',
  'Cursor',
  'Lovable',
  'Bolt.new',
  'Claude Artifacts',
  'GitHub Copilot',
] as const;
