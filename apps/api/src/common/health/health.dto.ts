import { ApiProperty } from '@nestjs/swagger';

/** The checks that passed; a failed one answers 503 in the shape of failures. */
export class HealthOutput {
  @ApiProperty({ enum: ['ok'] }) status: string;
  /** What was asked, by name. */
  @ApiProperty({ type: 'object', additionalProperties: true }) info: Record<string, unknown>;
  /** Always empty: a failed check answers 503 in the shape of failures. */
  @ApiProperty({ type: 'object', additionalProperties: true }) error: Record<string, unknown>;
  /** The same as `info`. */
  @ApiProperty({ type: 'object', additionalProperties: true }) details: Record<string, unknown>;
}
