import { displayName } from '@atrium/rules/guests/guest-name';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { ConflictError } from '../../../common/errors/app-error';
import { ResourceTakenError } from '../../capacity/public';
import { TreatmentRoomsService } from '../rooms/public';
import { TherapistsService } from '../therapists/public';
import { TreatmentPresenter } from './treatment-presenter';
import { TreatmentsRepository } from './treatments.repository';

/** Says who has the therapist or the room that somebody else wanted. */
@Injectable()
export class TreatmentTaken {
  constructor(
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly treatments: TreatmentsRepository,
    private readonly presenter: TreatmentPresenter,
  ) {}

  /** As `work`, but what is taken is answered as THERAPIST_TAKEN or ROOM_TAKEN. */
  async told<T>(ctx: RequestContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ResourceTakenError)) throw error;
      const code = error.resource.kind === 'room' ? 'ROOM_TAKEN' : 'THERAPIST_TAKEN';
      throw new ConflictError(code, { data: await this.facts(ctx, error), cause: error });
    }
  }

  /** Which one it is, who has it, and from when to when. */
  private async facts(ctx: RequestContext, { resource: taken, takenBy }: ResourceTakenError) {
    const { kind, resource } = taken;
    const known = kind === 'room' ? this.rooms : this.therapists;
    const _id = resource.toHexString();
    const name = (await known.byIds(ctx, [resource])).get(_id)?.name ?? '';
    const [first] = takenBy;
    if (!first) return { [kind]: { _id, name } };
    const { holder, date, start: from, end: to } = first;
    return { [kind]: { _id, name }, holder: await this.holder(ctx, holder), date, from, to };
  }

  /** A treatment with its guest’s name, empty for a pause. */
  private async holder(ctx: RequestContext, _id: string) {
    const treatment = isObjectIdOrHexString(_id)
      ? await this.treatments.findOne(ctx, { _id: clientId(_id) })
      : null;
    if (!treatment) return { _id };
    const { status, _customer } = await this.presenter.one(ctx, treatment);
    return { _id, status, name: _customer ? displayName(_customer) : '' };
  }
}
