import type { BureauAddress, BureauAnswer, NewBureauDispute, NewBureauScreening } from '../rpc/screening-bureau.ts'

/* What the product says, in the bureau's own words. */

export function screeningBody({ reference, products, applicant, consent, endUser }: NewBureauScreening): object {
  return {
    reference,
    products,
    applicant: {
      first_name: applicant.firstName,
      middle_name: applicant.middleName,
      last_name: applicant.lastName,
      suffix: applicant.suffix,
      birth_date: applicant.birthDate,
      ssn: applicant.ssn,
      email: applicant.email,
      phone: applicant.phone,
      addresses: applicant.addresses.map(addressBody),
      stated_monthly_income_cents: applicant.statedMonthlyIncomeCents,
    },
    consent: { text_version: consent.textVersion, given_at: consent.givenAt.toISOString(), ip: consent.ip },
    permissible_purpose: 'tenant_screening',
    end_user: { reference: endUser.reference, name: endUser.name, identity_verified_at: endUser.identityVerifiedAt.toISOString() },
  }
}

function addressBody({ line1, line2, city, state, zip, from, to }: BureauAddress): object {
  return { line1, line2, city, state, zip, from, to }
}

export function answersBody(answers: readonly BureauAnswer[]): object {
  return { answers: answers.map(({ questionId, choiceId }) => ({ question: questionId, choice: choiceId })) }
}

export function disputeBody({ product, statement }: NewBureauDispute): object {
  return { product, statement }
}
