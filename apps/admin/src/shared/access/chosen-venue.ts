import { paths } from '../../paths';

const KEY = 'atrium.chosenVenue';

/** Id of the venue that a system administrator works in, in this tab; undefined: their own. */
export const chosenVenue = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined;

export const forgetChosenVenue = (): void => sessionStorage.removeItem(KEY);

/** Starts again in another venue, with nothing left of this one. @param id undefined: their own */
export function workIn(id: string | undefined): void {
  if (id === undefined) forgetChosenVenue();
  else sessionStorage.setItem(KEY, id);
  window.location.assign(paths.home);
}
