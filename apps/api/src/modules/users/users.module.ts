import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CredentialsModule } from '../credentials/credentials.module';
import { OwnUserController } from './own-user.controller';
import { StaffEmail, StaffEmailSchema } from './staff-email.schema';
import { StaffEmailsRepository } from './staff-emails.repository';
import { User, UserSchema } from './user.schema';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

@Module({
  imports: [
    CredentialsModule,
    MongooseModule.forFeature([
      { name: User.name, schema: UserSchema },
      { name: StaffEmail.name, schema: StaffEmailSchema },
    ]),
  ],
  controllers: [UsersController, OwnUserController],
  providers: [StaffEmailsRepository, UsersRepository, UsersService],
  exports: [UsersService],
})
export class UsersModule {}
