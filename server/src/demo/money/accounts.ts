import type { BusinessStructure, OwnerType } from '@keystead/contract/money/payment-accounts/payment-account.values.ts'

/* Where people of the demo are paid to. Numbers are made up, and of a bank that is none. */

export type DemoPaymentAccount = {
  /** A home of whose it is. */
  readonly code: string
  readonly ownerType: OwnerType
  readonly structure?: BusinessStructure
  readonly legalName?: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly zip: string
  readonly holderName: string
  readonly birthDate: string
  readonly last4Ssn: string
  readonly taxNumber?: string
  readonly bankNumber: string
  readonly daysAgo: number
  readonly outcome: 'active' | 'processing' | 'rejected'
}

export const demoPaymentAccounts: readonly DemoPaymentAccount[] = [
  {
    code: 'OLY-302',
    ownerType: 'individual',
    firstName: 'Ruth',
    lastName: 'Calloway',
    email: 'ruth.calloway@example.com',
    phone: '(503) 555-0114',
    address: '2718 Alder Bend',
    zip: '97214',
    holderName: 'Ruth Calloway',
    birthDate: '1961-04-12',
    last4Ssn: '4417',
    bankNumber: '000440172093',
    daysAgo: 372,
    outcome: 'active',
  },
  {
    code: 'DTW-12A',
    ownerType: 'company',
    structure: 'llc',
    legalName: 'Achter Homes LLC',
    firstName: 'Desmond',
    lastName: 'Achter',
    email: 'desmond.achter@example.com',
    phone: '(312) 555-0137',
    address: '1190 Lantern Row',
    zip: '60607',
    holderName: 'Achter Homes LLC',
    birthDate: '1974-11-02',
    last4Ssn: '2085',
    taxNumber: '364718205',
    bankNumber: '000208536471',
    daysAgo: 372,
    outcome: 'active',
  },
  {
    code: 'MSY-R11',
    ownerType: 'company',
    structure: 'llc',
    legalName: 'Thorsby Commercial Partners LLC',
    firstName: 'Imani',
    lastName: 'Thorsby',
    email: 'office@thorsby-commercial.example.com',
    phone: '(404) 555-0162',
    address: '75 Fourteenth Circle NE',
    zip: '30309',
    holderName: 'Thorsby Commercial Partners LLC',
    birthDate: '1979-07-23',
    last4Ssn: '9731',
    taxNumber: '582049716',
    bankNumber: '000973158204',
    daysAgo: 372,
    outcome: 'active',
  },
  {
    code: 'GET-BRK',
    ownerType: 'individual',
    firstName: 'Teo',
    lastName: 'Marchetti',
    email: 'teo.marchetti@example.com',
    phone: '(970) 555-0189',
    address: '36 Gravel Fork',
    zip: '81401',
    holderName: 'Teo Marchetti',
    birthDate: '1988-01-30',
    last4Ssn: '6120',
    bankNumber: '000612081401',
    daysAgo: 1,
    outcome: 'processing',
  },
  {
    code: 'HEN-1',
    ownerType: 'individual',
    firstName: 'Walt',
    lastName: 'Hennessy',
    email: 'walt.hennessy@example.com',
    phone: '(614) 555-0128',
    address: '904 Mohawk Lane',
    zip: '43206',
    holderName: 'Walter Hennessy',
    birthDate: '1957-09-18',
    last4Ssn: '3306',
    bankNumber: '000330643206',
    daysAgo: 5,
    outcome: 'rejected',
  },
]
