import type { GetDdlInvoiceForItems } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { assetsOf } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { type BillableRow, listBillable } from './billable.queries.ts'
import { text } from './invoice-items.text.ts'

const MOST_CHOICES = 20

export const getDdlInvoiceForItems: Handler<typeof GetDdlInvoiceForItems> = async ({ db, actor }, { Text, Id }) => {
  const rows = await listBillable(db, assetsOf(profileActor(actor)), { text: Id === null ? Text : null, onlyId: Id, limit: MOST_CHOICES })
  return {
    Items: rows.map((row) => ({ Id: row.id, Text: textOf(row), Kind: row.kind, AssetId: row.asset_id, LeaseId: row.lease_id })),
  }
}

function textOf({ kind, title, place, name, starts_on }: BillableRow): string {
  if (kind === 'property') return text.property({ title, place })
  const who = name ?? text.nameless
  return kind === 'person' ? text.person({ name: who, title }) : text.lease({ names: who, title, day: formatDate(starts_on ?? '') })
}
