export { BackupsModule } from './backups.module';
export { MakeBackup } from './make-backup';
export { RestoreBackup } from './restore-backup';
export { openStore } from './store/open-store';
