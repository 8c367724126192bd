import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import { refusingDuplicates } from '../../common/database/duplicate-key';
import { RuleError } from '../../common/errors/app-error';
import { StaffEmail } from './staff-email.schema';

const emailTaken = [{ key: { _id: 1 }, error: RuleError, code: 'EMAIL_TAKEN' }] as const;

@Injectable()
export class StaffEmailsRepository {
  constructor(@InjectModel(StaffEmail.name) private readonly model: Model<StaffEmail>) {}

  find(email: string): Promise<StaffEmail | null> {
    return this.model.findById(email).lean<StaffEmail | null>();
  }

  /** @throws {RuleError} EMAIL_TAKEN */
  async take(
    { session }: { session: ClientSession },
    email: string,
    owner: { userId: Types.ObjectId; vendorId: Types.ObjectId },
  ): Promise<void> {
    await refusingDuplicates(emailTaken, () =>
      this.model.create([{ _id: email, ...owner }], { session }),
    );
  }

  async release({ session }: { session: ClientSession }, email: string): Promise<void> {
    await this.model.deleteOne({ _id: email }, { session });
  }
}
