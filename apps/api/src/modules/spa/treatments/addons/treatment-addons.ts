import { addonProblem } from '@atrium/rules/bookings/booking-request';
import { Injectable } from '@nestjs/common';
import { RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { type AddonInput, type BookedAddon, bookedAddons } from '../../../services/public';
import { TreatmentTypesService } from '../../treatment-types/public';
import type { Treatment } from '../treatment.schema';

/** The extras of a treatment: those that its type offers, with their name and price as agreed. */
@Injectable()
export class TreatmentAddons {
  constructor(private readonly types: TreatmentTypesService) {}

  /**
   * What a treatment has once these are chosen.
   * @param treatment with what it has so far, which it may keep
   * @throws {RuleError} UNKNOWN_ADDON, INVALID_ADDON_QUANTITY
   */
  async choose(
    tx: Transaction,
    { _treatmentType, guests, addons = [] }: Treatment,
    chosen: readonly AddonInput[],
  ): Promise<BookedAddon[]> {
    const offered = _treatmentType ? (await this.types.get(tx, _treatmentType)).addons : [];
    const known = addons.map(({ _addon }) => ({ _id: _addon._id.toHexString() }));
    const problem = addonProblem([...offered, ...known], chosen);
    if (problem) throw RuleError.ofField(problem, 'addons');
    return bookedAddons(offered, chosen, guests, addons);
  }
}
