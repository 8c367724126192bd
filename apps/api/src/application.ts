import type { INestApplicationContext, LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from './app.module';

/** The whole application without a server: for the command line and for the proofs. */
export function openApplication(
  logger: LogLevel[] = ['error', 'warn'],
): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(AppModule, { logger, abortOnError: false });
}

/** The application's own connection: a session belongs to one. */
export const connectionOf = (app: INestApplicationContext): Connection =>
  app.get<Connection>(getConnectionToken());
