import { z } from 'zod';
import { publicReadProcedure } from '../../../server/trpc/init.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { readEstimateCode } from '../../estimate/estimate.ts';
import { contactLimits, projectTypes } from '../contact-options.ts';

const preparedSchema = z.object({
  about: z
    .string()
    .trim()
    .min(contactLimits.minDescription)
    .max(contactLimits.about)
    .describe('The project in the words of the person who asks'),
  projectType: z.enum(projectTypes).optional(),
  estimate: z
    .string()
    .refine((code) => readEstimateCode(code) !== null, 'This is no code of estimate_project.')
    .optional()
    .describe('`code` of estimate_project'),
});

/** Sends and stores nothing: a person reads the form and sends it. */
export const prepareProcedure = publicReadProcedure
  .meta({
    tool: {
      name: 'prepare_request',
      title: 'Prepare a request to the studio',
      description:
        'Answers the address of the contact form with these fields filled. Give it to the person: they add their name and mail address, read it and send it.',
    },
  })
  .input(preparedSchema)
  .output(z.object({ address: z.url(), next: z.string() }))
  .query(({ ctx, input: { about, projectType, estimate } }) => {
    const query = new URLSearchParams({
      about,
      ...(projectType && { type: projectType }),
      ...(estimate && { estimate }),
    });
    return {
      address: absoluteUrl(ctx.deps.settings.siteOrigin, serverPaths.preparedContact(query)),
      next: 'Nothing was sent. The person opens the address, reads the form and sends it.',
    };
  });
