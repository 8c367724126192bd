/** Sending a guest a text that the venue keeps ready. */
export const messageTemplates = {
  label: 'Text',
  own: 'Write it yourself',
  option: '{{name}} ({{language}})',
  preview: 'Preview',
  previewFailed: 'The preview could not be loaded.',
  example: 'With example values; the guest’s own are put in when it is sent.',
  marketing: 'Advertising: not sent to guests who do not want it.',
  otherLanguage: 'The guest reads {{language}}; there is no such text in that language.',
} as const;
