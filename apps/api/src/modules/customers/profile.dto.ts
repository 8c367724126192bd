import { IsInt, IsOptional, Min } from 'class-validator';
import { GuestDetailsInput } from './customers.dto';

/** What a guest changes of the own data. */
export class ProfileInput extends GuestDetailsInput {
  /** Of what the guest saw; 409 STALE_VERSION when somebody saved since. Left out: not checked. */
  @IsOptional() @IsInt() @Min(0) version?: number;
}
