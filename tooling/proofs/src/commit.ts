import { execFileSync } from 'node:child_process';
import { root } from '@atrium/runner/workspace';

/** Files that proofs and benchmarks write: changes to them do not affect a measurement. */
const WRITTEN = [':!docs/proofs.md', ':!docs/benchmarks*.md'];

/** The measured commit, in full, so that it can be found in the history. */
export function commitLabel(): string {
  return labelOf(git('rev-parse', 'HEAD'), git('status', '--porcelain', '--', '.', ...WRITTEN));
}

/**
 * The label marks a measurement of uncommitted code, which cannot be repeated.
 * @param status of `git status --porcelain`; empty for a clean checkout
 */
export const labelOf = (hash: string, status: string): string =>
  status.trim() === ''
    ? `commit ${hash.trim()}`
    : `commit ${hash.trim()} **with uncommitted changes**`;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });
