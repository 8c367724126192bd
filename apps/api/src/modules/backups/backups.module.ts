import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/public';
import { MediaModule } from '../media/public';
import { MakeBackup } from './make-backup';
import { RestoreBackup } from './restore-backup';

/** Backups of the whole installation, made and restored on the command line. */
@Module({
  imports: [CustomersModule, MediaModule],
  providers: [MakeBackup, RestoreBackup],
})
export class BackupsModule {}
