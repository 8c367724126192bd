import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, mongo, type Types } from 'mongoose';
import { RuleError } from '../../common/errors/app-error';
import { StaffEmail } from './staff-email.schema';

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
    try {
      await this.model.create([{ _id: email, ...owner }], { session });
    } catch (error) {
      if (error instanceof mongo.MongoServerError && error.code === 11000) {
        throw new RuleError('EMAIL_TAKEN');
      }
      throw error;
    }
  }

  async release({ session }: { session: ClientSession }, email: string): Promise<void> {
    await this.model.deleteOne({ _id: email }, { session });
  }
}
