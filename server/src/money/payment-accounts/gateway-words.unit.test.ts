import { expect, test } from 'vitest'
import type { GatewayRequirements } from '../../rpc/payment-gateway.ts'
import { reasonOfRefusal, reasonsOf, requirementsOf } from './gateway-words.ts'

const nothing: GatewayRequirements = {
  currentlyDue: [],
  eventuallyDue: [],
  pastDue: [],
  pendingVerification: [],
  deadline: null,
  disabledReason: null,
  errors: [],
}

test.each([
  ['individual.first_name', 'name'],
  ['company.name', 'name'],
  ['individual.dob.day', 'birthDate'],
  ['individual.ssn_last_4', 'last4Ssn'],
  ['individual.id_number', 'ssn'],
  ['company.tax_id', 'taxId'],
  ['individual.address.line1', 'address'],
  ['company.phone', 'contact'],
  ['business_profile.url', 'website'],
  ['external_account', 'bank'],
  ['tos_acceptance.date', 'agreement'],
  ['individual.verification.document', 'document'],
  ['individual.verification.additional_document', 'document'],
  ['something.of.tomorrow', 'other'],
])('%s is due as %s', (name, requirement) => expect(requirementsOf({ ...nothing, currentlyDue: [name] })).toEqual([requirement]))

test('what is due comes once, in the order of the form', () => {
  const due = ['external_account', 'individual.last_name', 'individual.first_name']
  expect(requirementsOf({ ...nothing, currentlyDue: due, pastDue: ['individual.id_number'] })).toEqual(['name', 'ssn', 'bank'])
})

test.each([
  ['verification_failed_keyed_identity', 'individual.id_number', 'identity'],
  ['invalid_address_city_state_postal_code', 'individual.address', 'address'],
  ['verification_failed_tax_id_match', 'company.tax_id', 'taxId'],
  ['verification_document_not_readable', 'individual.verification.document', 'document'],
  ['verification_failed_other', 'individual.verification.document', 'document'],
  ['other', 'external_account', 'bank'],
  ['other', '', 'unverified'],
])('%s about %s is said as %s', (code, requirement, reason) =>
  expect(reasonsOf({ ...nothing, errors: [{ code, requirement, reason: 'In their words.' }] })).toEqual([reason]),
)

test.each([
  ['rejected.fraud', ['fraud']],
  ['rejected.listed', ['listed']],
  ['rejected.terms_of_service', ['terms']],
  ['rejected.other', ['unverified']],
  ['requirements.past_due', []],
  [null, []],
])('without errors, disabled as %s is said as %j', (disabledReason, reasons) =>
  expect(reasonsOf({ ...nothing, disabledReason })).toEqual(reasons),
)

test('a refusal is about the field that it names', () => {
  const refusal = { code: 'parameter_invalid', message: 'No.', param: 'external_account[account_number]' }
  expect(reasonOfRefusal(refusal)).toBe('bank')
  expect(reasonOfRefusal({ ...refusal, param: null })).toBe('input')
})
