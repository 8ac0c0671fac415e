import type { SampleApp } from '../history.ts';

const allPoints = [
  'Roof tiles',
  'Gutters',
  'Fuse box',
  'Boiler',
  'Stairs and rails',
  'Smoke alarms',
] as const;

export interface InspectionRules {
  points: readonly string[];
  hasSignal: boolean;
}

export function inspectionRules(chosen: readonly number[]): InspectionRules {
  return { hasSignal: chosen[0] === 1, points: allPoints.slice(0, chosen[1] === 1 ? 6 : 4) };
}

export type Mark = 'ok' | 'defect';

export interface InspectionState {
  marks: Readonly<Record<string, Mark | undefined>>;
  report: 'none' | 'kept' | 'sent';
  said: 'start' | 'marked' | 'open' | 'kept' | 'sent';
}

export type InspectionAction =
  | { type: 'mark'; point: string; mark: Mark }
  | { type: 'handOver'; rules: InspectionRules }
  | { type: 'signal' | 'edit' };

export const inspectionStart: InspectionState = { marks: {}, report: 'none', said: 'start' };

export function openPoints({ marks }: InspectionState, { points }: InspectionRules) {
  return points.filter((point) => marks[point] === undefined);
}

export function defects({ marks }: InspectionState, { points }: InspectionRules) {
  return points.filter((point) => marks[point] === 'defect');
}

export function inspection(state: InspectionState, action: InspectionAction): InspectionState {
  switch (action.type) {
    case 'mark': {
      const { point, mark } = action;
      const isSame = state.marks[point] === mark;
      return {
        ...state,
        marks: { ...state.marks, [point]: isSame ? undefined : mark },
        said: 'marked',
      };
    }
    case 'handOver': {
      if (openPoints(state, action.rules).length > 0) return { ...state, said: 'open' };
      const report = action.rules.hasSignal ? 'sent' : 'kept';
      return { ...state, report, said: report };
    }
    case 'signal':
      return state.report === 'kept' ? { ...state, report: 'sent', said: 'sent' } : state;
    case 'edit':
      return { ...state, report: 'none', said: 'marked' };
  }
}

const usual = inspectionRules([]);

export const inspectionApp: SampleApp<InspectionState, InspectionAction> = {
  reduce: inspection,
  start: inspectionStart,
  steps: [
    (state) => defects(state, usual).length > 0,
    (state) => openPoints(state, usual).length === 0,
    ({ report }) => report !== 'none',
    ({ report }) => report === 'sent',
  ],
};
