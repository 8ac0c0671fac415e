import type { TokenScope } from '../../../shared/admin/api-tokens.ts';

const scopeNames: Record<TokenScope, string> = {
  'posts:read': 'Read posts, drafts too',
  'posts:write': 'Create and change posts',
  'posts:delete': 'Delete posts',
  'drafts:generate': 'Generate drafts with AI',
  'pictures:upload': 'Upload pictures',
  'content:read': 'Read prices and other content',
  'content:write': 'Change prices and other content',
  'requests:read': 'Read and export contact requests',
  'requests:write': 'Move contact requests to another state',
};

export const adminTokensContent = {
  title: 'API Tokens',
  intro:
    'Programs send a token in the admin-token header to write posts, generate drafts and work through contact requests.',
  reference: 'API reference',
  name: 'Name',
  nameHint: 'What uses it, for example "Import script"',
  lifetime: 'Works for',
  lifetimeHint: 'Then it is refused',
  lifetimes: [
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
    { value: '365', label: '1 year' },
    { value: '', label: 'As long as it is used' },
  ],
  scopes: 'What it may do',
  scopeNames,
  create: 'Create token',
  creating: 'Creating...',
  created: {
    title: 'Your new token',
    text: 'Copy it now: it is shown only this once.',
    label: 'Token',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copy failed',
    done: 'I have copied it',
  },
  listTitle: 'Existing tokens',
  createdOn: 'Created',
  lastUsed: 'Last used',
  neverUsed: 'never',
  revokedOn: 'Revoked',
  endsOn: 'Ends',
  madeBy: 'Made by',
  states: { active: 'Active', ended: 'Ended', revoked: 'Revoked' },
  revoke: 'Revoke',
  confirm: {
    title: (name: string) => `Revoke “${name}”?`,
    text: 'Programs that use it are refused from now on. This cannot be undone.',
    revoke: 'Revoke token',
    revoking: 'Revoking...',
  },
  toasts: {
    revoked: { title: 'Token revoked', description: 'It is refused from now on.' },
    failed: { title: 'Error', description: 'The token could not be created.' },
    revokeFailed: { title: 'Error', description: 'The token could not be revoked.' },
  },
  empty: { title: 'No tokens', text: 'Create one when a program should write posts for you.' },
} as const;
