/** Words of the tab "Account". */
export const adminAccountContent = {
  title: 'Account',
  intro: 'How you sign in, and where you are signed in.',
  sessions: {
    title: 'Where you are signed in',
    text: 'End a session that you do not recognize, then change your password.',
    current: 'This one',
    unknownBrowser: 'Unknown browser',
    network: 'Network',
    unknownNetwork: 'not known',
    signedIn: 'Signed in',
    lastSeen: 'Last seen',
    end: 'End session',
    endOthers: 'End all other sessions',
    ending: 'Ending...',
    ended: { title: 'Session ended', description: 'That browser has to sign in again.' },
    othersEnded: {
      title: 'Other sessions ended',
      description: 'You are signed in here and nowhere else.',
    },
    failed: { title: 'Error', description: 'The session could not be ended.' },
  },
  password: {
    title: 'Password',
    text: 'A new password ends all of your other sessions.',
    present: 'Present password',
    next: 'New password',
    nextHint: 'At least 15 characters; four or more words that do not belong together are good.',
    change: 'Change password',
    changing: 'Changing...',
    changed: {
      title: 'Password changed',
      description: 'All of your other sessions have ended.',
    },
    failed: { title: 'Error', description: 'The password could not be changed.' },
  },
} as const;
