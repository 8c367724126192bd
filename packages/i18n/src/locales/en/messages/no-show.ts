/** What not coming costs, by the card that was given for it. */
export const noShow = {
  consent:
    'If you do not show up, or cancel late, {{venue}} may charge this card up to {{sum}} for {{about}}.',
  noShow: 'No-show fee: {{about}}',
  lateCancellation: 'Late cancellation: {{about}}',
  reminder: {
    subject: 'Add a card to confirm {{about}}',
    text: 'Your booking of {{about}} still needs a card and is not confirmed yet. We hold your place until {{until}}: {{link}}',
  },
  gone: {
    subject: 'Not booked: {{about}}',
    text: 'The last place for {{about}} was taken before your card was confirmed, so nothing is booked. Your card was not saved, and nothing was charged.',
  },
} as const;
