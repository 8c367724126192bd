/** What not coming costs, by the card that was given for it. */
export const noShow = {
  consent:
    'If you do not come, or cancel late, {{venue}} may charge this card up to {{sum}} for {{about}}.',
  noShow: 'No-show fee: {{about}}',
  lateCancellation: 'Late cancellation: {{about}}',
  reminder: {
    subject: 'No card yet: {{about}}',
    text: 'You have not given a card for {{about}} yet. Nothing is booked before you do. We keep your place until {{until}}: {{link}}',
  },
  gone: {
    subject: 'Not booked: {{about}}',
    text: 'The place for {{about}} was gone before your card was confirmed, so nothing is booked. Your card is not kept, and nothing was charged.',
  },
} as const;
