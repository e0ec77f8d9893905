import {
  CreateInvoice,
  GetInvoiceDetails,
  SendInvoice,
  SetInvoiceTempToActive,
} from '@keystead/contract/money/invoices/invoice.operations.ts'
import type { InvoiceDetails } from '@keystead/contract/money/invoices/invoice.schemas.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { must } from '../../../test/must.ts'

export type InvoiceInput = InputOf<typeof CreateInvoice>
type Recipient = InvoiceInput['Recipients'][number]

export const rentLine = { Title: 'Rent for December', Amount: '1501.00', ItemForTypeId: 1, AccountForTypeId: 1 }

/** Larch House, which Olive leases to Tova. */
export async function rentedHome(app: TestApp): Promise<{ owner: TestPerson; tenant: TestPerson; assetId: string }> {
  const owner = await app.newPerson({ firstName: 'Olive' })
  const tenant = await app.newPerson({ profileType: 'Tenant', firstName: 'Tova' })
  const { AssetId: assetId } = await addProperty(owner, { Title: 'Larch House' })
  await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  return { owner, tenant, assetId }
}

/** What stands in a profile's book in accounts of one kind, the smallest first. */
export function ledgerBalances(app: TestApp, { profileId }: TestPerson, kind: string): Promise<{ balance: number }[]> {
  return app.sql<{ balance: number }>(
    `select balance from ledger_account a join ledger_book b on b.id = a.book_id where b.profile_id = $1 and kind = $2 and balance <> 0 order by balance`,
    [profileId, kind],
  )
}

/** A rent bill of today, due in two weeks. */
export function invoiceInput(AssetId: string, Recipients: Recipient[], rest: Partial<InvoiceInput> = {}): InvoiceInput {
  return { AssetId, Recipients, IssueDate: dayFromNow(0), DueDate: dayFromNow(14), Lines: [rentLine], ...rest }
}

export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

type Written = { readonly InvoiceId: string; readonly Version: number }

export async function draftedInvoice(issuer: TestPerson, input: InvoiceInput): Promise<Written> {
  const { InvoiceId, Version } = must(await issuer.call(CreateInvoice, input))
  return { InvoiceId, Version }
}

export async function activeInvoice(issuer: TestPerson, input: InvoiceInput): Promise<Written> {
  return must(await issuer.call(SetInvoiceTempToActive, await draftedInvoice(issuer, input)))
}

export async function sentInvoice(issuer: TestPerson, input: InvoiceInput): Promise<Written> {
  return must(await issuer.call(SendInvoice, { ...(await activeInvoice(issuer, input)), WithoutPaymentAccount: true }))
}

export async function readInvoice(person: TestPerson, { InvoiceId }: Pick<Written, 'InvoiceId'>): Promise<InvoiceDetails> {
  return must(await person.call(GetInvoiceDetails, { InvoiceId }))
}
