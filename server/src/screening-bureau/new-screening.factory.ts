import type { NewBureauScreening } from '../rpc/screening-bureau.ts'

type Changes = Partial<Omit<NewBureauScreening, 'applicant'>> & { readonly applicant?: Partial<NewBureauScreening['applicant']> }

/** A screening as it is asked for, of whom this number belongs to. */
export function newScreeningOf(ssn: string | null, reference: string, { applicant, ...changes }: Changes = {}): NewBureauScreening {
  return {
    reference,
    products: ['identity', 'credit', 'criminal', 'eviction', 'income'],
    applicant: {
      firstName: 'Ada',
      middleName: null,
      lastName: 'Applicant',
      suffix: null,
      birthDate: '1990-02-03',
      ssn,
      email: 'ada@example.com',
      phone: '+15035550123',
      addresses: [
        { line1: '31 First Street', line2: null, city: 'Portland', state: 'OR', zip: '97201', from: '2019-05-01', to: '2023-06-01' },
        { line1: '88 Second Avenue', line2: 'Apt 4', city: 'Salem', state: 'OR', zip: '97301', from: '2023-06-01', to: null },
      ],
      statedMonthlyIncomeCents: 520_000,
      ...applicant,
    },
    consent: { textVersion: '2026-01', givenAt: new Date('2026-03-02T14:58:00Z'), ip: '203.0.113.7' },
    endUser: { reference: 'profile-7', name: 'Olivia Owner', identityVerifiedAt: new Date('2026-02-01T10:00:00Z') },
    ...changes,
  }
}
