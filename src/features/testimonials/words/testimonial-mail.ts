interface Words {
  subject: string;
  text: string;
}

/** The link is appended to invitations. */
export const testimonialMailContent = {
  asked(brand: string, firstName: string): Words {
    return {
      subject: `${brand}: How was it to work with us?`,
      text: [
        firstName ? `Hello ${firstName},` : 'Hello,',
        `the work on your request is over. Would you write a few sentences about it for the home page of ${brand}? They are shown as you write them, with the name that you enter, after we have read them. You can take them back at any time.`,
        'If you would rather not, do nothing. The link is for you alone:',
      ].join('\n\n'),
    };
  },
  askedByText: (brand: string) =>
    `${brand}: Would you write a few sentences about our work for our home page? You can take them back at any time. The link is for you alone:`,
  written(brand: string, author: string, inboxLink: string): Words {
    return {
      subject: `${brand}: A testimonial waits for you`,
      text: `${author} has written a testimonial. Read it in the inbox, and approve or decline it: ${inboxLink}`,
    };
  },
};
