/** What a figure is held to. */
export interface Target {
  name: string;
  figure: number;
  /** At least, or at most. */
  limit: number;
  atMost?: boolean;
  /** Of figure and limit; a ratio where absent. */
  unit?: string;
}

export const isMet = ({ figure, limit, atMost }: Target): boolean =>
  atMost ? figure <= limit : figure >= limit;

/** As rows of a table of Markdown. */
export const targetRows = (targets: readonly Target[]): string[] => [
  '| | figure | target | |',
  '|---|---|---|---|',
  ...targets.map(
    (target) =>
      `| ${target.name} | **${figureOf(target)}** | ${target.atMost ? 'at most' : 'at least'} ${target.limit}${unitOf(target)} | ${isMet(target) ? 'met' : '**missed**'} |`,
  ),
];

/** One line for each that was missed. */
export const missedOf = (targets: readonly Target[]): string[] =>
  targets.filter((target) => !isMet(target)).map((target) => `${target.name}: ${figureOf(target)}`);

const unitOf = ({ unit }: Target): string => (unit ? ` ${unit}` : '');

const figureOf = (target: Target): string =>
  `${target.unit ? target.figure.toFixed(1) : target.figure.toFixed(2)}${unitOf(target)}`;
