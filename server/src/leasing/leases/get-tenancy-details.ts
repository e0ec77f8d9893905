import { GetTenancyDetails } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { PropertyNotFound } from '@keystead/contract/properties/properties/property.operations.ts'
import type { AgentScope } from '@keystead/contract/rpc/access.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { phoneText } from '@keystead/contract/values/phones.ts'
import { seeingEverything } from '../../database/pool.ts'
import { languageOf, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { type ReachedAsset, assetTypeText, findAsset, presentTenantFacts } from '../../properties/properties/property.public.ts'
import { listImagesOf, presentImage } from '../../properties/images/image.public.ts'
import { lastDay } from '../tenures/tenure.public.ts'
import { tenanciesOf } from './lease.access.ts'
import { speakersIn } from './lease-words.present.ts'
import { knowsWhole, presentOccupant } from './lease.present.ts'
import { listOccupantsOf } from './occupant.queries.ts'
import { shareAmounts } from './share-amounts.ts'
import { listRentsToCome } from './lease.queries.ts'
import { type ContactRow, findTenancy, listContacts } from './tenancy.queries.ts'
import { presentTenancy } from './tenancy.present.ts'
import { type Write, writerFor } from '../../text/said.ts'
import { text } from './tenancy.text.ts'
import { listTenantsOf } from './tenant.queries.ts'

export const getTenancyDetails: Handler<typeof GetTenancyDetails, ReachedAsset> = async (context, input) => {
  const { db, services } = context
  const { languages } = services
  const language = languageOf(context)
  const actor = profileActor(context.actor)
  const reached = context.owned
  const asset = (await findAsset(db, reached.scope, input.AssetId)) ?? fail(PropertyNotFound)
  const lease = (await findTenancy(db, tenanciesOf(actor), asset.id)) ?? fail(PropertyNotFound)
  const tenants = await listTenantsOf(db, [lease.id])
  const own = tenants.find(({ id }) => id === lease.tenant_id) ?? fail(PropertyNotFound)
  const knows = knowsWhole(lease, own.share_bps)
  // Those who get a bill each do not learn here with whom they live.
  const others = lease.billing === 'joint' ? tenants.filter(({ id, ended_at }) => id !== own.id && ended_at === null) : []
  const occupants = knows ? await listOccupantsOf(db, [lease.id]) : []
  const contacts = await seeingEverything(db, 'a tenant is told how to reach whoever looks after the home', () =>
    listContacts(db, { assetId: asset.id, tenantId: actor.profileId }),
  )
  const cards = await findProfileCards(db, [
    ...[...others, ...contacts].flatMap(({ profile_id }) => profile_id ?? []),
    ...speakersIn([lease]),
  ])
  const images = await listImagesOf(db, asset.id)
  const nextRent = (await listRentsToCome(db, [lease.id]))[0] ?? null
  const partOf = (rentCents: number) => shareAmounts(rentCents, tenants).get(own.id) ?? 0
  return {
    AssetId: asset.id,
    Title: asset.title,
    Description: asset.description,
    AssetType: assetTypeText(asset.asset_type_id),
    AddressLine: [asset.address1, asset.address2].filter(Boolean).join(', ') || null,
    UnitNumber: asset.unit_number,
    City: asset.city_name,
    StateCode: asset.state_code,
    Zip: asset.zip,
    TimeZone: asset.time_zone,
    ...presentTenantFacts(asset),
    Images: images.map((image) => presentImage(image, asset.title)),
    Lease: {
      ...presentTenancy(lease, {
        shareBps: own.share_bps,
        shareCents: partOf(lease.rent_cents),
        state: lease.state,
        profileId: actor.profileId,
        cards,
      }),
      StartsOn: lease.starts_on,
      EndsOn: lastDay(lease),
      State: lease.state,
      Advance: knows ? textFromCents(lease.advance_cents) : null,
      NextRent: nextRent && {
        FromOn: nextRent.from_on,
        Amount: textFromCents(knows ? nextRent.rent_cents : partOf(nextRent.rent_cents)),
        RentFrequencyId: nextRent.rent_frequency_id,
      },
      OtherTenants: others.map(({ profile_id }) => ({
        // Of who has not accepted yet nothing is told but that they are there.
        Name: profile_id === null ? nameless.anotherTenant : (cards.get(profile_id)?.Name ?? nameless.closedAccount),
        PicPath: cards.get(profile_id ?? '')?.PicPath ?? null,
      })),
      Occupants: occupants.map(presentOccupant),
    },
    Contacts: contacts.map((row) => ({
      ProfileId: row.profile_id,
      Name: cards.get(row.profile_id)?.Name ?? '',
      PicPath: cards.get(row.profile_id)?.PicPath ?? null,
      Role: roleText(row, languages.inLanguage(text, language), writerFor({ languages, language, timeZone: asset.time_zone })),
      Email: row.email,
      Phone: row.phone && phoneText(row.phone),
      ConnectionId: row.connection_id,
    })),
  }
}

const LOOKS_AFTER = { maintenance: 'repairs', invoice: 'bills', tenants: 'movingInAndOut' } as const satisfies Partial<
  Record<AgentScope, keyof typeof text>
>

/** `Agent for repairs and bills`. */
function roleText({ is_manager, scopes }: ContactRow, t: typeof text, write: Write): string {
  if (is_manager) return t.manager
  const work = Object.entries(LOOKS_AFTER).flatMap(([scope, key]) => (scopes.includes(scope as AgentScope) ? t[key] : []))
  return t.agentFor({ work: write({ list: work }) })
}
