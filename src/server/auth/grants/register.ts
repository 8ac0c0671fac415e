/**
 * A kind of grant: it gives access to everybody who holds its key, or to the account that it names. Table and column names
 * are those of the database.
 */
export interface GrantKind {
  table: string;
  /** Column of the key's hash; null when the grant requires a session of its owner. */
  key: string | null;
  /** Columns that name the owner. A row fills exactly one of them. */
  owner: Partial<
    Record<
      | 'admin'
      | 'developer'
      | 'conversation'
      | 'agreement'
      | 'testimonial'
      | 'outcome'
      | 'savedSearch'
      | 'connection'
      | 'phoneNumber',
      string
    >
  >;
  /** Column of the last use; null when the first use deletes the row. */
  lastUse: string | null;
  /** Column of the expiry; null when the grant ends with its owner, which has a retention time of its own. */
  end: string | null;
  /** Deletes the row or marks it. `set` and `where` are SQL; $now is the current time. */
  revocation: 'deletion' | { set: string; where: string };
}

const linkKey = {
  key: 'keyHash',
  lastUse: 'lastUsedAt',
  end: 'endsAt',
  revocation: 'deletion',
} as const;

/**
 * Registers everything that gives access (security row 77). tests/server/auth/grants.test.ts checks that every column with a
 * hash or a secret is listed here.
 */
export const grantKinds = {
  session: {
    table: 'Session',
    key: 'id',
    owner: { admin: 'adminId', developer: 'developerId' },
    lastUse: 'lastUsedAt',
    end: 'expiresAt',
    revocation: 'deletion',
  },
  apiToken: {
    table: 'ApiToken',
    key: 'tokenHash',
    owner: { admin: 'adminId', developer: 'developerId' },
    lastUse: 'lastUsedAt',
    end: 'expiresAt',
    revocation: { set: '"revokedAt" = $now', where: '"revokedAt" IS NULL' },
  },
  connection: {
    table: 'ProgramConnection',
    key: null,
    owner: { admin: 'adminId', developer: 'developerId' },
    lastUse: 'lastUsedAt',
    end: 'endsAt',
    // Its keys and tokens go with it.
    revocation: 'deletion',
  },
  programKey: {
    table: 'ProgramKey',
    key: 'keyHash',
    owner: { connection: 'connectionId' },
    lastUse: 'usedAt',
    end: 'expiresAt',
    revocation: 'deletion',
  },
  signInTicket: {
    table: 'SignInTicket',
    key: 'id',
    owner: { admin: 'adminId' },
    lastUse: null,
    end: 'expiresAt',
    revocation: 'deletion',
  },
  signInCode: {
    table: 'SignInCode',
    key: 'codeHash',
    owner: { phoneNumber: 'phoneNumber' },
    lastUse: 'usedAt',
    end: 'expiresAt',
    revocation: { set: '"expiresAt" = $now', where: '"expiresAt" > $now' },
  },
  previewLink: {
    ...linkKey,
    table: 'PreviewLink',
    owner: { admin: 'adminId' },
  },
  callFeed: {
    table: 'CallSettings',
    key: 'feedKeyHash',
    owner: { admin: 'feedAdminId' },
    lastUse: 'feedUsedAt',
    end: 'feedEndsAt',
    revocation: {
      set: '"feedKeyHash" = NULL, "feedSince" = NULL, "feedAdminId" = NULL, "feedUsedAt" = NULL, "feedEndsAt" = NULL',
      where: '"feedKeyHash" IS NOT NULL',
    },
  },
  accessLink: {
    ...linkKey,
    table: 'AccessLink',
    owner: {
      conversation: 'conversationId',
      agreement: 'agreementId',
      developer: 'developerId',
      testimonial: 'testimonialId',
      outcome: 'outcomeId',
      savedSearch: 'savedSearchId',
    },
  },
  brief: {
    table: 'Brief',
    key: null,
    owner: { developer: 'developerId' },
    lastUse: 'seenAt',
    end: 'endsAt',
    revocation: {
      set: `"state" = 'withdrawn', "endsAt" = $now`,
      where: `"state" IN ('open', 'yes')`,
    },
  },
} as const satisfies Record<string, GrantKind>;

export const allGrantKinds: readonly GrantKind[] = Object.values(grantKinds);

export function endingStatement(
  { table, revocation }: GrantKind,
  now: Date,
  owner?: { column: string; id: number },
): { text: string; values: (Date | number)[] } {
  const values: (Date | number)[] = [];
  const bind = (value: Date | number, type: string) => `$${values.push(value)}::${type}`;
  const withNow = (sql: string) => sql.replaceAll('$now', () => bind(now, 'timestamptz'));
  const isMarked = revocation !== 'deletion';
  const verb = isMarked
    ? `UPDATE "${table}" SET ${withNow(revocation.set)}`
    : `DELETE FROM "${table}"`;
  const conditions = [
    ...(isMarked ? [withNow(revocation.where)] : []),
    ...(owner ? [`"${owner.column}" = ${bind(owner.id, 'int')}`] : []),
  ];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return { text: verb + where, values };
}
