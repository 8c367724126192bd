export { ActivitySchedule, toActivitySchedule } from './activities.dto';
export { Service, type ServiceAddon, type ServiceSpecialDay } from './service.schema';
export { ServiceImpact, ServiceImpactQuery } from './service-impact.dto';
export { ServicesModule } from './services.module';
export { type ServiceChangeOptions, ServicesService } from './services.service';
