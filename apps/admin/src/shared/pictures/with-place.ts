/** The ids with one of them at another place, 0 for the first. */
export function withPlace(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
