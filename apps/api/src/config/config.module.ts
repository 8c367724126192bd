import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config';
import { type Environment, readEnvironment } from './env';

/** Offers the checked environment as `Config`. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment = readEnvironment()): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Config, useValue: new Config(environment) }],
      exports: [Config],
    };
  }
}
