export { User } from './user.schema';
export { CreateUserInput } from './users.dto';
export { UsersModule } from './users.module';
export { UsersService } from './users.service';
