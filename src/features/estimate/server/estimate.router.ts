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

const rangeSchema = z.object({ from: z.number(), to: z.number() });

const answersSchema = z.object({
  service: z.enum(estimateServices),
  audience: z.enum(estimateAudiences).describe('Who uses it'),
  pieces: z.array(z.enum(estimatePieces)).max(estimatePieces.length).describe('What it needs'),
  pace: z
    .enum(estimatePaces)
    .describe('Open: any time; quarter: within three months; soon: at once'),
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
        summary: estimateContent.sentence(input, rates),
        code: estimateCode(input),
      };
    }),
});
