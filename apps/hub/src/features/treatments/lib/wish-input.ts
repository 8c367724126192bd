import type { HubTreatmentInput } from '@atrium/api-client/hub/spa';

/** What a guest asks for, as a request says it. @param wish `woman`, `man`, or the id of a therapist */
export function wishInput(wish: string | undefined): HubTreatmentInput['wish'] {
  if (!wish) return undefined;
  return wish === 'woman' || wish === 'man' ? { gender: wish } : { _therapist: wish };
}
