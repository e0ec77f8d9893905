import { expect } from '@playwright/test'
import { AssignAsset, GetDdlAssetsUnassignedProfiles } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import {
  CreateInvoice,
  GetDdlInvoiceRecipients,
  SendInvoice,
  SetInvoiceTempToActive,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import {
  AcceptSubAccountAgreement,
  CREATE_SUB_ACCOUNT,
  CreateSubAccount,
  GetPaymentSubAccounts,
  SaveSubAccountBank,
  SaveSubAccountContact,
  SaveSubAccountOwner,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { ConfirmSecurityPin, SetSecurityPin } from '@keystead/contract/security/security-pin/pin.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { house } from '../house.ts'
import { connect } from '../network.ts'
import type { Person } from '../people.ts'

export const TODAY = new Date().toISOString().slice(0, 10)
const PIN = '482913'

/** Payments to this person go to an account that the gateway has let through; its reviews end by themselves. */
export async function openPaymentAccount(person: Person): Promise<void> {
  await person.call(SetSecurityPin, { Pin: PIN, ConfirmPin: PIN })
  let at = await person.call(SaveSubAccountOwner, { OwnerType: 'individual', FirstName: 'Olive', LastName: 'Hart' })
  const place = { Address1: '1420 Elm Street', City: 'Denver', StateId: 8, Zip: '80202' }
  at = await person.call(SaveSubAccountContact, { ...at, ...place, Email: person.email, Phone: '(303) 555-0142' })
  at = await person.call(SaveSubAccountBank, { ...at, HolderName: 'Olive Hart', BankAccountType: 'checking', DepositFor: 'both' })
  at = await person.call(AcceptSubAccountAgreement, { ...at, AgreementVersion: AGREEMENT_VERSION })
  const confirming = { Operation: CREATE_SUB_ACCOUNT, ObjectId: at.SubAccountId, AmountCents: null, Pin: PIN }
  const { Confirmation } = await person.call(ConfirmSecurityPin, confirming)
  const numbers = { BirthDate: '1984-05-17', Last4Ssn: '4417', RoutingNumber: '110000000', BankAccountNumber: '000123456789' }
  await person.call(CreateSubAccount, { ...at, ...numbers, PinConfirmation: Confirmation })
  await expect
    .poll(async () => (await person.call(GetPaymentSubAccounts, {})).Items.map(({ Status }) => Status), 'the payment account is active')
    .toEqual(['Active'])
}

type Roommate = {
  readonly person: Person
  /** As people search for them. */
  readonly name: string
  readonly share: number
}

/** A home of the owner with a lease of these people, each for a share of the rent. Answers the home and their profiles. */
export async function leaseTo(owner: Person, roommates: readonly Roommate[]) {
  const { AssetId } = await owner.call(AddAsset, house)
  const Tenants = []
  for (const { person, name, share } of roommates) {
    await connect(owner, person, 'Tenant')
    const { Items } = await owner.call(GetDdlAssetsUnassignedProfiles, { AssetId, ProfileTypeId: PROFILE_TYPES.Tenant, Text: name })
    Tenants.push({ ProfileId: Items[0]?.Id ?? '', SharePercent: share })
  }
  const Lease = { TenureStart: addDays(TODAY, -30), TenureEnd: null, Rent: '1501.00', Billing: 'individual' as const, Tenants }
  await owner.call(AssignAsset, { AssetId, Lease })
  return { AssetId, Tenants }
}

/** The same for someone who has no account, and is written down with an email address. Answers the home and the person. */
export async function leaseToPerson(owner: Person, { FirstName, LastName, Email }: { FirstName: string; LastName: string; Email: string }) {
  const { AssetId } = await owner.call(AddAsset, { ...house, Address1: '9 Beech Street' })
  const Tenants = [{ Person: { FirstName, LastName, Email }, SharePercent: 100 }]
  const Lease = { TenureStart: addDays(TODAY, -30), TenureEnd: null, Rent: '1501.00', Billing: 'joint' as const, Tenants }
  await owner.call(AssignAsset, { AssetId, Lease })
  const { Items } = await owner.call(GetDdlInvoiceRecipients, { AssetId, Text: LastName })
  return { AssetId, PersonId: Items[0]?.PersonId ?? '' }
}

type Invoice = InputOf<typeof CreateInvoice>
type Bill = Pick<Invoice, 'AssetId' | 'Recipients'> &
  Partial<Pick<Invoice, 'Billing' | 'IssueDate' | 'DueDate'>> & {
    readonly Amount?: string
    /** Where there is none, it is sent all the same. */
    readonly WithoutPaymentAccount?: boolean
  }

/** A rent bill of 1,501.00 and of today, where nothing else is said, made final and sent. Answers the invoice. */
export async function sendRentBill(owner: Person, { Amount = '1501.00', WithoutPaymentAccount, ...bill }: Bill): Promise<string> {
  const Lines = [{ Title: 'Monthly rent', Amount, ItemForTypeId: 1, AccountForTypeId: 1 }]
  const { InvoiceId, Version } = await owner.call(CreateInvoice, { IssueDate: TODAY, DueDate: addDays(TODAY, 14), ...bill, Lines })
  const final = await owner.call(SetInvoiceTempToActive, { InvoiceId, Version })
  await owner.call(SendInvoice, { ...final, WithoutPaymentAccount })
  return InvoiceId
}
