import { ApiProperty } from '@nestjs/swagger';
import { MembershipRenewalOutput } from '../../memberships/public';

const changers = ['staff', 'guest', 'key', 'visitor', 'system'] as const;

/** The card that renews a membership, as far as its guest knows it by. */
export class RenewalCard {
  /** As cards call it: `visa`. */
  brand: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
}

/** Who stopped a renewal or started it again, last. */
export class RenewalChange {
  /** `system`: by itself. */
  @ApiProperty({ enum: changers, enumName: 'RenewalChanger' }) by: (typeof changers)[number];
  /** Absent: nobody by name. */
  name?: string;
  /** ISO instant. */
  at: string;
}

/** How a membership is renewed, with the card and what its guest agreed to. */
export class RenewalOutput extends MembershipRenewalOutput {
  /** When the card is charged next, yyyy-mm-dd. Absent: it is not, as far as is known. */
  chargedOn?: string;
  /** Last day that is paid for, yyyy-mm-dd. */
  endsOn?: string;
  /** Absent: none is kept. */
  card?: RenewalCard;
  /** What the guest agreed to by giving it, in their language. */
  agreed?: string;
  /** ISO instant. */
  agreedAt?: string;
  changed?: RenewalChange;
  /** It can be started again; another card can be needed for it. */
  canStart: boolean;
  /** What the guest agrees to by giving another card, in the caller's language. */
  consent: string;
}

/** Where a guest gives another card. */
export class CardPageOutput {
  /** Address of the provider's page. */
  url: string;
}
