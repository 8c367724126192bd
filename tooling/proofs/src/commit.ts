import { execFileSync } from 'node:child_process';
import { root } from '@atrium/runner/workspace';

/** Written by the proofs and benchmarks themselves, so changes to them do not affect a measurement. */
const WRITTEN = [':!docs/proofs.md', ':!docs/benchmarks*.md'];

/** The commit that is measured, in full, so that anybody can find it in the history. */
export function commitLabel(): string {
  return labelOf(git('rev-parse', 'HEAD'), git('status', '--porcelain', '--', '.', ...WRITTEN));
}

/**
 * The label marks a measurement of uncommitted code, which nobody can repeat.
 * @param status of `git status --porcelain`; empty for a clean checkout
 */
export const labelOf = (hash: string, status: string): string =>
  status.trim() === ''
    ? `commit ${hash.trim()}`
    : `commit ${hash.trim()} **with uncommitted changes**`;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });
