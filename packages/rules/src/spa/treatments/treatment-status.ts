/** What staff call the state of a treatment. See docs/domain/spa.md. */

export const treatmentStatuses = [
  'tentative',
  'pause',
  'confirmed',
  'pre-paid',
  'no-show',
  'paid',
] as const;

export type TreatmentStatus = (typeof treatmentStatuses)[number];

/** Text on background, for the legend, the list and the grid. */
export const treatmentStatusColors: Readonly<
  Record<TreatmentStatus, { readonly text: string; readonly background: string }>
> = {
  tentative: { text: '#B22222', background: '#FFE4E1' },
  pause: { text: '#555555', background: '#eeeeee' },
  confirmed: { text: '#388E3C', background: '#DCEDC8' },
  'pre-paid': { text: '#FFB300', background: '#FFF8E1' },
  'no-show': { text: '#D32F2F', background: '#FFEBEE' },
  paid: { text: '#0277BD', background: '#E1F5FE' },
};

/** A pause blocks a therapist or a room: no guest can book them then. */
export const isPause = ({ status }: { readonly status: TreatmentStatus }): boolean =>
  status === 'pause';

/** Whether a guest can be told that it is confirmed: not while it is tentative, nor after a no-show. */
export const canBeConfirmed = ({ status }: { readonly status: TreatmentStatus }): boolean =>
  status === 'confirmed' || status === 'pre-paid' || status === 'paid';

/** A locked treatment is neither changed nor deleted until somebody unlocks it. */
export const isLockedFor = (
  before: { readonly treatmentLock: boolean },
  change: { readonly treatmentLock?: boolean | null } = {},
): boolean => before.treatmentLock && change.treatmentLock !== false;
