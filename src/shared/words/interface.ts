export const interfaceContent = {
  opensInNewTab: '(opens in a new tab)',
  closeDialog: 'Close',
  lookAtFields: 'Please look at',
  /** Label of a field that only programs fill in; readable where styles do not load. */
  honeypotLabel: 'Leave this field empty',
  loadingPage: 'Loading page…',
  step: 'Step',
  nextStation: 'Next station',
  rating: (stars: number) => `${stars} out of 5 stars`,
  copyCode: { label: 'Copy', copied: 'Copied', failed: 'Select the text to copy it' },
  toasts: {
    /** {hotkey} is replaced by the key that moves the focus there. */
    regionLabel: 'Notifications ({hotkey})',
    itemLabel: 'Notification',
    closeLabel: 'Close notification',
  },
  colorScheme: {
    legend: 'Color scheme',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'auto', label: 'System' },
    ],
  },
} as const;
