import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { ZodError, z } from 'zod';
import type { Permission } from '../../shared/admin/admin-roles.ts';
import type { TokenScope } from '../../shared/admin/api-tokens.ts';
import type { DeveloperProgramScope } from '../../shared/developer-tokens.ts';
import {
  identifyAdmin,
  identifyAdminOrToken,
  requirePermission,
} from '../auth/admin-identity.service.ts';
import { identifyDeveloper, identifyDeveloperOrToken } from '../auth/developer-identity.service.ts';
import { ProofMissing, requireFreshProof } from '../auth/fresh-proof.service.ts';
import { DomainError } from '../domain-error.ts';
import { registerInputMessages } from '../input-messages.ts';
import { modelRunMs } from '../integrations/ai/ai.ts';
import type { Context } from './context.ts';
import { internalErrorMessage, toTrpcError } from './errors.ts';

/** Messages by field path, for forms. The key '' holds messages about the whole input. */
export type FieldErrors = Record<string, string[]>;

function fieldErrors(error: ZodError): FieldErrors {
  const fields: FieldErrors = Object.create(null);
  for (const issue of error.issues) {
    const key = issue.path.map(String).join('.');
    fields[key] = [...(fields[key] ?? []), issue.message];
  }
  return fields;
}

/** Hides the text of errors that passed no middleware, from outside a procedure or during a stream: it may reveal anything. */
function publicMessage(error: TRPCError, message: string): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return internalErrorMessage;
  if (error.code === 'NOT_FOUND' && !error.cause) return 'Not found';
  if (error.code === 'METHOD_NOT_SUPPORTED') return 'This call does not take that method.';
  return error.cause instanceof SyntaxError ? 'The request is not valid JSON.' : message;
}

/** Makes a procedure a tool of programs (see http/mcp). */
export interface ToolMeta {
  name: string;
  title: string;
  /** Left out, the words of the REST path describe it. */
  description?: string;
  /** The answer has texts that anybody may have written. */
  quotesStrangers?: boolean;
}

/** The account that a procedure needs, for callers with a token. */
export type AccountNeeded =
  | { person: 'admin'; scope: TokenScope; may?: Permission }
  | { person: 'developer'; scope: DeveloperProgramScope };

interface ProcedureMeta extends OpenApiMeta {
  tool?: ToolMeta;
  needs?: AccountNeeded;
  /** The procedure waits for a model, which has time-outs of its own. */
  asksModel?: boolean;
}

registerInputMessages();

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // Input is plain JSON: superjson would build attacker-chosen types before any schema checks them. Output is superjson.
    transformer: {
      input: { serialize: (value: unknown) => value, deserialize: (value: unknown) => value },
      output: superjson,
    },
    isDev: false,
    errorFormatter({ shape, error }) {
      const refused =
        error.code === 'BAD_REQUEST' && error.cause instanceof ZodError ? error.cause : null;
      return {
        code: shape.code,
        message: refused
          ? (refused.issues[0]?.message ?? 'The input is not valid.')
          : publicMessage(error, shape.message),
        data: {
          code: shape.data.code,
          httpStatus: shape.data.httpStatus,
          fieldErrors: refused ? fieldErrors(refused) : null,
          ...(error.cause instanceof ProofMissing && { isProofMissing: true }),
          ...(error.cause instanceof DomainError &&
            error.cause.details !== undefined && { details: error.cause.details }),
        },
      };
    },
  });

function containsNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null || depth > 8) return false;
  return Object.entries(value).some(
    ([key, item]) => containsNul(key) || containsNul(item, depth + 1),
  );
}

/** Bounds the answer: a list of a million wrong items has a million issues. */
const maxIssues = 50;

function boundIssues(error: TRPCError): TRPCError {
  const { cause, code, message } = error;
  if (!(cause instanceof ZodError) || cause.issues.length <= maxIssues) return error;
  return new TRPCError({
    code,
    message,
    cause: new z.ZodRealError(cause.issues.slice(0, maxIssues)),
  });
}

const mapErrors = t.middleware(async ({ ctx, next, path, type }) => {
  const result = await next();
  if (result.ok) return result;
  const error = boundIssues(toTrpcError(result.error));
  // A refusal for lack of capacity is a decision. Thousands may occur per second.
  const isDecision = error.cause instanceof DomainError && error.cause.cause === undefined;
  const isFault = error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE';
  if (isFault && !isDecision) {
    ctx.log.error(
      { err: result.error.cause ?? result.error, procedure: path, type },
      'procedure failed',
    );
  }
  if (error.cause instanceof DomainError) {
    ctx.deps.metrics.countRefusal(error.cause);
    const { retryAfterSeconds } = error.cause;
    if (retryAfterSeconds !== undefined) {
      ctx.setHeader('retry-after', String(Math.ceil(retryAfterSeconds)));
    }
  }
  throw error;
});

