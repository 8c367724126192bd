/** Sending a guest a text that the venue keeps ready. */
export const messageTemplates = {
  label: 'Text',
  own: 'Write it yourself',
  option: '{{name}} ({{language}})',
  preview: 'Preview',
  previewFailed: 'The preview could not be loaded.',
  example: 'With invented values; the guest’s own are put in when it is sent.',
  ofGuest: 'With the values of this guest.',
  showWith: 'Show with',
  invented: 'Invented values',
  noBooking: 'No reservation matches.',
  ofBooking: 'With the values of {{guest}}, {{service}}, {{date}}.',
  invent: 'With invented values: there is no reservation yet.',
  unknown: 'Not known here: {{names}}',
  marketing: 'Advertising: not sent to guests who do not want it.',
  otherLanguage: 'The guest reads {{language}}; there is no such text in that language.',
} as const;
