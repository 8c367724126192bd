import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../../bookings/public';
import { CapacityModule } from '../../capacity/public';
import { NoticesModule } from '../../notices/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { EveningLook } from './evening-look';
import { SeatingProposal, SeatingProposalSchema } from './seating-proposal.schema';
import { SeatingProposalsController } from './seating-proposals.controller';
import { SeatingProposalsJob } from './seating-proposals.job';
import { SeatingProposalsRepository } from './seating-proposals.repository';
import { SeatingProposals } from './seating-proposals.service';

/** Better seatings of coming evenings. */
@Module({
  imports: [
    BookingsModule,
    CapacityModule,
    NoticesModule,
    ServicesModule,
    VendorsModule,
    MongooseModule.forFeature([{ name: SeatingProposal.name, schema: SeatingProposalSchema }]),
  ],
  controllers: [SeatingProposalsController],
  providers: [EveningLook, SeatingProposals, SeatingProposalsJob, SeatingProposalsRepository],
})
export class SeatingProposalsModule {}
