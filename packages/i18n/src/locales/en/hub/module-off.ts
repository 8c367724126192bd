/** A page of the hub that the venue has switched off. */
export const moduleOff = {
  title: 'Not offered here',
  text: '{{venue}} does not offer this at the moment. What you have booked stays as it is.',
} as const;
