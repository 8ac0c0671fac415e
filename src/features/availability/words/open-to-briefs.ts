export const openToBriefsWords = {
  label: 'Open to briefs',
  hint: 'On: we may offer you work that visitors ask for. You say yes or no in your own area.',
};
