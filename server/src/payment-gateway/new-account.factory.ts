import type { NewGatewayAccount } from '../rpc/payment-gateway.ts'

/** An account as its owner fills it in, whole. */
export const newAccountOf = (reference: string): NewGatewayAccount => ({
  businessType: 'individual',
  displayName: 'Olivia Hart',
  url: null,
  supportPhone: null,
  company: null,
  person: {
    firstName: 'Olivia',
    lastName: 'Hart',
    birthDate: '1984-05-17',
    ssnLast4: '6789',
    idNumber: null,
    email: 'olivia@example.com',
    phone: '+13035550142',
    address: { line1: '1420 Elm Street', line2: null, city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' },
  },
  bankAccount: {
    routingNumber: '110000000',
    accountNumber: '000123456789',
    holderName: 'Olivia Hart',
    holderType: 'individual',
    accountType: 'checking',
  },
  agreement: { acceptedAt: new Date('2026-03-02T12:00:00Z'), ip: '203.0.113.7', version: '1' },
  metadata: { sub_account: reference },
})
