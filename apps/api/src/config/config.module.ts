import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config';
import { readEnvironment } from './env';

/** Offers the checked environment as `Config`. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(): DynamicModule {
    // read when the application is made, not when this file is loaded: a command switches jobs off before
    const useFactory = () => new Config(readEnvironment());
    return {
      module: ConfigModule,
      providers: [{ provide: Config, useFactory }],
      exports: [Config],
    };
  }
}
