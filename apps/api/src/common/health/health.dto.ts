import { ApiProperty } from '@nestjs/swagger';

/** What is well; what is not answers 503 in the one shape of failures. */
export class HealthOutput {
  @ApiProperty({ enum: ['ok'] }) status: string;
  /** What was asked, by name. */
  @ApiProperty({ type: 'object', additionalProperties: true }) info: Record<string, unknown>;
  /** Empty: what fails is not answered like this. */
  @ApiProperty({ type: 'object', additionalProperties: true }) error: Record<string, unknown>;
  /** The same as `info`. */
  @ApiProperty({ type: 'object', additionalProperties: true }) details: Record<string, unknown>;
}
