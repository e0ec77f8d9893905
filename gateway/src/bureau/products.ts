/* What the bureau sells, who gathers it, and how long that takes. */

export const PRODUCTS = ['identity', 'credit', 'criminal', 'eviction', 'income'] as const
export type Product = (typeof PRODUCTS)[number]

/** A consumer reporting agency, whose name and address people are told when a report counts against them. */
export type Agency = { readonly name: string; readonly address: string; readonly phone: string; readonly website: string }

export const BUREAU_AGENCY: Agency = {
  name: 'Sandbox Screening Bureau',
  address: '100 Sandbox Plaza, Suite 400, Boise, ID 83702',
  phone: '(800) 555-0100',
  website: 'https://bureau.example',
}

const RECORDS: Agency = {
  name: 'Sandbox Public Records',
  address: '42 Courthouse Square, Columbus, OH 43215',
  phone: '(800) 555-0142',
  website: 'https://records.example',
}

export const AGENCIES: Readonly<Record<Product, Agency>> = {
  identity: {
    name: 'Sandbox Identity Check',
    address: '9 Harbor Street, Portland, ME 04101',
    phone: '(800) 555-0109',
    website: 'https://identity.example',
  },
  credit: {
    name: 'Sandbox Credit Agency',
    address: 'P.O. Box 2000, Chester, PA 19016',
    phone: '(800) 555-0120',
    website: 'https://credit.example',
  },
  criminal: RECORDS,
  eviction: RECORDS,
  income: {
    name: 'Sandbox Income Verification',
    address: '310 Ledger Avenue, Omaha, NE 68102',
    phone: '(800) 555-0131',
    website: 'https://income.example',
  },
}

const HOUR = 3_600

/** Seconds until each is there, so that they come one after the other. */
const DELAYS: Readonly<Record<Product, number>> = { identity: 2, credit: 5, income: 10, eviction: 20, criminal: 30 }
/** Where a court has to be asked by hand. */
const SLOW_DELAYS: Readonly<Record<Product, number>> = { ...DELAYS, eviction: 6 * HOUR, criminal: 26 * HOUR }

export const delayOf = (product: Product, isSlow: boolean): number => (isSlow ? SLOW_DELAYS : DELAYS)[product]
