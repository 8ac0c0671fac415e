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
  'requests:write': 'Move contact requests to another state, draft answers',
};

export const adminTokensContent = {
  title: 'API Tokens',
  intro:
    'Programs send a token in the admin-token header to write posts, generate drafts and work through contact requests.',
  reference: 'API reference',
  nameHint: 'What uses it, for example "Import script"',
  lifetimes: [
    { value: '30', label: '30 days' },
    { value: '90', label: '90 days' },
    { value: '365', label: '1 year' },
    { value: '', label: 'As long as it is used' },
  ],
  scopeNames,
  listTitle: 'Existing tokens',
  empty: { title: 'No tokens', text: 'Create one when a program should write posts for you.' },
} as const;
