import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CredentialsModule } from '../credentials/public';
import { VendorsModule } from '../vendors/public';
import { OwnUserController } from './own-user.controller';
import { SecondFactorReset } from './second-factor-reset';
import { StaffEmail, StaffEmailSchema } from './staff-email.schema';
import { StaffEmailsRepository } from './staff-emails.repository';
import { User, UserSchema } from './user.schema';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';
import { VendorOwnersController } from './vendor-owners.controller';
import { VendorOwnersService } from './vendor-owners.service';

@Module({
  imports: [
    CredentialsModule,
    MongooseModule.forFeature([
      { name: User.name, schema: UserSchema },
      { name: StaffEmail.name, schema: StaffEmailSchema },
    ]),
    VendorsModule,
  ],
  controllers: [UsersController, OwnUserController, VendorOwnersController],
  providers: [
    SecondFactorReset,
    StaffEmailsRepository,
    UsersRepository,
    UsersService,
    VendorOwnersService,
  ],
  exports: [UsersService],
})
export class UsersModule {}
