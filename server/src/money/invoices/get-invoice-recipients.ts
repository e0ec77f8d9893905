import type { GetDdlInvoiceRecipients } from '@keystead/contract/money/invoices/invoice.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { formatDate } from '@keystead/contract/values/dates.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { actingAs } from '../../database/pool.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { text } from './invoice-recipients.text.ts'
import { type ChosenConnection, type ChosenTenant, listConnectedToBill, listTenantsToBill } from './recipient.queries.ts'

const MOST_CHOICES = 20

/** Those in leases of the home come first; whom the manager is connected with, an agent of theirs is not told. */
export const getDdlInvoiceRecipients: Handler<typeof GetDdlInvoiceRecipients, ReachedAsset> = async (context, { Text, Id, LeaseId }) => {
  const { db, owned: reached } = context
  const { profileId, accountId } = profileActor(context.actor)
  const wanted = { text: Id === null && LeaseId === null ? Text : null, onlyId: Id, limit: MOST_CHOICES }
  const seesTenants = reached.relation === 'manager' || reached.scopes.some((scope) => scope === 'invoice' || scope === 'tenants')
  const tenants = seesTenants ? await listTenantsToBill(db, { assetId: reached.assetId, leaseId: LeaseId, ...wanted }) : []
  if (LeaseId !== null) return { Items: tenants.map(presentTenant) }
  const connected = await actingAs(db, accountId, () => listConnectedToBill(db, { profileId, ...wanted }))
  const known = new Set(tenants.map(({ profile_id }) => profile_id))
  const others = connected.filter(({ profile_id }) => !known.has(profile_id))
  return { Items: [...tenants.map(presentTenant), ...others.map(presentConnection)].slice(0, MOST_CHOICES) }
}

function presentTenant(row: ChosenTenant) {
  return {
    Id: row.profile_id ?? row.person_id ?? '',
    Text: row.name,
    ProfileId: row.profile_id,
    PersonId: row.person_id,
    Detail:
      row.ends_on === null ? text.tenantSince({ day: formatDate(row.starts_on) }) : text.tenantUntil({ day: formatDate(row.ends_on) }),
    LeaseId: row.lease_id,
    SharePercent: percentOfBps(row.share_bps),
  }
}

const WORDS: Readonly<Record<number, string>> = {
  [PROFILE_TYPES.Owner]: text.owner,
  [PROFILE_TYPES.Agent]: text.agent,
  [PROFILE_TYPES.Tenant]: text.tenant,
}

function presentConnection(row: ChosenConnection) {
  return {
    Id: row.profile_id,
    Text: row.name,
    ProfileId: row.profile_id,
    PersonId: null,
    Detail: WORDS[row.profile_type_id] ?? '',
    LeaseId: null,
    SharePercent: null,
  }
}
