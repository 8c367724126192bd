export { ApiKeysService } from './keys/api-keys.service';
export { PartnersModule } from './partners.module';
