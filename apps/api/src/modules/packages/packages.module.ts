import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../dependents/public';
import { MediaModule } from '../media/public';
import { ServicesModule } from '../services/public';
import { SpaModule } from '../spa/public';
import { Package, PackageSchema } from './package.schema';
import { PackagesController } from './packages.controller';
import { PackagesRepository } from './packages.repository';
import { PackagesService } from './packages.service';

@Module({
  imports: [
    DependentsModule,
    MediaModule,
    MongooseModule.forFeature([{ name: Package.name, schema: PackageSchema }]),
    ServicesModule,
    SpaModule,
  ],
  controllers: [PackagesController],
  providers: [PackagesRepository, PackagesService],
  exports: [PackagesService],
})
export class PackagesModule {}
