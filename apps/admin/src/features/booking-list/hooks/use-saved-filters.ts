import { useState } from 'react';
import { useMe } from '../../../shared/hooks/use-me';
import type { BookingFilters } from '../lib/filters';
import { addSaved, readSaved, type SavedFilter } from '../lib/saved-filters';

/** A browser that keeps nothing is no reason not to work: then they last as long as the page. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, saved: readonly SavedFilter[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(saved));
  } catch {
    // See above.
  }
}

/** The filters that a person has given a name, in this browser; each person's own. */
export function useSavedFilters() {
  const { user } = useMe();
  const key = `atrium.booking-filters.${user._id}`;
  const [saved, setSaved] = useState(() => readSaved(stored(key)));
  const keep = (next: SavedFilter[]) => {
    setSaved(next);
    store(key, next);
  };
  return {
    saved,
    save: (name: string, filters: BookingFilters) => keep(addSaved(saved, name, filters)),
    remove: (name: string) => keep(saved.filter((each) => each.name !== name)),
  };
}
