import type { PageForm } from '../../../shared/addresses/page.ts';
import { answersIn } from '../../estimate/answers-in.ts';
import {
  type EstimateAnswers,
  type EstimatePiece,
  estimateCode,
  readEstimateCode,
} from '../../estimate/estimate.ts';
import { estimatedFields, fieldsOfEstimate } from './estimated-fields.ts';

type Fields = Record<string, string>;

interface EstimateApi {
  estimate: { of(answers: EstimateInput): Promise<{ budgetRange: string }> };
}

type EstimateInput = Omit<EstimateAnswers, 'pieces'> & { pieces: EstimatePiece[] };

const untouched = estimateCode(answersIn(new URLSearchParams(), 'websites'));

async function fieldsOf(api: EstimateApi, code: string) {
  const answers = readEstimateCode(code);
  if (!answers) return null;
  const { budgetRange } = await api.estimate.of({ ...answers, pieces: [...answers.pieces] });
  return fieldsOfEstimate(answers, budgetRange);
}

/** Takes ticked answers into the fields that are empty, or say what former answers put there. */
async function withAnswers(
  api: EstimateApi,
  input: Fields,
  given: URLSearchParams,
): Promise<Fields> {
  if (!given.has('service')) return input;
  const code = estimateCode(answersIn(given, 'websites'));
  const former = input.estimate ?? '';
  if (code === former || (code === untouched && former === '' && !input.show)) return input;
  const [before, now] = await Promise.all([fieldsOf(api, former), fieldsOf(api, code)]);
  const follows = estimatedFields.filter((name) => !input[name] || input[name] === before?.[name]);
  const taken = Object.fromEntries(follows.map((name) => [name, now?.[name] ?? '']));
  return { ...input, ...taken, estimate: code };
}

/** The contact form as it is posted without scripts: the questions of the estimate stand in it, and a button shows the range. */
export function estimatedForm<Api extends EstimateApi>(form: PageForm<Api>): PageForm<Api> {
  return {
    ...form,
    fields: [...form.fields, 'show'],
    completed: ({ api, input }, given) => withAnswers(api, input, given),
    send: async (sending) =>
      sending.input.show
        ? { name: form.name, isRefused: false, values: sending.input, errors: {}, message: null }
        : form.send(sending),
  };
}
