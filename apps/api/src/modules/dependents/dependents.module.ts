import { Module } from '@nestjs/common';
import { Dependents } from './dependents';
import { DependentsController } from './dependents.controller';

@Module({ controllers: [DependentsController], providers: [Dependents], exports: [Dependents] })
export class DependentsModule {}
