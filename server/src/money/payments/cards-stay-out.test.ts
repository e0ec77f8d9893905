import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { CreateInvoice, VoidInvoice } from '@keystead/contract/money/invoices/invoice.operations.ts'
import {
  CreatePaymentTransaction,
  RecordInvoicePayment,
  RefundPayment,
  ReverseRecordedPayment,
} from '@keystead/contract/money/payments/payment.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { holdsCardNumber } from '@keystead/contract/values/card-numbers.ts'
import { expect } from 'vitest'
import { CARDS } from '../../../../gateway/src/control-client.ts'
import { app, gateway, test } from '../../../test/gateway-app.ts'
import { connected, letTo } from '../../../test/network.ts'
import { addProperty } from '../../properties/properties/property.factory.ts'
import { dayFromNow, invoiceInput, readInvoice, rentLine, sentInvoice } from '../invoices/invoice.factory.ts'
import { recordedPayment } from './given-payment.factory.ts'
import { activeAccount, CHALLENGED_CARD, DECLINED_CARD, GOOD_CARD, pay, payInput } from './payment.factory.ts'

const VERIFICATION = '737'
/** As people type it: in groups, and after words. */
const TYPED = 'Visa 4242 4242 4242 4242'

test('no number of a card is anywhere: not of those that pay, and not of those that are typed into a field of ours', async () => {
  const owner = await app.newPerson()
  const tenant = await app.newPerson({ profileType: 'Tenant' })
  const { AssetId } = await addProperty(owner)
  await letTo(app, { assetId: AssetId, tenant, connectionId: await connected(app, owner, tenant) })
  await activeAccount(app, gateway, owner)
  const rent = (rest: object = {}) => invoiceInput(AssetId, [{ ProfileId: tenant.profileId }], rest)
  const bill = async () => (await sentInvoice(owner, rent())).InvoiceId

  const paid = await pay(gateway, tenant, await bill(), GOOD_CARD)
  expect(paid.Status).toBe('settled')
  for (const card of [DECLINED_CARD, CHALLENGED_CARD]) await pay(gateway, tenant, await bill(), card)

  const InvoiceId = await bill()
  const { Version } = await readInvoice(owner, { InvoiceId })
  const input = await payInput(gateway, tenant, InvoiceId, GOOD_CARD)
  const recorded = await recordedPayment(owner, (await sentInvoice(owner, rent({ AllowsPartial: true }))).InvoiceId)
  const outside = { InvoiceId, Version, Method: 'check', PaidOn: dayFromNow(0), Amount: '1' } as const
  const answers = {
    Token: await tenant.call(CreatePaymentTransaction, { ...input, Token: GOOD_CARD.card }),
    MerchantKey: await tenant.call(CreatePaymentTransaction, { ...input, MerchantKey: TYPED }),
    Reference: await owner.call(RecordInvoicePayment, { ...outside, Reference: TYPED }),
    Note: await owner.call(RecordInvoicePayment, { ...outside, Note: `${TYPED}\n${VERIFICATION}` }),
    'Reason of a refund': await owner.call(RefundPayment, { PaymentId: paid.PaymentId, Amount: '1', Reason: TYPED }),
    'Reason of a reversal': await owner.call(ReverseRecordedPayment, { PaymentId: recorded, Reason: TYPED }),
    'Reason of voiding': await owner.call(VoidInvoice, { InvoiceId, Version, Reason: TYPED }),
    Title: await owner.call(AddInvoiceItem, { ...rentLine, Title: TYPED }),
    Description: await owner.call(AddInvoiceItem, { ...rentLine, Description: TYPED }),
    Notes: await owner.call(CreateInvoice, rent({ Notes: TYPED })),
    PrivateNotes: await owner.call(CreateInvoice, rent({ PrivateNotes: TYPED })),
    'Lines.0.Title': await owner.call(CreateInvoice, rent({ Lines: [{ ...rentLine, Title: TYPED }] })),
    'Lines.0.Description': await owner.call(CreateInvoice, rent({ Lines: [{ ...rentLine, Description: TYPED }] })),
  }
  const said = Object.fromEntries(Object.entries(answers).map(([field, { error }]) => [field, error?.Fields?.[field.split(' ')[0]!]]))
  expect(said).toEqual(Object.fromEntries(Object.keys(answers).map((field) => [field, messages.cardNumber])))

  const places = [...(await tables()), { name: 'the log', text: app.logLines.join('\n') }, ...files(app.services.settings.DATA_DIR)]
  expect(places.length).toBeGreaterThan(100)
  for (const { number } of CARDS) expect(placesOf(places, number), number).toEqual([])
  const ofMoney = places.filter(({ name }) => OF_MONEY.test(name))
  expect(ofMoney.length).toBeGreaterThan(15)
  expect(ofMoney.flatMap(({ name, text }) => cardNumbersIn(text).map((found) => `${name}: ${found}`))).toEqual([])
})

type Place = { readonly name: string; readonly text: string }
const OF_MONEY =
  /^(payment|invoice|ledger|provider|email|call_replay|audit_event|outside_call|webhook_delivery|notification|pgboss\.job|the log)/
/** Ids, digests, secrets and instants have digits of their own. */
const MADE_BY_US = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(\\\\x)?[0-9a-f]{32,}|[\w-]{40,}|\d{4}-\d\d-\d\d[T ]/gi

/** Every row of every table, as text. */
async function tables(): Promise<Place[]> {
  const named = await app.sql<{ name: string }>(
    `select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
     from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const places: Place[] = []
  for (const { name } of named) {
    const [row] = await app.sql<{ text: string }>(`select coalesce(string_agg(row_to_json(t)::text, E'\\n'), '') as text from ${name} t`)
    places.push({ name, text: row!.text })
  }
  return places
}

function files(folder: string): Place[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name, text: readFileSync(name).toString('latin1') }))
}

/** Together, or in groups with gaps or dashes. */
function placesOf(places: readonly Place[], number: string): string[] {
  const spelled = new RegExp([...number].join('[ -]?'))
  return places.filter(({ text }) => spelled.test(text)).map(({ name }) => name)
}

function cardNumbersIn(text: string): string[] {
  return text
    .replace(MADE_BY_US, '|')
    .split(/[^\d -]+/)
    .filter((run) => holdsCardNumber(run))
}
