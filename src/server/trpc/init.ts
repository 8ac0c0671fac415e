import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { OpenApiMeta } from 'trpc-to-openapi';
import { ZodError } from 'zod';
import type { Permission } from '../../shared/admin/admin-roles.ts';
import type { TokenScope } from '../../shared/admin/api-tokens.ts';
import {
  identifyAdmin,
  identifyAdminOrToken,
  requirePermission,
} from '../auth/admin-identity.service.ts';
import { identifyDeveloper } from '../auth/developer-identity.service.ts';
import { ProofMissing, requireFreshProof } from '../auth/fresh-proof.service.ts';
import { DomainError } from '../domain-error.ts';
import { registerInputMessages } from '../input-messages.ts';
import { modelRunMs } from '../integrations/ai/ai.ts';
import type { Context } from './context.ts';
import { internalErrorMessage, toTrpcError } from './errors.ts';

/** Messages of a refused input by field path, for forms; the key '' holds messages of the whole input. */
export type FieldErrors = Record<string, string[]>;

function fieldErrors(error: ZodError): FieldErrors {
  const fields: FieldErrors = Object.create(null);
  for (const issue of error.issues) {
    const key = issue.path.map(String).join('.');
    fields[key] = [...(fields[key] ?? []), issue.message];
  }
  return fields;
}

/** Hides texts of errors that passed no middleware, from outside a procedure or in the middle of a stream: they may tell anything. */
function publicMessage(error: TRPCError, message: string): string {
  if (error.code === 'INTERNAL_SERVER_ERROR') return internalErrorMessage;
  if (error.code === 'NOT_FOUND' && !error.cause) return 'Not found';
  if (error.code === 'METHOD_NOT_SUPPORTED') return 'This call does not take that method.';
  return error.cause instanceof SyntaxError ? 'The request is not valid JSON.' : message;
}

interface ProcedureMeta extends OpenApiMeta {
  /** Waits for a model to write and to draw, which has time-outs of its own. */
  asksModel?: boolean;
}

registerInputMessages();

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    // Plain JSON in: superjson would build attacker-chosen types before any schema sees them. Superjson out.
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

/** A list of a million wrong items would be a million complaints. */
const maxIssues = 50;

function boundIssues(error: TRPCError): TRPCError {
  const { cause, code, message } = error;
  if (!(cause instanceof ZodError) || cause.issues.length <= maxIssues) return error;
  return new TRPCError({ code, message, cause: new ZodError(cause.issues.slice(0, maxIssues)) });
}

const mapErrors = t.middleware(async ({ ctx, next, path, type }) => {
  const result = await next();
  if (result.ok) return result;
  const error = boundIssues(toTrpcError(result.error));
  // A refusal for want of room is a decision, of which there may be thousands a second.
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

/** PostgreSQL text cannot hold U+0000; refusing it here keeps it from surfacing as a server error. */
const refuseNul = t.middleware(async ({ getRawInput, next }) => {
  if (containsNul(await getRawInput())) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input contains a NUL character.' });
  }
  return next();
});

/** Fields that a call names in its answer at most: their names are the sender's, and may be many and long. */
const unknownLimits = { count: 50, length: 100 };

/**
 * Puts into the context what the answer says of fields that were sent and that the procedure does not know: nothing where there are
 * none. @param known names of its fields
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

/** Each call works in a turn of its own: ten of one batch are ten. */
const waitForTurn = t.middleware(({ ctx, next }) =>
  ctx.inTurn((pause) => next({ ctx: { ...ctx, pause } })),
);

/** Longer than anything that a call waits for but a model: the sign-in of a slowed account, a picture from elsewhere. */
const callTimeoutMs = 30_000;

/** Every call ends: with what it answers, or with a refusal at its deadline (security row 74). */
const endInTime = t.middleware(({ ctx, next, path, meta }) => {
  const { deadlines, settings } = ctx.deps;
  const timeoutMs = callTimeoutMs + (meta?.asksModel ? modelRunMs(settings) : 0);
  return deadlines.within({ kind: 'request', name: path, timeoutMs }, () => next());
});

/** Open to everybody. */
export const publicProcedure = t.procedure
  .use(mapErrors)
  .use(waitForTurn)
  .use(endInTime)
  .use(refuseNul);

/** A rendering for everybody has no caller; the page itself counts who asked for it. */
const countRead = t.middleware(async ({ ctx, next }) => {
  if (ctx.ip) await ctx.deps.publicReads.count(ctx.ip);
  return next();
});

/** Open to everybody, a limited number of times a minute: profiles, directory and search. */
export const publicReadProcedure = publicProcedure.use(countRead);

/** Opens reads by a key. A rendering for everybody may be kept: it has no caller, and shows nothing that a key opens. */
export const keyProcedure = publicReadProcedure.use(({ ctx, next }) => {
  if (!ctx.ip) throw new TRPCError({ code: 'NOT_FOUND' });
  return next();
});

/** Requires a signed-in developer: nobody is 401, somebody without a developer account is 403. */
export const developerProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, developer: await identifyDeveloper(ctx) } }),
);

/** Requires an admin session. A valid API token is known but not enough: 403. */
export const adminProcedure = publicProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { ...ctx, admin: await identifyAdmin(ctx) } }),
);

/** Requires an admin session with a fresh proof: within the last minutes its admin has shown that it is them (security row 65). */
export const provenAdminProcedure = adminProcedure.use(({ ctx, next }) => {
  requireFreshProof(ctx.deps, ctx.admin);
  return next();
});

/** Requires an admin whose role permits it (shared/admin/admin-roles.ts); everybody else who is signed in is 403. */
export const adminWho = (may: Permission) =>
  adminProcedure.use(({ ctx, next }) => {
    requirePermission(ctx.admin, may);
    return next();
  });

/** Requires an admin whose role permits it, with a fresh proof. */
export const provenAdminWho = (may: Permission) =>
  adminWho(may).use(({ ctx, next }) => {
    requireFreshProof(ctx.deps, ctx.admin);
    return next();
  });

/** Requires an admin session, or an external caller's `admin-token` header of this scope. */
export const adminOrTokenProcedure = (scope: TokenScope) =>
  publicProcedure.use(async ({ ctx, next }) =>
    next({ ctx: { ...ctx, admin: await identifyAdminOrToken(ctx, scope) } }),
  );

/** Requires an admin whose role permits it, or a token of theirs with this scope. */
export const adminOrTokenWho = (scope: TokenScope, may: Permission) =>
  adminOrTokenProcedure(scope).use(({ ctx, next }) => {
    requirePermission(ctx.admin, may);
    return next();
  });

/** Requires a fresh proof of a session; a token needs none, because it was given its scope for this. */
export const provenAdminOrTokenProcedure = (scope: TokenScope) =>
  adminOrTokenProcedure(scope).use(({ ctx, next }) => {
    if (ctx.admin.kind === 'session') requireFreshProof(ctx.deps, ctx.admin);
    return next();
  });

/** Requires an admin whose role permits it, with a fresh proof, or a token of theirs with this scope. */
export const provenAdminOrTokenWho = (scope: TokenScope, may: Permission) =>
  adminOrTokenWho(scope, may).use(({ ctx, next }) => {
    if (ctx.admin.kind === 'session') requireFreshProof(ctx.deps, ctx.admin);
    return next();
  });
