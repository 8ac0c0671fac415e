import { z } from 'zod';
import { developerProcedure, publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { idSchema } from '../../../shared/wire.ts';
import { ownSkillsSchema, shownSkillSchema, skillSchema, skillsChangeSchema } from '../skills.ts';
import { listSkills, readOwnSkills, saveSkills, shownSkills } from './skills.service.ts';

/** `shown` is public; the rest is for the developer. */
export const skillsRouter = router({
  list: developerProcedure.output(z.array(skillSchema)).query(({ ctx }) => listSkills(ctx.deps)),

  own: developerProcedure
    .output(ownSkillsSchema)
    .query(({ ctx }) => readOwnSkills(ctx.deps, ctx.developer.developerId)),

  save: developerProcedure
    .input(skillsChangeSchema)
    .output(ownSkillsSchema)
    .mutation(({ ctx, input }) => saveSkills(ctx.deps, ctx.developer.developerId, input)),

  shown: publicReadProcedure
    .input(z.object({ developerId: idSchema() }))
    .output(z.array(shownSkillSchema))
    .query(({ ctx, input }) => shownSkills(ctx.deps, input.developerId)),
});