/** PostgreSQL text cannot contain U+0000. Refusing it here prevents a server error. */
const refuseNul = t.middleware(async ({ getRawInput, next }) => {
  if (containsNul(await getRawInput())) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input contains a NUL character.' });
  }
  return next();
});

const unknownLimits = { count: 50, length: 100 };

/**
 * Adds a notice about fields that the procedure does not know.
 * @param known names of the procedure's fields
 */
export const namesUnknown = (known: readonly string[]) =>
  t.middleware(async ({ ctx, getRawInput, next }) => {
    const sent = await getRawInput();
    const names = typeof sent === 'object' && sent !== null ? Object.keys(sent) : [];
    const unknown = names
      .filter((name) => !known.includes(name))
      .slice(0, unknownLimits.count)
      .map((name) => name.slice(0, unknownLimits.length));
    return next({ ctx: { ...ctx, unknown: unknown.length > 0 ? { unknown } : {} } });
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const waitForTurn = t.middleware(({ ctx, next }) =>
  ctx.inTurn((pause) => next({ ctx: { ...ctx, pause } })),
);

/** Exceeds every wait of a call except for a model: the sign-in of a slowed account, or a remote picture. */
const callTimeoutMs = 30_000;

/** Every call ends with an answer or with a refusal at its deadline (security row 74). */
const endInTime = t.middleware(({ ctx, next, path, meta }) => {
  const { deadlines, settings } = ctx.deps;
  const timeoutMs = callTimeoutMs + (meta?.asksModel ? modelRunMs(settings) : 0);
  return deadlines.within({ kind: 'request', name: path, timeoutMs }, () => next());
});

export const publicProcedure = t.procedure
  .use(mapErrors)
  .use(waitForTurn)
  .use(endInTime)
  .use(refuseNul);

/** A rendering for everybody has no caller. The page itself counts its readers. */
const countRead = t.middleware(async ({ ctx, next }) => {
  if (ctx.ip) await ctx.deps.publicReads.count(ctx.ip);
  return next();
});

export const publicReadProcedure = publicProcedure.use(countRead);

/** Protects reads that a key opens. A rendering for everybody may be cached, so it must never contain them. */
export const keyProcedure = publicProcedure.use(async ({ ctx, next }) => {
  if (!ctx.ip) throw new TRPCError({ code: 'NOT_FOUND' });
  await ctx.countKeyRead();
  return next();
});

/** Answers 401 without a session, 403 without a developer account. */
export const developerProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, developer: await identifyDeveloper(ctx) } }),
);

/** A program polls such a read, so it counts as a public one. */
export const developerOrTokenProcedure = (scope: DeveloperProgramScope) =>
  publicReadProcedure
    .meta({ needs: { person: 'developer', scope } })
    .use(async ({ ctx, next }) =>
      next({ ctx: { ...ctx, developer: await identifyDeveloperOrToken(ctx, scope) } }),
    );

export const adminProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, admin: await identifyAdmin(ctx) } }),
);

/** Requires a proof of identity within the last minutes (security row 65). */
export const provenAdminProcedure = adminProcedure.use(({ ctx, next }) => {
  requireFreshProof(ctx.deps, ctx.admin);
  return next();
});

/** Requires an admin whose role has the permission (shared/admin/admin-roles.ts). Other signed-in people get 403. */
export const adminWho = (may: Permission) =>
  adminProcedure.use(({ ctx, next }) => {
    requirePermission(ctx.admin, may);
    return next();
  });

export const provenAdminWho = (may: Permission) =>
  adminWho(may).use(({ ctx, next }) => {
    requireFreshProof(ctx.deps, ctx.admin);
    return next();
  });

export const adminOrTokenProcedure = (scope: TokenScope) =>
  publicProcedure
    .meta({ needs: { person: 'admin', scope } })
    .use(async ({ ctx, next }) =>
      next({ ctx: { ...ctx, admin: await identifyAdminOrToken(ctx, scope) } }),
    );

export const adminOrTokenWho = (scope: TokenScope, may: Permission) =>
  adminOrTokenProcedure(scope)
    .meta({ needs: { person: 'admin', scope, may } })
    .use(({ ctx, next }) => {
      requirePermission(ctx.admin, may);
      return next();
    });

/** Requires a fresh proof of a session. A token needs none, because it was given its scope for this. */
export const provenAdminOrTokenProcedure = (scope: TokenScope) =>
  adminOrTokenProcedure(scope).use(({ ctx, next }) => {
    if (ctx.admin.kind === 'session') requireFreshProof(ctx.deps, ctx.admin);
    return next();
  });

export const provenAdminOrTokenWho = (scope: TokenScope, may: Permission) =>
  adminOrTokenWho(scope, may).use(({ ctx, next }) => {
    if (ctx.admin.kind === 'session') requireFreshProof(ctx.deps, ctx.admin);
    return next();
  });
