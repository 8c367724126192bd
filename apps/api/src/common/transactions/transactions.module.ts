import { Global, Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module';
import { AfterCommit } from './after-commit';
import { Transactions } from './transactions';

@Global()
@Module({
  imports: [HealthModule],
  providers: [AfterCommit, Transactions],
  exports: [Transactions],
})
export class TransactionsModule {}
