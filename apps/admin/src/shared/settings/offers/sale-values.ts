/** How guests buy something on offer by themselves, as its form holds it. */
export interface SaleValues {
  online: boolean;
  agreement: string;
}

interface Sold {
  online: boolean;
  agreement: string;
}

export const toSaleValues = (saved: Sold | undefined): SaleValues => ({
  online: saved?.online ?? false,
  agreement: saved?.agreement ?? '',
});

/** What saving sends. */
export const toSaleInput = ({ online, agreement }: SaleValues) => ({
  online,
  agreement: agreement.trim(),
});
