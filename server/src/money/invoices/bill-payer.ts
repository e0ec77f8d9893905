import { itemForType } from '@keystead/contract/money/invoice-items/item.values.ts'
import { InvoiceForm } from '@keystead/contract/money/invoices/invoice.forms.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { actingAs } from '../../database/pool.ts'
import { todayIn } from '../../database/days.ts'
import { holdLiveAsset, type ReachedAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { say } from '../../text/said.ts'
import { findBilled } from './billed.ts'
import { columnsOf } from './create-invoice.ts'
import { sendNow } from './finish-and-send.ts'
import { insertCounted } from './insert-counted.ts'
import { countInvoice } from './invoice-columns.ts'
import { invoicesIssuedBy } from './invoice.access.ts'
import { nextNumber } from './invoice-numbers.ts'
import { insertInvoice, listRecipients, lockInvoice, setActive, setBegunByPayer } from './invoice.queries.ts'
import { text } from './invoice.text.ts'
import { findHomeToBill, findLeaseOfTenant } from './recipient.queries.ts'

export type PaidUnbilled = {
  readonly invoiceId: string
  readonly itemForTypeId: number
  readonly amountCents: number
  readonly description: string | null
}

/** It never becomes overdue: by then its payment has come, or it is void. */
const DUE_AFTER_DAYS = 30

/** Where the home stands, and who manages it. */
type HomeOfPayer = Pick<ReachedAsset, 'assetId' | 'accountId' | 'managingProfileId' | 'scope'>

/**
 * The bill for what a tenant pays of their own accord, from who manages the home to them alone, sent as it is written. They know of it, so no one is told.
 * Null where no one else manages it. `isKnownTo`: the manager has asked this person for it by another way than a lease or connection.
 */
export async function billPayer(
  context: CallContext,
  home: HomeOfPayer,
  paid: PaidUnbilled,
  { isKnownTo = false } = {},
): Promise<{ invoiceId: string; recipientId: string } | null> {
  const { db } = context
  const payer = profileActor(context.actor)
  const issuer = { accountId: home.accountId, profileId: home.managingProfileId, billsAs: 'manager' as const }
  const scope = invoicesIssuedBy(issuer)
  if (!(await holdLiveAsset(db, home.assetId))) fail(PropertyNotFound)
  const asset = (await findHomeToBill(db, home.scope, home.assetId)) ?? fail(PropertyNotFound)
  const [found] = await findBilled(db, issuer, asset.id, [{ ProfileId: payer.profileId, PersonId: null }])
  if (found === 'self') return null
  const billed = found ?? (isKnownTo ? { profileId: payer.profileId, accountId: payer.accountId } : fail(PropertyNotFound))
  const today = await todayIn(db, asset.time_zone)
  const typed = formOf(paid, { assetId: asset.id, profileId: payer.profileId, today })
  const counted = countInvoice(typed, [billed])
  const columns = {
    ...columnsOf(typed, counted),
    leaseId: await findLeaseOfTenant(db, asset.id, payer.profileId),
    assetId: asset.id,
    assetTitle: asset.title,
    assetPlace: asset.place,
    timeZone: asset.time_zone,
    billsAs: issuer.billsAs,
    number: await actingAs(db, issuer.accountId, () => nextNumber(db, scope)),
  }
  await insertInvoice(db, scope, columns, payer.profileId, paid.invoiceId)
  await insertCounted(db, paid.invoiceId, counted)
  const draft = await lockInvoice(db, scope, paid.invoiceId)
  if (!draft) throw new Error(`invoice ${paid.invoiceId} is not there for who issues it`)
  const recipients = await listRecipients(db, [draft.id])
  await setActive(db, draft)
  await sendNow(context, draft, recipients, { said: say(text, 'begunByPayer'), isKnown: true })
  await setBegunByPayer(db, draft)
  return { invoiceId: draft.id, recipientId: recipients[0]!.id }
}

/** As if who manages the home had typed it. */
function formOf(paid: PaidUnbilled, { assetId, profileId, today }: { assetId: string; profileId: string; today: string }) {
  const { Id, Text, accountForTypeId } = itemForType(paid.itemForTypeId)
  return InvoiceForm.parse({
    AssetId: assetId,
    Recipients: [{ ProfileId: profileId }],
    IssueDate: today,
    DueDate: addDays(today, DUE_AFTER_DAYS),
    Lines: [
      {
        Title: Text,
        Description: paid.description,
        Amount: textFromCents(paid.amountCents),
        ItemForTypeId: Id,
        AccountForTypeId: accountForTypeId,
      },
    ],
  })
}
