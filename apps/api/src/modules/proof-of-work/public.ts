export { AsksForProof } from './asks-for-proof';
export { ProofOfWorkModule } from './proof-of-work.module';
