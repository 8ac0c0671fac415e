import type { ToastText } from '../../../shared/words/types.ts';

type DeveloperAccountContent = {
  /** Heading of the area that only the owner sees. */
  ownerOnly: {
    title: string;
    text: string;
    tabs: readonly [
      { id: 'messages'; label: string },
      { id: 'briefs'; label: string },
      { id: 'statistics'; label: string },
      { id: 'account'; label: string },
    ];
  };
  edit: {
    title: string;
    save: string;
    saving: string;
    cancel: string;
    saved: ToastText;
    failed: ToastText;
  };
  /** Dialog before leaving with unsaved changes. */
  leave: { title: string; text: string; stay: string; keep: string; discard: string };
  /** Dialog after the session has ended. */
  signInAgain: { title: string; text: string };
  photo: {
    title: string;
    hint: string;
    choose: string;
    replace: string;
    remove: string;
    cropTitle: string;
    cropHint: string;
    zoom: string;
    apply: string;
    uploading: string;
    cancel: string;
    saved: ToastText;
    removed: ToastText;
    failed: ToastText;
  };
  projects: {
    heading: string;
    add: string;
    addTitle: string;
    editTitle: string;
    edit: string;
    editNamed: (title: string) => string;
    delete: string;
    deleteNamed: (title: string) => string;
    moveUp: string;
    moveUpNamed: (title: string) => string;
    moveDown: string;
    moveDownNamed: (title: string) => string;
    fields: {
      title: { label: string; placeholder: string; required: string };
      category: { label: string; placeholder: string; required: string };
      story: { label: string; placeholder: string; required: string };
      projectLink: { label: string; placeholder: string; invalid: string; hint: string };
      builtWith: {
        label: string;
        hint: string;
        placeholder: string;
        add: string;
        removeNamed: (tool: string) => string;
      };
    };
    categories: readonly string[];
    save: string;
    saving: string;
    cancel: string;
    added: ToastText;
    saved: ToastText;
    deleted: ToastText;
    failed: ToastText;
    empty: string;
    /** Live region text after a move; positions count from 1. */
    moved: (title: string, position: number, count: number) => string;
    undo: { text: (title: string) => string; action: string; restored: ToastText };
  };
  sessions: {
    title: string;
    text: string;
    loading: string;
    error: string;
    retry: string;
    current: string;
    unknownDevice: string;
    lastUsed: string;
    signedIn: string;
    end: string;
    endNamed: (device: string) => string;
    endOthers: string;
    none: string;
    ended: ToastText;
    othersEnded: ToastText;
    failed: ToastText;
  };
  exportData: {
    title: string;
    text: string;
    action: string;
    preparing: string;
    /** Excludes date and extension. */
    fileName: string;
    failed: ToastText;
  };
  deleteAccount: {
    title: string;
    text: string;
    open: string;
    confirmTitle: string;
    confirmText: string;
    confirmWord: string;
    confirmLabel: (word: string) => string;
    confirm: string;
    deleting: string;
    cancel: string;
    deleted: ToastText;
    failed: ToastText;
  };
};

