export interface Finding {
  subject: string;
  state: 'ok' | 'warn' | 'fail';
  sentence: string;
}

export type Verdict = Omit<Finding, 'subject'>;
