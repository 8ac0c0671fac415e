import { type EstimateRates, estimateOf, readEstimateCode } from '../../estimate/estimate.ts';
import { contactLimits, projectTypes } from '../contact-options.ts';
import { fieldsOfEstimate } from '../estimate/estimated-fields.ts';
import { contactWords as words } from '../words/contact-words.ts';

function valuesOfEstimate(code: string | null, rates: EstimateRates) {
  const answers = readEstimateCode(code);
  if (!code || !answers) return undefined;
  return { estimate: code, ...fieldsOfEstimate(answers, estimateOf(answers, rates).budgetRange) };
}

/** A program filled these fields for the person who sends them. */
function valuesOfProgram(asked: URLSearchParams, rates: EstimateRates) {
  const about = asked.get('about')?.slice(0, contactLimits.about);
  if (!about) return undefined;
  const estimated = valuesOfEstimate(asked.get('estimate'), rates);
  const type = projectTypes.find((known) => known === asked.get('type'));
  return {
    ...estimated,
    projectType: type ?? estimated?.projectType ?? '',
    description: estimated ? `${estimated.description}\n\n${about}` : about,
  };
}

/** A search for developers that found nobody begins a brief. */
function valuesOfNeed(asked: string | null) {
  const need = asked?.trim().slice(0, contactLimits.need);
  return need ? { description: words.need(need), showToDevelopers: 'on' } : undefined;
}

/** First values of the contact form, from the address of its page. */
export function startValuesOf(asked: URLSearchParams, rates: EstimateRates) {
  return (
    valuesOfProgram(asked, rates) ??
    valuesOfEstimate(asked.get('estimate'), rates) ??
    valuesOfNeed(asked.get('need'))
  );
}
