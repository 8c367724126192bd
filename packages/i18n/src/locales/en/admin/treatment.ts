/** How treatments are told wherever they are shown. */
export const treatment = {
  /** fixed */
  unknownGuest: 'Unknown Guest',
  taken: '{{what}} is taken {{time}}: {{who}}',
  ofGuest: 'Treatments',
  noneOfGuest: 'This guest has no treatments.',
  /** fixed */
  failed: 'Failed to fetch treatments',
  type: 'Treatment',
  therapists: 'Therapists',
  new: 'New treatment',
  next: 'Next treatments',
  noneLeft: 'No more treatments on this day.',
  waiting_one: '{{count}} guest waits for a time on this day',
  waiting_other: '{{count}} guests wait for a time on this day',
} as const;
