import type {
  GatewayAccountChanges,
  GatewayAddress,
  GatewayBankAccount,
  GatewayCompany,
  GatewayPerson,
  NewGatewayAccount,
  NewGatewayPayment,
  NewGatewayRefund,
} from '../rpc/payment-gateway.ts'

/* What the product says, in the gateway's own words. What is null is left out. */

export function accountBody(account: GatewayAccountChanges & Partial<Pick<NewGatewayAccount, 'businessType' | 'metadata'>>): object {
  const { businessType, displayName, url, supportPhone, company, person, bankAccount, agreement, metadata } = account
  return given({
    business_type: businessType,
    business_profile: nonEmpty({ name: displayName, url, support_phone: supportPhone }),
    company: company && companyBody(company),
    individual: person && personBody(person),
    external_account: bankAccount && bankBody(bankAccount),
    tos_acceptance: agreement && {
      date: Math.floor(agreement.acceptedAt.getTime() / 1_000),
      ip: agreement.ip,
      version: agreement.version,
    },
    metadata,
  })
}

function companyBody({ name, taxId, phone, address }: Partial<GatewayCompany>): object {
  return given({ name, tax_id: taxId, phone, address: address && addressBody(address) })
}

function personBody(person: Partial<GatewayPerson>): object {
  const [year, month, day] = person.birthDate?.split('-').map(Number) ?? []
  return given({
    first_name: person.firstName,
    last_name: person.lastName,
    dob: person.birthDate && { day, month, year },
    ssn_last_4: person.ssnLast4,
    id_number: person.idNumber,
    email: person.email,
    phone: person.phone,
    address: person.address && addressBody(person.address),
  })
}

function addressBody({ line1, line2, city, state, postalCode, country }: GatewayAddress): object {
  return given({ line1, line2, city, state, postal_code: postalCode, country })
}

function bankBody(bank: GatewayBankAccount): object {
  return {
    object: 'bank_account',
    country: 'US',
    currency: 'usd',
    routing_number: bank.routingNumber,
    account_number: bank.accountNumber,
    account_holder_name: bank.holderName,
    account_holder_type: bank.holderType,
    account_type: bank.accountType,
  }
}

export function paymentBody(payment: NewGatewayPayment): object {
  return given({
    amount: payment.amountCents,
    currency: 'usd',
    payment_method: payment.paymentMethod,
    confirm: true,
    client_reference: payment.clientReference,
    application_fee_amount: payment.applicationFeeCents,
    transfer_data: { destination: payment.destination },
    on_behalf_of: payment.destination,
    description: payment.description,
    statement_descriptor_suffix: payment.statementSuffix,
    metadata: payment.metadata,
  })
}

export function refundBody(refund: NewGatewayRefund): object {
  return given({
    payment_intent: refund.paymentId,
    amount: refund.amountCents,
    reason: refund.reason,
    reverse_transfer: true,
    refund_application_fee: refund.returnsApplicationFee,
    metadata: refund.metadata,
  })
}

function given(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}

function nonEmpty(fields: Readonly<Record<string, unknown>>): object | undefined {
  const kept = given(fields)
  return Object.keys(kept).length === 0 ? undefined : kept
}
