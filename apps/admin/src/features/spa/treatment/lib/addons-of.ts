import type {
  ServiceAddonOutput,
  TreatmentOutput,
  TreatmentTypeOutput,
} from '@atrium/api-client/admin';

/** What can be booked with a treatment: what its type offers, and what it has already, at its agreed price. */
export function addonsOf(
  type: Pick<TreatmentTypeOutput, 'addons'> | undefined,
  { addons }: Pick<TreatmentOutput, 'addons'>,
): ServiceAddonOutput[] {
  const booked = new Map(addons.map((one) => [one._addon._id, one]));
  const offered = (type?.addons ?? []).map((one) => ({ ...one, ...booked.get(one._id)?._addon }));
  const gone = addons.filter(({ _addon }) => !offered.some(({ _id }) => _id === _addon._id));
  return [
    ...offered,
    // it may stay, and become less
    ...gone.map(({ _addon, quantity }) => ({ ..._addon, maxQuantity: quantity })),
  ];
}
