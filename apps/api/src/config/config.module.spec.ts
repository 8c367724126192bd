import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Config } from './config';
import { ConfigModule } from './config.module';

@Module({ imports: [ConfigModule.forRoot()] })
class Application {}

describe('the configuration', () => {
  const before = process.env.JOBS_ENABLED;
  afterEach(() => {
    process.env.JOBS_ENABLED = before;
  });

  it.each(['true', 'false'])(
    'is the environment that the application is made in: %s',
    async (jobs) => {
      process.env.JOBS_ENABLED = jobs;
      const app = await Test.createTestingModule({ imports: [Application] }).compile();
      expect(app.get(Config).env.JOBS_ENABLED).toBe(jobs === 'true');
      await app.close();
    },
  );
});
