import type { Table } from '../report';
import { isRight } from '../report';
import { type Verdict, verdictOf } from '../verdict';
import type { OversellRound } from './oversell-run';

/** Every crowd must be right, and its control must go wrong, in bookings and in resources. */
export const verdictOfRounds = (
  rounds: readonly Pick<OversellRound, 'findings' | 'naive' | 'shared' | 'resources'>[],
): Verdict =>
  verdictOf({
    isRight: rounds.every(
      ({ findings, resources }) => isRight(findings) && isRight(resources.findings),
    ),
    controlFailed:
      rounds.length > 0 &&
      rounds.every(
        ({ naive, shared, resources }) =>
          naive > 0 && shared.tables > 0 && shared.treatments > 0 && resources.naive > 0,
      ),
  });

export const bookingTable = (rounds: readonly OversellRound[]): Table => ({
  head: [
    ...['clients', 'operations', 'per second', 'bookings', 'repeats', 'longest wait ms', 'wrong'],
    'oversold by the control',
    ...['seated together by the control', 'treated together by the control'],
  ],
  rows: rounds.map((round) => [
    round.clients,
    round.operations,
    Math.round(round.perSecond),
    round.bookings,
    round.repeats,
    Math.round(round.longestMs),
    round.findings.flatMap(({ wrong }) => wrong).length,
    round.naive,
    round.shared.tables,
    round.shared.treatments,
  ]),
});

export const resourceTable = (rounds: readonly OversellRound[]): Table => ({
  head: [
    ...['clients', 'operations', 'per second', 'claims left', 'refused', 'wrong'],
    'overlaps of the control',
  ],
  rows: rounds.map(({ clients, resources }) => [
    clients,
    resources.operations,
    Math.round(resources.perSecond),
    resources.stays,
    resources.refused,
    resources.findings.flatMap(({ wrong }) => wrong).length,
    resources.naive,
  ]),
});
