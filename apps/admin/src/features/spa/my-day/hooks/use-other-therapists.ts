import type { TreatmentOutput } from '@atrium/api-client/admin';
import { useMe } from '../../../../shared/access/use-me';

/** Who gives a treatment together with whoever is signed in. */
export function useOtherTherapists({ therapists }: TreatmentOutput): string[] {
  const { _id } = useMe().user;
  return therapists.flatMap(({ _therapist }) => (_therapist._user === _id ? [] : _therapist.name));
}
