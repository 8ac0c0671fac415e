/**
 * A kind of thing that opens something: to everybody who holds its key, or to an account that it names. Names of tables and
 * columns are those of the database.
 */
export interface GrantKind {
  table: string;
  /** Column of the hash that it is found by; null where its owner is asked for a session. */
  key: string | null;
  /** Columns that say whose it is, by what they name; a row fills one of them. */
  owner: Partial<Record<'admin' | 'developer' | 'request' | 'message' | 'phoneNumber', string>>;
  /** Column of the moment it was last used; null for what is deleted with its first use. */
  lastUse: string | null;
  /** Column of the moment from which it opens nothing; null where it ends with its owner, which is kept for a stated time. */
  end: string | null;
  /** How it is ended before that: its row goes, or the row is marked. SQL, in which $now is the present moment. */
  revocation: 'deletion' | { set: string; where: string };
}

/** A key in a link, as link-keys.ts makes it. */
const linkKey = {
  key: 'keyHash',
  lastUse: 'lastUsedAt',
  end: 'endsAt',
  revocation: 'deletion',
} as const;

/**
 * Everything that opens something (security row 77). What is not here opens nothing, and tests/server/auth/grants.test.ts holds
 * every column with a hash or a secret to that.
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
    owner: { admin: 'adminId' },
    lastUse: 'lastUsedAt',
    end: 'expiresAt',
    revocation: { set: '"revokedAt" = $now', where: '"revokedAt" IS NULL' },
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
  requestKey: {
    ...linkKey,
    table: 'RequestKey',
    owner: { request: 'requestId' },
    revocation: { set: '"revokedAt" = $now', where: '"revokedAt" IS NULL' },
  },
  /** Opens what was agreed on about a request that is gone. */
  agreementKey: {
    ...linkKey,
    table: 'AgreementKey',
    owner: { request: 'requestId' },
    end: null,
  },
  messageKey: {
    ...linkKey,
    table: 'MessageKey',
    owner: { message: 'messageId' },
  },
  /** Confirms an address, or ends notifications. */
  notificationKey: {
    ...linkKey,
    table: 'NotificationKey',
    owner: { developer: 'developerId' },
  },
  /** Lets a developer read a request, as its sender has agreed. */
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

/** Every kind, as the type that they share. */
export const allGrantKinds: readonly GrantKind[] = Object.values(grantKinds);

/**
 * The statement that ends what there is of a kind: all of it, or what one owner has.
 * @param owner the column that names the owner, and its value
 */
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
