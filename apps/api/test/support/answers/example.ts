/** What a request sent, and what it was answered. */
export interface Example {
  body?: unknown;
  answer: unknown;
}

const LONGEST_LIST = 2;
const LONGEST_TEXT = 400;
const PINNED = '2026-06-15T09:00:00.000Z';
const INSTANT = /^\d{4}-\d\d-\d\dT/;
const DAY_MS = 24 * 60 * 60_000;

/** What is different each time, with what stands for it. */
const VOLATILE: readonly (readonly [pattern: RegExp, instead: (nth: string) => string])[] = [
  [/[\w.+-]*[0-9a-f]{24}@example\.com/g, (nth) => `guest${nth}@example.com`],
  [/whsec_[0-9A-Za-z+/]{43}=/g, () => 'whsec_the-secret-that-is-told-once'],
  // where tests receive webhooks
  [/http:\/\/127\.0\.0\.1:\d+\/hook/g, () => 'https://partner.example/atrium'],
  // a cursor of two parts
  [/\b[0-9a-f]{56}\b/g, () => '6a2f01b0c4d5e8f7901a0001'.repeat(2).padEnd(56, '0')],
  [/[0-9a-f]{24}/g, (nth) => `6a2f01b0c4d5e8f7901a${nth.padStart(4, '0')}`],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (nth) => nth.padStart(36, UUID)],
  // a booking's reference
  [/\b(?=\w*\d)(?=\w*[A-Z])[0-9A-HJKMNP-TV-Z]{8}\b/g, (nth) => `K7M2Q9X${nth}`],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{32,}/g, () => 'the-code-of-the-link'],
  [/\b10(\.\d{1,3}){3}\b/g, () => '192.0.2.1'],
];
const UUID = '00000000-0000-4000-8000-000000000000';

/** An exchange made presentable: the same each time it is recorded, short, and without secrets. */
export function toExample({ body, answer }: Example): Example {
  const seen = new Map<string, string>();
  const sent = presentable(body, seen, Number.POSITIVE_INFINITY);
  const answered = presentable(answer, seen, LONGEST_LIST);
  return { ...(body ? { body: sent } : {}), answer: answered };
}

/** The one with more fields, of two alike the shorter, and of those the first by its text. */
export function isBetter(one: Example, other: Example): boolean {
  const [fields, others] = [fieldsOf(one).size, fieldsOf(other).size];
  if (fields !== others) return fields > others;
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)];
  return text.length === otherText.length ? text < otherText : text.length < otherText.length;
}

function presentable(
  value: unknown,
  seen: Map<string, string>,
  longest: number,
  name = '',
): unknown {
  if (typeof value === 'string') return presentableText(value, seen, name);
  if (Array.isArray(value)) {
    return value.slice(0, longest).map((item) => presentable(item, seen, longest, name));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([field, content]) => [
    presentableText(field, seen),
    presentable(content, seen, longest, field),
  ]);
  return Object.fromEntries(fields);
}

function presentableText(value: string, seen: Map<string, string>, name = ''): string {
  if (/password$/i.test(name)) return 'a password of their own';
  if (name === 'accessToken') return 'header.payload.signature';
  // written by the database's clock, where the tests' is pinned
  if (INSTANT.test(value) && Math.abs(Date.parse(value) - Date.now()) < DAY_MS) return PINNED;
  const cut = value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value;
  return VOLATILE.reduce(
    (text, [pattern, instead]) =>
      text.replace(pattern, (found) => {
        const known = seen.get(found) ?? instead((seen.size + 1).toString(16));
        seen.set(found, known);
        // stands for itself, if another pattern finds it again
        seen.set(known, known);
        return known;
      }),
    cut,
  );
}

function fieldsOf(value: unknown, at = '', found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) fieldsOf(item, `${at}[]`, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) fieldsOf(field, `${at}.${name}`, found);
  } else if (value !== null) {
    found.add(at);
  }
  return found;
}
