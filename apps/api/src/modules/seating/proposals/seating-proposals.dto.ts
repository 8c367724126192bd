import { ApiProperty } from '@nestjs/swagger';
import { IsDay } from '../../../common/http/validation/is-day';
import { type ProposalState, type SeatingProposal } from './seating-proposal.schema';

/** The day to look at. */
export class SeatingProposalsQuery {
  @IsDay() date: string;
}

export class ProposedMoveOutput {
  /** Id of the booking that moves. */
  _booking: string;
  /** Ids of the tables it leaves. */
  from: string[];
  /** Ids of the tables it gets. */
  to: string[];
}

export class ProposedSeatOutput {
  /** Id of the booking that leaves the waiting list. */
  _booking: string;
  /** Ids of the tables it gets. */
  tables: string[];
}

/** How a room could be rearranged, so that more of those who wait are seated. */
export class SeatingProposalOutput {
  _id: string;
  /** yyyy-mm-dd */
  date: string;
  _service: string;
  /** Dining room. */
  _venue: string;
  moves: ProposedMoveOutput[];
  wouldSeat: ProposedSeatOutput[];
  /** `open` until it is accepted; `accepted` for as long as it can be undone. */
  @ApiProperty({ enum: ['open', 'accepted', 'undone'] }) state: ProposalState;
  version: number;
}

export const toSeatingProposalOutput = ({
  _id,
  date,
  _service,
  _venue,
  moves,
  wouldSeat,
  state,
  version,
}: SeatingProposal): SeatingProposalOutput => ({
  ...{ _id: _id.toHexString(), date, state, version },
  ...{ _service: _service.toHexString(), _venue: _venue.toHexString() },
  moves: moves.map(({ _booking, from, to }) => ({
    _booking: _booking.toHexString(),
    from: from.map((id) => id.toHexString()),
    to: to.map((id) => id.toHexString()),
  })),
  wouldSeat: wouldSeat.map(({ _booking, tables }) => ({
    _booking: _booking.toHexString(),
    tables: tables.map((id) => id.toHexString()),
  })),
});
