import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Dependents } from '../../dependents/public';
import { recordTreatmentType } from './treatment-type.events';
import { TreatmentTypesRepository } from './treatment-types.repository';

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** Which treatment types name which therapists and rooms; they alone store it. */
@Injectable()
export class TreatmentTypeParts implements OnModuleInit {
  constructor(
    private readonly types: TreatmentTypesRepository,
    private readonly dependents: Dependents,
  ) {}

  onModuleInit(): void {
    this.dependents.register('therapist', {
      kind: 'treatmentTypes',
      count: (scope, therapists) => this.types.count(scope, { therapists }),
    });
    this.dependents.register('treatmentRoom', {
      kind: 'treatmentTypes',
      count: (scope, rooms) => this.types.count(scope, { rooms }),
    });
  }

  /** What therapists give, in its order, by their hex id. @param therapist nobody else's */
  async byTherapist(
    scope: TenantScope,
    therapist?: Types.ObjectId,
  ): Promise<ReadonlyMap<string, readonly Named[]>> {
    const types = therapist
      ? await this.types.naming(scope, 'therapists', therapist)
      : await this.types.inOrder(scope);
    const given = new Map<string, Named[]>();
    for (const { _id, name, therapists } of types) {
      for (const id of therapists.map((one) => one.toHexString())) {
        given.set(id, [...(given.get(id) ?? []), { _id: _id.toHexString(), name }]);
      }
    }
    return given;
  }

  /** A therapist or a room that is deleted leaves the treatment types. */
  async drop(tx: Transaction, part: 'therapists' | 'rooms', id: Types.ObjectId): Promise<void> {
    for (const before of await this.types.naming(tx, part, id)) {
      const after = await this.types.updateVersioned(tx, before._id, before.version, {
        $pull: { [part]: id },
      });
      recordTreatmentType(tx, 'treatmentType.updated', before, after);
    }
  }
}
