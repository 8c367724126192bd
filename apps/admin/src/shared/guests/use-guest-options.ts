import type { GuestFoundOutput } from '@atrium/api-client/admin';
import { useSearchGuestsQuery } from '@atrium/api-client/admin/guest-search';
import { termsOf } from '@atrium/rules/texts/search-text';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';

/** A line of the guest field's list. */
export type GuestOption =
  | { kind: 'found'; guest: GuestFoundOutput }
  | { kind: 'new'; term: string }
  | { kind: 'walkIn' };

/** Shorter than elsewhere: somebody is waiting at the desk. */
const TYPING_PAUSE_MS = 120;
const SHOWN_GUESTS = 8;

/**
 * Matching guests, then the options without one. While loading there is nothing to choose, so that
 * Enter never picks a match for other letters.
 */
export function useGuestOptions(typed: string) {
  const term = typed.trim();
  const settled = useDebounced(term, TYPING_PAUSE_MS);
  const skip = termsOf(settled).length === 0;
  const { currentData, isFetching, isError } = useSearchGuestsQuery(
    { term: settled, page: 1, sort: 'lastname', order: 'asc' },
    { skip },
  );
  const waiting = settled !== term || (!skip && isFetching && !currentData);
  const found = skip || waiting ? [] : (currentData?.guests ?? []).slice(0, SHOWN_GUESTS);
  const options: GuestOption[] = waiting
    ? []
    : [
        ...found.map((guest): GuestOption => ({ kind: 'found', guest })),
        ...(term ? [{ kind: 'new', term } as const] : []),
        { kind: 'walkIn' },
      ];
  return { options, found, waiting, isError };
}
