/** Words of the controls that belong to no page: notifications, color scheme, links. */
export const interfaceContent = {
  opensInNewTab: '(opens in a new tab)',
  closeDialog: 'Close',
  /** Before the names of the fields that were refused. */
  lookAtFields: 'Please look at',
  /** Beside a field that only a robot fills in; readable where styles do not load. */
  honeypotLabel: 'Leave this field empty',
  loadingPage: 'Loading page…',
  copyCode: { label: 'Copy', copied: 'Copied', failed: 'Select the text to copy it' },
  toasts: {
    /** {hotkey} is replaced by the key that moves focus there. */
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
