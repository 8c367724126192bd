export { ShiftsModule } from './shifts.module';
export { ShiftsService } from './shifts.service';
