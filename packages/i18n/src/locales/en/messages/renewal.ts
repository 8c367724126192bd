/** The renewal of memberships from a saved card: what is agreed to, and what guests are told of it. */
export const renewal = {
  consent:
    '{{venue}} may charge this card {{sum}} for {{about}} at the end of each period, each time for another {{period}}, first on {{date}}. It goes on until you stop it. You are told by email {{notice}} before each charge, also if the price changes. You can stop it at any time before a charge, under Memberships in your account or by writing to us.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} renews on {{date}}',
    text: 'Your membership {{about}} renews on {{date}}. We will then charge {{sum}} to the card that you gave.\n\nYou need not do anything. To stop it or use another card, go to your memberships before then:\n\n{{link}}',
  },
  raised: {
    text: 'Your membership {{about}} renews on {{date}}. Please note that the price changes: it was {{old}} until now and will be {{sum}}. We will charge that to the card that you gave.\n\nIf you do not want this, stop the renewal before then. You will find it under your memberships:\n\n{{link}}',
  },
  refused: {
    subject: 'Not renewed yet: {{about}}',
    text: 'We could not charge {{sum}} for {{about}} to your card. We will try again on {{again}}.\n\nYou can also pay now, with this or another card:\n\n{{pay}}\n\nYou can use your membership until {{until}}. If it has not been paid for by then, it ends. To stop the renewal, go to your memberships: {{link}}',
  },
  refusedLast: {
    text: 'We could not charge {{sum}} for {{about}} to your card, and we will not try again.\n\nIf you want to keep your membership, pay here, with this or another card:\n\n{{pay}}\n\nYou can use it until {{until}}. If it has not been paid for by then, it ends. To stop the renewal, go to your memberships: {{link}}',
  },
  needsGuest: {
    text: 'Your bank wants you to confirm the payment of {{sum}} for {{about}} yourself. Please pay here:\n\n{{pay}}\n\nYou can use your membership until {{until}}. If it has not been paid for by then, it ends. To stop the renewal, go to your memberships: {{link}}',
  },
  lapsed: {
    subject: 'Your membership has ended: {{about}}',
    text: 'We could not collect {{sum}} for the renewal of {{about}}, so your membership ended on {{date}}. Your card is not kept any longer, and nothing more will be charged.\n\nYou are welcome to buy a new membership at any time.',
  },
  stopped: {
    subject: '{{about}} will not be renewed',
    text: 'Your membership {{about}} ends on {{date}} and will not be renewed. Nothing more will be charged.\n\nYou find your memberships here:\n\n{{link}}',
  },
} as const;
