import { relative } from 'node:path';
import type { JestReport, PlaywrightReport } from './counts';

/** A test file and how long it took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** @param root what the names of the files are relative to */
export function jestTimes(report: JestReport | undefined, root: string): FileTime[] {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** @param folder of the browser tests, relative to the root */
export function playwrightTimes(report: PlaywrightReport | undefined, folder: string): FileTime[] {
  return (report?.suites ?? []).map((suite) => ({
    file: `${folder}/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
}

type Suite = NonNullable<PlaywrightReport['suites']>[number];

function durationOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [
    ...results.map(({ duration }) => duration),
    ...suites.map((suite) => durationOf(suite)),
  ].reduce((sum, duration) => sum + duration, 0);
}

const LISTED = 10;

/** The slowest files, slowest first, one a line. */
export function slowest(times: readonly FileTime[]): string {
  return [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, LISTED)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
}
