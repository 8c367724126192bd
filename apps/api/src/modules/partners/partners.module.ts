import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApiKey, ApiKeySchema } from './keys/api-key.schema';
import { ApiKeysController } from './keys/api-keys.controller';
import { ApiKeysRepository } from './keys/api-keys.repository';
import { ApiKeysService } from './keys/api-keys.service';

/** What partners build on: keys with which their programs call. */
@Module({
  imports: [MongooseModule.forFeature([{ name: ApiKey.name, schema: ApiKeySchema }])],
  controllers: [ApiKeysController],
  providers: [ApiKeysRepository, ApiKeysService],
  exports: [ApiKeysService],
})
export class PartnersModule {}
