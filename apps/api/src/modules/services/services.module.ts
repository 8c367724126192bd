import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DependentsModule } from '../dependents/public';
import { MediaModule } from '../media/public';
import { VendorsModule } from '../vendors/public';
import { ActivitiesController } from './activities.controller';
import { ActivitiesService } from './activities.service';
import { Service, ServiceSchema } from './service.schema';
import { ServiceEditor } from './service-editor';
import { ServicesController } from './services.controller';
import { ServicesRepository } from './services.repository';
import { ServicesService } from './services.service';

@Module({
  imports: [
    DependentsModule,
    MediaModule,
    MongooseModule.forFeature([{ name: Service.name, schema: ServiceSchema }]),
    VendorsModule,
  ],
  controllers: [ServicesController, ActivitiesController],
  providers: [ServicesRepository, ServicesService, ServiceEditor, ActivitiesService],
  exports: [ServiceEditor, ServicesService],
})
export class ServicesModule {}
