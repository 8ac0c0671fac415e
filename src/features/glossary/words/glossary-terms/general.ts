import type { GlossaryTerm } from '../glossary-types.ts';

export const generalTerms: readonly GlossaryTerm[] = [
  {
    slug: 'open-source',
    term: 'Open source',
    definition:
      'Software whose code anybody may read, use, change and share under the terms of its license.',
    category: 'General',
  },
  {
    slug: 'git',
    term: 'Git',
    definition:
      'The most widely used version control system. It records every change of a project, so that you can compare, combine and go back.',
    category: 'General',
  },
  {
    slug: 'repository',
    term: 'Repository',
    definition:
      'The folder of a project together with its full history, usually kept on a service such as GitHub. Often called a repo.',
    category: 'General',
  },
  {
    slug: 'pull-request',
    term: 'Pull request',
    definition:
      'A proposal to add your changes to a project. Others can read, discuss and approve them before they are merged.',
    category: 'General',
  },
  {
    slug: 'mvp',
    term: 'MVP',
    definition:
      'Short for minimum viable product: the smallest version that real people can use, built to learn whether the idea holds.',
    category: 'General',
  },
  {
    slug: 'prototype',
    term: 'Prototype',
    definition:
      'A quick model of an app that shows how it would look and feel. It is meant to be thrown away.',
    category: 'General',
  },
  {
    slug: 'user-interface',
    term: 'User interface',
    definition:
      'Everything a person sees and uses in a program: screens, buttons, text, sound. Often shortened to UI.',
    category: 'General',
  },
  {
    slug: 'user-experience',
    term: 'User experience',
    definition:
      'How it feels to use a product, from the first visit to the hundredth: is it clear, quick and pleasant? Often shortened to UX.',
    category: 'General',
  },
  {
    slug: 'technical-debt',
    term: 'Technical debt',
    definition:
      'Shortcuts in the code that save time today and cost more with every later change. Fine in small amounts, if you pay it back.',
    category: 'General',
  },
  {
    slug: 'bug',
    term: 'Bug',
    definition: 'A mistake in a program that makes it behave differently from what was intended.',
    category: 'General',
  },
  {
    slug: 'documentation',
    term: 'Documentation',
    definition:
      'The text that explains how to use or change a piece of software. Your future self is its most frequent reader.',
    category: 'General',
  },
];
