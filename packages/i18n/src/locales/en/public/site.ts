/** The frame of the written pages. */
export const site = {
  onThisPage: 'On this page',
  groups: {
    product: 'Product',
    company: 'Company',
    help: 'Help',
    legal: 'Legal',
  },
  pages: {
    product: 'What it does',
    sastech: 'How it is built',
    patchnotes: 'Patch notes',
    articles: 'Articles',
    special: 'Special',
    pitchDeck: 'Pitch deck',
    hallOfFame: 'Hall of fame',
    career: 'Careers',
    helpCenter: 'Help centre',
    portal: 'For guests',
    privacy: 'Privacy',
    legal: 'Legal notice',
    terms: 'Terms of sale',
    sla: 'Service levels',
  },
} as const;
