import { z } from 'zod';
import { publicReadProcedure, router } from '../../../server/trpc/init.ts';
import {
  budgetRanges,
  estimateAudiences,
  estimateCode,
  estimateOf,
  estimatePaces,
  estimatePieces,
  estimateServices,
} from '../estimate.ts';
import { ratesKind } from '../rates.ts';
import { estimateContent } from '../words/estimate.ts';
import { estimateTold } from '../words/estimate-told.ts';

const rangeSchema = z.object({ from: z.number(), to: z.number() });

/** The question of the page, and what each answer means. */
function asked({ label, options }: { label: string; options: Readonly<Record<string, string>> }) {
  const meanings = Object.entries(options).map(([value, words]) => `${value}: ${words}`);
  return `${label} ${meanings.join('; ')}`;
}

const { service, audience, pieces, pace } = estimateContent;

const answersSchema = z.object({
  service: z.enum(estimateServices).describe(asked(service)),
  audience: z.enum(estimateAudiences).describe(asked(audience)),
  pieces: z.array(z.enum(estimatePieces)).max(estimatePieces.length).describe(asked(pieces)),
  pace: z.enum(estimatePaces).describe(asked(pace)),
});

const rangeOf = ([from, to]: readonly [number, number]) => ({ from, to });

export const estimateRouter = router({
  of: publicReadProcedure
    .meta({
      tool: {
        name: 'estimate_project',
        title: 'Estimate a project',
        description:
          'The price range and the working days of a project at this studio, from the rates that its pages show. It is no quote. `code` goes into prepare_request.',
      },
    })
    .input(answersSchema)
    .output(
      z.object({
        workingDays: rangeSchema,
        dollars: rangeSchema,
        budgetRange: z.enum(budgetRanges),
        summary: z.string(),
        code: z.string(),
      }),
    )
    .query(({ ctx, input }) => {
      const rates = ctx.deps.content.valueOf(ratesKind);
      const { days, dollars, budgetRange } = estimateOf(input, rates);
      return {
        ...{ workingDays: rangeOf(days), dollars: rangeOf(dollars), budgetRange },
        summary: estimateTold(input, rates),
        code: estimateCode(input),
      };
    }),
});
