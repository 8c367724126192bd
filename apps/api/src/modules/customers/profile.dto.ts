import { IsInt, Min } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out';
import { GuestDetailsInput } from './customers.dto';

/** What a guest changes of the own data. */
export class ProfileInput extends GuestDetailsInput {
  /** Of what the guest saw; 409 STALE_VERSION when somebody saved since. Left out: not checked. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}
