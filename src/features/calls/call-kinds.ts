import { z } from 'zod';
import {
  callKindLimits,
  callLengthsMinutes,
  callMeetings,
  callVisitors,
  freeCall,
  namesOfFreeCall,
} from './call-kind-options.ts';

export const lengthSchema = z
  .number()
  .int()
  .refine((length) => callLengthsMinutes.some((known) => known === length));

const nameFault = `Please name it in at most ${callKindLimits.name} characters`;

export const callKindSchema = z.object({
  name: z.string().trim().min(1, nameFault).max(callKindLimits.name, nameFault),
  lengthMinutes: lengthSchema,
  meeting: z.enum(callMeetings),
  visitors: z.enum(callVisitors),
});

export type CallKind = z.infer<typeof callKindSchema>;

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Kinds beside the free call, which always comes first. */
export const furtherKindsSchema = z
  .array(callKindSchema)
  .max(callKindLimits.count)
  .superRefine((kinds, context) => {
    const known: string[] = [...namesOfFreeCall];
    for (const [index, { name }] of kinds.entries()) {
      if (known.some((other) => sameName(other, name))) {
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: 'Another kind has this name',
        });
      }
      known.push(name);
    }
  });

/** A kind as visitors choose it. */
export const offeredKindSchema = callKindSchema
  .pick({ lengthMinutes: true, meeting: true })
  .extend({
    /** `freeCall` for the free call. */
    name: z.string(),
  });

export type OfferedKind = z.infer<typeof offeredKindSchema>;

/** The free call, then the others in the owner's order. */
export function kindsOf({
  lengthMinutes,
  kinds,
}: {
  lengthMinutes: number;
  kinds: readonly CallKind[];
}): [CallKind, ...CallKind[]] {
  return [{ name: freeCall, lengthMinutes, meeting: 'either', visitors: 'everyone' }, ...kinds];
}
