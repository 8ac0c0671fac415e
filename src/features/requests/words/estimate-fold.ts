export const estimateFoldWords = {
  inForm: 'Your answers go into the form below. What you wrote yourself stays as it is.',
} as const;
