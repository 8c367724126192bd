import { isWhole, type Manifest, type WholeManifest } from '../manifest';

const iso = ({ wall }: { wall: Date }): string => wall.toISOString();

/**
 * The backup with this id, else the newest that has this moment, else the newest.
 * @param all the oldest first
 * @throws {Error} in words for whoever restores
 */
export function chooseBackup(
  all: readonly Manifest[],
  { id, at }: { id?: string; at?: Date },
): WholeManifest {
  const whole = all.filter(isWhole);
  if (id) {
    const named = whole.find((one) => one.id === id);
    if (!named) throw new Error(`There is no whole backup ${id}. There are: ${idsOf(whole)}`);
    if (at && !has(named, at))
      throw new Error(`${named.id} reaches from ${iso(named.from)} to ${iso(named.until)}`);
    return named;
  }
  const chosen = at ? whole.findLast((one) => has(one, at)) : whole.at(-1);
  if (chosen) return chosen;
  const reach = whole.map((one) => `${one.id} from ${iso(one.from)} to ${iso(one.until)}`);
  throw new Error(
    at
      ? `No backup has ${at.toISOString()}. There are: ${reach.join('; ') || 'none'}`
      : 'There is no whole backup',
  );
}

const has = ({ from, until }: WholeManifest, at: Date): boolean =>
  from.wall <= at && at <= until.wall;

const idsOf = (all: readonly Manifest[]): string => all.map(({ id }) => id).join(', ') || 'none';
