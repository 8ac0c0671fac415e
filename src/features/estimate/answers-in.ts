import {
  type EstimateAnswers,
  type EstimateService,
  estimateAudiences,
  estimatePaces,
  estimatePieces,
  estimateServices,
} from './estimate.ts';

interface Fields {
  getAll(name: string): readonly unknown[];
}

/** Replaces missing and unknown answers by the most common ones. */
export function answersIn(fields: Fields, service: EstimateService): EstimateAnswers {
  const given = (name: string) => fields.getAll(name).join(',').split(',');
  const first = <Value extends string>(name: string, values: readonly Value[], fallback: Value) =>
    values.find((value) => given(name).includes(value)) ?? fallback;
  return {
    service: first('service', estimateServices, service),
    audience: first('audience', estimateAudiences, 'customers'),
    pieces: estimatePieces.filter((piece) => given('piece').includes(piece)),
    pace: first('pace', estimatePaces, 'open'),
  };
}
