import { formText } from '../../../shared/text/form-text.ts';

/** Characters of the owner's words to those who reported a profile. */
export const reportAnswerLength = 1_000;

export const reportAnswerText = () => formText('Your answer', 0, reportAnswerLength).default('');
