/** Words of the frame's controls. The links and their labels are content (shared/content/navigation.ts). */
export const navigationWords = {
  skipLink: 'Skip to content',
  landmarkLabel: 'Main',
  homeLinkLabel: (brand: string) => `${brand} home`,
  menuToggle: { open: 'Open menu', close: 'Close menu' },
  search: {
    label: 'Search the site',
    shortcut: 'Ctrl K',
    openFailed: {
      title: 'Search did not load',
      description: 'Please check your connection and try again.',
    },
  },
  colorScheme: { toDark: 'Switch to dark colors', toLight: 'Switch to light colors' },
  account: {
    myAccount: 'My Account',
    unread: (count: number) => `${count} unread`,
    logout: 'Logout',
    loggingOut: 'Logging out...',
    loggedOut: { title: 'Logged Out', description: 'You have been successfully logged out.' },
    logoutFailed: { title: 'Logout Failed', description: 'Failed to logout' },
  },
  banner: { label: 'Promotion', close: 'Close banner' },
  footer: { placeholderNote: 'coming soon', socialLabel: 'Social profiles' },
} as const;
