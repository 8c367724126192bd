/** Confirms a treatment in the spa. */
export const treatmentConfirmation = {
  subject: 'Confirmed: {{treatment}}, {{date}}',
  body: 'Your treatment at {{vendor}} is confirmed. We look forward to seeing you!',
  title: 'Your treatment',
  treatment: 'Treatment',
  therapist: 'Therapist',
  open: 'See my treatment',
  calendar: 'The attached file adds the treatment to your calendar.',
  /** Several treatments that are booked together. */
  journey: {
    body: 'Your treatments at {{vendor}} are confirmed. We look forward to seeing you!',
    title: 'Your treatments',
    open: 'See my treatments',
    calendar: 'The attached file adds all of them to your calendar.',
  },
} as const;
