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

/** Tells a guest who waits for a treatment that times have become free. */
export const treatmentFree = {
  subject: 'Free times: {{treatment}}',
  body: 'You are on the waiting list for {{treatment}} at {{vendor}}, and these times have become free. They are not held for you, so book soon.',
  title: 'Free times',
  open: 'Choose a time',
  leave: 'You stay on the waiting list until you book. You can leave it under “My activities”.',
} as const;

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Before you come, tell your therapist what they should know about your health.',
  action: 'Answer the questions',
  consent:
    'I agree that {{vendor}} keeps my answers until some time after my treatment, so that it is safe for me. Only the people who treat me and the management of {{vendor}} can read them. I can answer again until the treatment begins, and ask {{vendor}} at any time to delete my answers.',
} as const;
