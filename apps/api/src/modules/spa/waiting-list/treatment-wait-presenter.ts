import { treatmentMinutes } from '@atrium/rules/spa/setup';
import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { CustomersService } from '../../customers/public';
import { type Therapist, TherapistsService } from '../therapists/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import { toWish } from '../treatments/public';
import { AwaitedStarts } from './awaited-starts';
import type { TreatmentWait } from './treatment-wait.schema';
import type { HubTreatmentWait, TreatmentWaitOutput } from './treatment-waits.dto';

/** Those who wait, with what they wait for. */
@Injectable()
export class TreatmentWaitPresenter {
  constructor(
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly customers: CustomersService,
    private readonly starts: AwaitedStarts,
  ) {}

  /** What is no longer sold is left out. */
  async forGuest(
    ctx: RequestContext,
    waits: readonly TreatmentWait[],
  ): Promise<HubTreatmentWait[]> {
    const [types, therapists] = await Promise.all([
      this.types.byIds(
        ctx,
        waits.map(({ _treatmentType }) => _treatmentType),
      ),
      this.therapists.byIds(
        ctx,
        waits.flatMap(({ wish }) => wish?._therapist ?? []),
      ),
    ]);
    return waits.flatMap((wait) => {
      const type = types.get(wait._treatmentType.toHexString());
      return type ? [toHubWait(wait, type, therapists, ctx.language)] : [];
    });
  }

  async forStaff(
    ctx: RequestContext,
    waits: readonly TreatmentWait[],
  ): Promise<TreatmentWaitOutput[]> {
    const [shown, free, customers] = await Promise.all([
      this.forGuest(ctx, waits),
      this.starts.of(ctx, waits),
      this.customers.namesOf(
        ctx,
        waits.map(({ _customer }) => _customer),
      ),
    ]);
    return shown.map((one) => {
      const index = waits.findIndex(({ _id }) => _id.toHexString() === one._id);
      const customer = customers.get(waits[index]?._customer.toHexString() ?? '');
      const days = (free[index] ?? []).map(({ date, starts }) => ({ date, starts: [...starts] }));
      if (!customer) return { ...one, free: days };
      const { _id, firstname, lastname, email, phone } = customer;
      const contact = { ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
      return {
        ...one,
        _customer: { _id: _id.toHexString(), firstname, lastname, ...contact },
        free: days,
      };
    });
  }
}

function toHubWait(
  { _id, _length, wish, from, until, told, createdAt }: TreatmentWait,
  type: TreatmentType,
  therapists: ReadonlyMap<string, Therapist>,
  language: string,
): HubTreatmentWait {
  const length = type.lengths.find((one) => one._id.equals(_length));
  const name = wish?._therapist && therapists.get(wish._therapist.toHexString())?.name;
  return {
    _id: _id.toHexString(),
    _treatmentType: {
      _id: type._id.toHexString(),
      name: pickTranslation(type.languageList, languageOf(language) ?? 'en', type).name,
    },
    _length: _length.toHexString(),
    minutes: length ? treatmentMinutes(length.phases) : 0,
    ...(wish ? { wish: { ...toWish(wish), ...(name ? { name } : {}) } } : {}),
    ...{ from, until },
    ...(told ? { toldAt: told.at.toISOString() } : {}),
    createdAt: createdAt.toISOString(),
  };
}
