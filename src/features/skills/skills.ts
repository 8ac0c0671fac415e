import { z } from 'zod';
import { quotas } from '../../shared/limits/quotas.ts';
import { idSchema } from '../../shared/wire.ts';
import { readSkillKey, skillGroups } from './skill-keys.ts';

const unknownSkill = 'Please choose skills from the list';

export const skillKeySchema = z
  .string()
  .refine((key) => readSkillKey(key) !== null, unknownSkill)
  .describe('A skill of the list, such as `tool.lovable`');

export const skillSchema = z.object({
  key: z.string(),
  name: z.string(),
  group: z.enum(skillGroups),
});

export const shownSkillSchema = skillSchema.extend({
  projects: z
    .array(z.object({ id: z.number().int(), title: z.string() }))
    .describe('Projects that show the skill, in the order of the profile'),
});

const chosenSkillSchema = z.object({
  key: skillKeySchema,
  projectIds: z.array(idSchema()).max(quotas.projects.limit),
});

const chosenSkillsSchema = z
  .array(chosenSkillSchema)
  .max(quotas.skills.limit, `Please choose at most ${quotas.skills.limit} skills`)
  .refine(
    (chosen) => new Set(chosen.map(({ key }) => key)).size === chosen.length,
    'Please choose each skill once',
  );

export const ownSkillsSchema = z.object({
  skills: z.array(skillSchema.extend({ projectIds: z.array(z.number().int()) })),
  removed: z.array(z.string()).describe('Names of chosen skills that the list lacks by now'),
});

export const skillsChangeSchema = z.object({
  skills: chosenSkillsSchema.describe('All skills, first one first'),
  base: chosenSkillsSchema.describe(
    'What you last read. Where something else is stored by now, nothing is changed and the answer is 409.',
  ),
});

export type ChosenSkill = z.infer<typeof chosenSkillSchema>;
export type OwnSkill = z.infer<typeof ownSkillsSchema>['skills'][number];
export type OwnSkills = z.infer<typeof ownSkillsSchema>;
export type ShownSkill = z.infer<typeof shownSkillSchema>;
export type Skill = z.infer<typeof skillSchema>;
export type SkillsChange = z.infer<typeof skillsChangeSchema>;
