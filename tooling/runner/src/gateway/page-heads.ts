import { keptAnswers } from './kept-answers';
import type { AppName } from './routes';

/** A page is not kept back for its title. */
const TIMEOUT_MS = 1_000;

/** There is no such venue, or it offers nothing of that name. */
export const UNKNOWN = 'unknown';

const VENUE = '(?<venue>[a-z0-9-]+)';
const THING = '(?<thing>[0-9a-f]{24})';

/**
 * The pages of venues that people share: an expression for the app, the slug of the venue whose own host it is, and
 * the path, and what to ask the API of below `/heads/`. The first that matches counts. docker's nginx
 * has the same table.
 */
const HEADED: readonly (readonly [expression: string, asked: string])[] = [
  [`hub \\S* /activity-hub/${VENUE}(/new-reservation)?`, '$venue'],
  [`hub \\S* /activity-hub/${VENUE}/(discover|new-activity)/${THING}`, '$venue?activity=$thing'],
  [`hub \\S* /activity-hub/${VENUE}/new-treatment/${THING}`, '$venue?treatment=$thing'],
  [`public \\S* /minside/${VENUE}(/[^/]+)?`, '$venue'],
  [`hub ${VENUE} /(new-reservation)?`, '$venue'],
  [`hub ${VENUE} /(discover|new-activity)/${THING}`, '$venue?activity=$thing'],
  [`hub ${VENUE} /new-treatment/${THING}`, '$venue?treatment=$thing'],
  // what neither a venue nor anything that it offers can be called
  ['hub \\S* /activity-hub/[^/]+(/new-reservation)?', UNKNOWN],
  ['hub \\S* (/activity-hub/[^/]+)?/(discover|new-activity|new-treatment)/[^/]+', UNKNOWN],
  ['public \\S* /minside/[^/]+(/[^/]+)?', UNKNOWN],
];

const whole = (expression: string): string => `^${expression}/?$`;

const matchers = HEADED.map(
  ([expression, asked]) => [new RegExp(whole(expression), 'i'), asked] as const,
);

/**
 * What to ask the API of for the head of a page, below `/heads/`; UNKNOWN where there can be no such
 * page; undefined for every other page, which keeps the head that was built.
 * @param path without query, as it was asked for
 * @param hostVenue the slug of the venue whose own host it is
 */
export function headAskedFor(
  app: AppName,
  path: string,
  hostVenue: string | undefined,
): string | undefined {
  const text = `${app} ${hostVenue ?? ''} ${decoded(path)}`;
  for (const [expression, asked] of matchers) {
    const groups = expression.exec(text)?.groups;
    if (groups) return asked.replace(/\$(\w+)/g, (_all, name) => groups[name] ?? '');
    if (asked === UNKNOWN && expression.test(text)) return UNKNOWN;
  }
  return undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `HEADED`, written as a map for nginx. */
export const nginxHeads = (): string =>
  [
    'map "$target $host_venue $uri" $head_of {',
    '  default "";',
    ...HEADED.map(([expression, asked]) => `  "~*${whole(expression)}" ${asked};`),
    '}',
  ].join('\n');

/** What the apps' index.html have, in whose place a venue's comes; a test compares. */
export const BUILT_HEADS: Readonly<Record<'hub' | 'public', { title: string; about: string }>> = {
  hub: {
    title: '<title>Activity Hub</title>',
    about:
      '<meta name="description" content="Book activities, see your reservations and manage your stay." />',
  },
  public: {
    title: '<title>Atrium: booking and guest management for hospitality</title>',
    about:
      '<meta name="description" content="Stays, activities and memberships in one place: guests book by themselves, your staff see everything at once." />',
  },
};

/** The page with its venue's title and what those who share it see, and nothing else changed. @param head as HTML */
export function withHead(html: string, app: AppName, head: string): string {
  if (app === 'admin') return html;
  const { title, about } = BUILT_HEADS[app];
  return html.replace(about, '').replace(title, () => head);
}

/** HTML; UNKNOWN; or undefined where the API did not say. */
type Head = string | undefined;

/**
 * Asks the API for the heads of pages, for each at most once a minute. Where it does not answer soon, the page is sent
 * with the head that was built, and the next visitor asks again.
 * @param api such as `http://127.0.0.1:3001`
 * @returns by what `headAskedFor` says and the address of who visits, who is the one to be slowed down
 */
export function pageHeadsFrom(api: string): (asked: string, visitor: string) => Promise<Head> {
  const kept = keptAnswers<Head>(undefined);
  return async (asked, visitor) =>
    asked === UNKNOWN ? UNKNOWN : kept(asked, () => ask(`${api}/heads/${asked}`, visitor));
}

async function ask(address: string, visitor: string): Promise<string> {
  const answer = await fetch(address, {
    headers: { 'x-forwarded-for': visitor },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 404) return UNKNOWN;
  const head = answer.headers.get('x-page-head');
  if (!answer.ok || !head) throw new Error(`no head from ${address}`);
  return head;
}
