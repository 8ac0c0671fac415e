import type { EstimateAnswers, EstimateService } from '../../estimate/estimate.ts';
import { firstSentence } from '../../estimate/words/first-sentence.ts';
import type { projectTypes } from '../contact-options.ts';

const projectTypeOf: Record<EstimateService, (typeof projectTypes)[number]> = {
  websites: 'Web Application',
  apps: 'Mobile App Development',
  software: 'Web Application',
  automation: 'Other',
  consulting: 'Other',
};

/** Fields of a request that an estimate fills. */
export const estimatedFields = ['projectType', 'budgetRange', 'description'] as const;

export type EstimatedFields = Record<(typeof estimatedFields)[number], string>;

/** Translates the answers of an estimate into the fields of a request. */
export function fieldsOfEstimate(answers: EstimateAnswers, budgetRange: string): EstimatedFields {
  return {
    projectType: projectTypeOf[answers.service],
    budgetRange,
    description: firstSentence(answers),
  };
}
