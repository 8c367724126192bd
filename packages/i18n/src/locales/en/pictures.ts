/** Uploading and describing pictures. */
export const pictures = {
  hint: 'The first one is on the card of the activity. Drag them to change their order, or use the arrows.',
  choose: 'Choose pictures',
  limits:
    'Or drag them here, or paste one. JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels.',
  chooseOne: 'Choose a picture',
  chooseFor: 'Choose a picture: {{name}}',
  limitsOne: 'Or drag it here. JPEG, PNG, WebP or AVIF, up to 15 MB and 50 megapixels.',
  full: 'You can add up to {{count}} pictures. Remove one to add another.',
  uploading: 'Uploading {{name}}',
  failed: 'The picture could not be uploaded.',
  undescribed: 'Guests see it once it has a description.',
  describe: 'Describe',
  describeTitle: 'Describe the picture',
  altHint: 'One sentence for guests who cannot see it.',
  altMissing: 'Enter a description',
  focus: 'Focal point',
  focusHint:
    'Stays visible where the picture is cropped. Click on the picture, or move the sliders.',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  remove: 'Remove “{{name}}”',
  broken: 'This picture could not be prepared. Remove it and upload it again.',
  offer: { title: 'Picture for guests', hint: 'Guests see it beside the name.' },
  portrait: {
    title: 'Portrait',
    hint: 'Guests see it where they choose a therapist. The name says who it is.',
  },
  removeOne: 'Remove the picture',
} as const;
