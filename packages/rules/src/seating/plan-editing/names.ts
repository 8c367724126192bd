const same = (name: string) => name.trim().toLowerCase();

/** The name with its number counted on until nobody has it: T7, T8; without a number, Terrace 2. */
export function nextName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(same));
  const { stem, number } = parts(name);
  for (let next = number + 1; ; next += 1) {
    const candidate = `${stem}${next}`;
    if (!used.has(same(candidate))) return candidate;
  }
}

/** What a new table is called: after the highest number that tables named like the last one have. */
export function nextTableName(names: readonly string[]): string {
  const last = names.findLast((name) => /\d$/.test(name));
  if (last === undefined) return nextName('T0', names);
  const { stem } = parts(last);
  const numbers = names.map(parts).filter((each) => same(each.stem) === same(stem));
  return nextName(`${stem}${Math.max(...numbers.map(({ number }) => number))}`, names);
}

function parts(name: string): { stem: string; number: number } {
  const [, stem = name, digits] = /^(.*?)(\d{1,9})$/.exec(name) ?? [];
  return digits === undefined ? { stem: `${name} `, number: 1 } : { stem, number: Number(digits) };
}
