import {
  type OverallState,
  overallStates,
  type PartState,
  partStates,
  type SystemPart,
  systemParts,
} from '@atrium/rules/venue/system-status';
import { ApiProperty } from '@nestjs/swagger';

export class SystemPartOutput {
  /** `partners`: webhooks. `background`: whatever is done later, e.g. pictures and nightly work. */
  @ApiProperty({ enum: systemParts, enumName: 'SystemPart' }) part: SystemPart;
  /** `slow`: work waits for minutes. `down`: it does not answer, or waits for so long that people miss it. `off`: not set up. */
  @ApiProperty({ enum: partStates, enumName: 'PartState' }) state: PartState;
}

/** How this installation does. */
export class SystemStatusOutput {
  /** `working`: every part that is set up works. `impaired`: bookings are taken, and something else does not work as it should. `down`: none works. */
  @ApiProperty({ enum: overallStates, enumName: 'OverallState' }) state: OverallState;
  /** When it was measured, ISO instant; at most ten seconds ago. */
  measuredAt: string;
  /** Each part once, always in this order: bookings, messages, payments, partners, background. */
  parts: SystemPartOutput[];
}