/** `text` of a failure is the fallback when the server sends no message. */
export const developerAccountContent: DeveloperAccountContent = {
  ownerOnly: {
    title: 'Only you see this',
    text: 'Visitors of your profile find a form to write to you here.',
    tabs: [
      { id: 'messages', label: 'Messages' },
      { id: 'briefs', label: 'Briefs' },
      { id: 'statistics', label: 'Statistics' },
      { id: 'account', label: 'Account' },
    ],
  },
  edit: {
    title: 'Edit your profile',
    save: 'Save changes',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: { title: 'Profile Updated!', description: 'Welcome back: your changes are live.' },
    failed: { title: 'Error', description: 'Failed to update profile' },
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes are not on your profile yet. This browser can keep them until you come back.',
    stay: 'Keep editing',
    keep: 'Leave, keep my changes',
    discard: 'Discard changes',
  },
  signInAgain: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you typed is still here: sign in with a new code and go on.',
  },
  photo: {
    title: 'Profile photo',
    hint: 'Location data in the file is removed.',
    choose: 'Upload a photo',
    replace: 'Replace photo',
    remove: 'Remove photo',
    cropTitle: 'Choose the part to show',
    cropHint: 'Drag to move, pinch or use the slider to zoom. Arrow keys work too.',
    zoom: 'Zoom',
    apply: 'Use this photo',
    uploading: 'Uploading...',
    cancel: 'Cancel',
    saved: {
      title: 'Photo updated',
      description: 'It is on your profile and in the directory now.',
    },
    removed: {
      title: 'Photo removed',
      description: 'Your profile shows a drawn placeholder again.',
    },
    failed: { title: 'Error', description: 'Failed to update photo' },
  },
  projects: {
    heading: 'Your projects',
    add: 'Add project',
    addTitle: 'Add a project',
    editTitle: 'Edit project',
    edit: 'Edit',
    editNamed: (title) => `Edit the project ${title}`,
    delete: 'Delete',
    deleteNamed: (title) => `Delete the project ${title}`,
    moveUp: 'Move up',
    moveUpNamed: (title) => `Move the project ${title} up`,
    moveDown: 'Move down',
    moveDownNamed: (title) => `Move the project ${title} down`,
    fields: {
      title: {
        label: 'Title',
        placeholder: 'What is it called?',
        required: 'Please enter a title',
      },
      category: {
        label: 'Category',
        placeholder: 'Select a category',
        required: 'Please select a category',
      },
      story: {
        label: 'Story',
        placeholder: 'Who needed it, what did you build, what did you learn?',
        required: 'Please tell the story of the project',
      },
      projectLink: {
        label: 'Project link',
        placeholder: 'https://',
        invalid: 'Please enter an address that starts with https:// or http://',
        hint: 'Optional. Visitors open it in a new tab.',
      },
      builtWith: {
        label: 'Built with',
        hint: 'Up to 10 tools. The directory can be filtered by them.',
        placeholder: 'Another tool',
        add: 'Add tool',
        removeNamed: (tool) => `Remove ${tool}`,
      },
    },
    categories: [
      'Web App',
      'Mobile App',
      'Website',
      'E-commerce',
      'Automation',
      'AI Tool',
      'Game',
      'Other',
    ],
    save: 'Save project',
    saving: 'Saving...',
    cancel: 'Cancel',
    added: { title: 'Project added', description: 'It is on your profile now.' },
    saved: { title: 'Project saved', description: 'Your changes are live.' },
    deleted: { title: 'Project deleted', description: 'It is no longer on your profile.' },
    failed: { title: 'Error', description: 'Failed to save project' },
    empty: 'Nothing here yet. One project with a good story says more than a long bio.',
    moved: (title, position, count) => `${title} is now ${position} of ${count}`,
    undo: {
      text: (title) => `“${title}” is deleted.`,
      action: 'Undo',
      restored: { title: 'Project restored', description: 'It is back in its old place.' },
    },
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'End a session you do not recognize. The device has to sign in with a new code.',
    loading: 'Loading sessions...',
    error: 'Error loading sessions',
    retry: 'Retry',
    current: 'This device',
    unknownDevice: 'Unknown device',
    lastUsed: 'Last used',
    signedIn: 'Signed in',
    end: 'End session',
    endNamed: (device) => `End the session on ${device}`,
    endOthers: 'End all other sessions',
    none: 'You are signed in on this device only.',
    ended: { title: 'Session ended', description: 'That device is signed out.' },
    othersEnded: { title: 'Sessions ended', description: 'Only this device is still signed in.' },
    failed: { title: 'Error', description: 'Failed to end session' },
  },
  exportData: {
    title: 'Your data',
    text: 'Everything that is stored about you, as one JSON file: profile, how often it was opened, projects, messages, reports, blocked senders, briefs, sessions and the browsers you signed in with.',
    action: 'Download my data',
    preparing: 'Preparing...',
    fileName: 'developer-data',
    failed: { title: 'Error', description: 'Failed to export your data' },
  },
  deleteAccount: {
    title: 'Delete account',
    text: 'Removes your profile, photo, projects and sessions for good.',
    open: 'Delete my account',
    confirmTitle: 'Delete your account?',
    confirmText:
      'Your profile, photo and projects are removed at once and cannot be brought back. You may join again later with the same number.',
    confirmWord: 'DELETE',
    confirmLabel: (word) => `Type ${word} to confirm`,
    confirm: 'Delete account',
    deleting: 'Deleting...',
    cancel: 'Keep my account',
    deleted: {
      title: 'Account deleted',
      description: 'Thank you for having been part of the network.',
    },
    failed: { title: 'Error', description: 'Failed to delete account' },
  },
};
