import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { guestDocuments } from '../../../common/database/guest-belongings';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService, GuestBelongingsService } from '../../customers/public';
import type { Intake, IntakeConsent } from './intake.schema';
import { IntakeCipher, type SealedPlace } from './intake-cipher';
import { IntakesRepository } from './intakes.repository';

/** A treatment as far as answers need it. */
export interface IntakeTreatment {
  readonly _id: Types.ObjectId;
  readonly _customer?: Types.ObjectId;
  /** Whom its links name, if not `_customer`. */
  readonly intakeGuest?: Types.ObjectId;
}

/** What a guest said to one question. */
export interface StatedAnswer {
  /** A standard question, or the id of a type’s own. */
  readonly question: string;
  /** As it was asked; absent for a standard question. */
  readonly text?: string;
  /** Empty: not answered. */
  readonly answer: string;
}

export interface StatedIntake {
  /** Which of the treatment’s guests, from 1. */
  readonly guest: number;
  readonly answers: readonly StatedAnswer[];
  readonly consent: IntakeConsent;
  readonly answeredAt: Date;
}

type SealedContent = Omit<StatedAnswer, 'question'>;

/** Keeps what guests answered before treatments, sealed. */
@Injectable()
export class IntakeRecords implements OnModuleInit {
  constructor(
    private readonly intakes: IntakesRepository,
    private readonly cipher: IntakeCipher,
    private readonly customers: CustomersService,
    private readonly belongings: GuestBelongingsService,
  ) {}

  /** Answers move with a guest who is merged, and go with one who is erased. */
  onModuleInit(): void {
    this.customers.registerErasureListener(async (tx, { _id }) => {
      await this.intakes.drop(tx, { _customer: _id });
    });
    this.belongings.register(guestDocuments('intakes', this.intakes, '_customer'));
  }

  /** In place of what the same guest answered before. @param stated to every question that was asked */
  async write(
    tx: Transaction,
    { _id: _treatment, _customer }: IntakeTreatment,
    { guest, answers, consent, answeredAt }: StatedIntake,
  ): Promise<void> {
    await this.intakes.drop(tx, { _treatment, guest });
    await this.intakes.insert(tx, {
      ...{ _treatment, guest, ...(_customer ? { _customer } : {}) },
      keyId: this.cipher.keyId,
      answers: answers.map(({ question, ...content }) => ({
        question,
        sealed: this.cipher.seal(placeOf(tx, { _treatment, guest }, question), content),
      })),
      ...{ consent, answeredAt },
    });
  }

  /** Opens them, by guest. Whoever calls writes to the audit log that they were read. */
  async read(scope: TenantScope, treatment: IntakeTreatment): Promise<StatedIntake[]> {
    return (await this.ofTreatment(scope, treatment)).map((intake) => ({
      guest: intake.guest,
      answers: this.opened(scope, intake),
      consent: intake.consent,
      answeredAt: intake.answeredAt,
    }));
  }

  /** Who answered and when, by hex id of the treatment; nothing of what they said. */
  async answered(
    scope: TenantScope,
    treatments: readonly IntakeTreatment[],
  ): Promise<ReadonlyMap<string, Pick<Intake, 'guest' | 'answeredAt'>[]>> {
    const found = await this.intakes.ofTreatments(
      scope,
      treatments.map(({ _id }) => _id),
    );
    return new Map(
      treatments.map((treatment) => [
        treatment._id.toHexString(),
        found.filter((intake) => isOf(intake, treatment)),
      ]),
    );
  }

  /** All answers before a treatment. */
  async drop(tx: Transaction, _treatment: Types.ObjectId): Promise<void> {
    await this.intakes.drop(tx, { _treatment });
  }

  /** Of every treatment, in order of id. */
  async *batches(scope: TenantScope, size: number): AsyncGenerator<Intake[]> {
    let batch: Intake[] = [];
    do {
      batch = await this.intakes.page(scope, size, batch.at(-1)?._id);
      if (batch.length > 0) yield batch;
    } while (batch.length === size);
  }

  dropEach(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<number> {
    return this.intakes.drop(scope, { _id: { $in: [...ids] } });
  }

  /**
   * Seals it with the current key, unless the guest answers again meanwhile.
   * @returns false if it was already
   * @throws {Error} if INTAKE_KEYS lacks its key
   */
  async reseal(scope: TenantScope, intake: Intake): Promise<boolean> {
    const { keyId } = this.cipher;
    if (intake.keyId === keyId) return false;
    const answers = this.opened(scope, intake).map(({ question, ...content }) => ({
      question,
      sealed: this.cipher.seal(placeOf(scope, intake, question), content),
    }));
    const unchanged = { _id: intake._id, keyId: intake.keyId };
    await this.intakes.updateEach(scope, unchanged, { $set: { keyId, answers } });
    return true;
  }

  /** A treatment that was given to another guest has no answers yet. */
  private async ofTreatment(scope: TenantScope, treatment: IntakeTreatment): Promise<Intake[]> {
    const found = await this.intakes.ofTreatments(scope, [treatment._id]);
    return found.filter((intake) => isOf(intake, treatment));
  }

  private opened(scope: TenantScope, intake: Intake): StatedAnswer[] {
    return intake.answers.map(({ question, sealed }) => ({
      question,
      ...this.cipher.open<SealedContent>(placeOf(scope, intake, question), intake.keyId, sealed),
    }));
  }
}

const isOf = (intake: Intake, { _id, _customer }: IntakeTreatment): boolean =>
  intake._treatment.equals(_id) && String(intake._customer ?? '') === String(_customer ?? '');

const placeOf = (
  { vendorId }: TenantScope,
  { _treatment, guest }: Pick<Intake, '_treatment' | 'guest'>,
  question: string,
): SealedPlace => ({ vendorId, treatment: _treatment.toHexString(), guest, question });
