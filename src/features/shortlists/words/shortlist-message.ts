export const shortlistMessageContent = {
  eyebrow: 'Say hello',
  title: 'One message to up to three',
  intro:
    'Each developer gets a message of their own and sees neither the others nor your address. They answer through this site.',
  to: 'Send it to',
  sent: {
    title: 'Messages sent!',
    text: 'Each developer reads yours the next time they open their profile.',
    follow: (name: string) => `Follow your message to ${name}`,
    missed: (name: string, reason: string) => `${name} did not get it. ${reason}`,
    again: 'Write another message',
  },
  failed: { title: 'Error sending message', description: 'Please try again later.' },
  brief: {
    title: 'Or write one brief',
    text: 'Your request names these developers. Up to three read what you want to build, not who you are, and you choose among those who say yes.',
    action: 'Write a brief',
    developer: (name: string, id: number) => `${name} (number ${id})`,
  },
} as const;
