import { CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import {
  type CopyAgreement,
  type CreateAgreement,
  AgreementNotFound,
  AgreementNotOpen,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { ENDED_UNSIGNED, MAX_TITLE, SIGN_WITHIN_DAYS, TENANCY } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { TemplateNotFound } from '@keystead/contract/agreements/templates/template.operations.ts'
import { AddLeaseDraft, LeaseNotFound, type LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { NotConnected } from '@keystead/contract/people/connections/connection.operations.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { USUAL_TIME_ZONE } from '@keystead/contract/values/time-zones.ts'
import { findTimeZoneOfPerson } from '../../platform/preferences/preference.public.ts'
import { centsFromText } from '@keystead/contract/values/money.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail, failField } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { findTemplate, findVersion, templatesOf } from '../templates/template.public.ts'
import { agreementsOf, homeOfLease, type ReachedAgreement } from './agreement.access.ts'
import { type AgreementRow, findAgreement, insertAgreement, type NewAgreement, type Terms } from './agreement.queries.ts'
import { appendEvent } from './agreement-events.ts'
import { cutTo } from '../../text/cut-to.ts'
import { findConnected } from './facts.queries.ts'
import { type Facts, findFacts } from './facts.ts'
import { firstParties } from './first-parties.ts'
import { listParties, type NewParty, replaceParties } from './party.queries.ts'
import { dayIn } from '../../database/days.ts'

const OF_TENANCIES: readonly number[] = [CATEGORIES.Lease, CATEGORIES.Renewal, CATEGORIES.Addendum]
const MANAGEMENT = { categoryId: CATEGORIES.Management, contractTypeId: 1 } as const

export const createAgreement: Handler<typeof CreateAgreement> = async (context, { TemplateId, AssetId, LeaseId, ConnectionId }) => {
  const { db, actor } = context
  const { profileId, profileType, givenTo } = profileActor(actor)
  const templates = templatesOf(profileActor(actor))
  const template = (await findTemplate(db, templates, TemplateId)) ?? fail(TemplateNotFound)
  const version = (await findVersion(db, templates, TemplateId)) ?? fail(TemplateNotFound)
  const assetId = await homeOf(context, AssetId, LeaseId)
  if (assetId === null && givenTo !== null) failField('AssetId', emptyMessage('Property'))
  const otherId = ConnectionId === null ? null : ((await findConnected(db, ConnectionId, profileId)) ?? fail(NotConnected))
  const about = { asset_id: assetId, lease_id: LeaseId, connection_id: ConnectionId, profile_id: profileId }
  const facts = await findFacts(context, about, [])
  if (LeaseId !== null && facts.lease === null) fail(LeaseNotFound)
  const timeZone = facts.home?.time_zone ?? (await findTimeZoneOfPerson(db, accountActor(actor))) ?? USUAL_TIME_ZONE
  const made: NewAgreement = {
    templateId: TemplateId,
    templateName: template.name,
    kind: template.kind,
    roles: version.roles,
    body: version.body,
    fields: version.fields,
    sourceKey: version.paper_key,
    sourceBytes: version.paper_bytes,
    sourceSha256: version.paper_sha256 === null ? null : Buffer.from(version.paper_sha256, 'hex'),
    sourcePages: version.paper_pages,
    categoryId: template.category_id,
    assetId,
    leaseId: LeaseId,
    connectionId: ConnectionId,
    followsId: null,
    timeZone,
  }
  const { later } = await dayIn(db, timeZone, SIGN_WITHIN_DAYS.usual)
  const terms = firstTerms({ title: template.name, categoryId: template.category_id, facts, signBy: later })
  const parties = await firstParties(db, version.roles, facts, { profileId, profileType, otherId })
  return insertDraft(context, made, terms, parties)
}

/** The home that the maker names, or that of the lease; an agent who moves tenants in and out reaches it, too. */
async function homeOf(context: CallContext, assetId: string | null, leaseId: string | null): Promise<string | null> {
  const ofLease = leaseId === null ? null : ((await homeOfLease(context.db, leaseId)) ?? fail(LeaseNotFound))
  if (ofLease !== null && assetId !== null && ofLease !== assetId) fail(LeaseNotFound)
  const home = assetId ?? ofLease
  if (home === null) return null
  return (await reachAsset(context, AddLeaseDraft, home, assetId === null ? LeaseNotFound : undefined)).assetId
}

type First = { readonly title: string; readonly categoryId: number; readonly facts: Facts; readonly signBy: string }

function firstTerms({ title, categoryId, facts: { home, lease }, signBy }: First): Terms {
  return {
    title: cutTo(home ? `${title}: ${home.title}` : title, MAX_TITLE),
    contractTypeId: OF_TENANCIES.includes(categoryId) ? TENANCY : categoryId === MANAGEMENT.categoryId ? MANAGEMENT.contractTypeId : null,
    ...(lease ? termsOfLease(lease) : home && categoryId === CATEGORIES.Lease ? termsOfHome(home) : NO_TERMS),
    subject: null,
    message: null,
    signBy,
    reminderDays: 3,
    changed: {},
    answers: {},
  }
}

const NO_TERMS = { startsOn: null, endsOn: null, rentCents: null, rentFrequencyId: null, advanceCents: null }

/** What it is offered for; when it begins is for its maker to say. */
function termsOfHome(home: NonNullable<Facts['home']>): Pick<Terms, keyof typeof NO_TERMS> {
  return {
    ...NO_TERMS,
    rentCents: home.rent_cents,
    rentFrequencyId: home.rent_cents === null ? null : home.rent_frequency_id,
    advanceCents: home.advance_cents,
  }
}

function termsOfLease({ StartsOn, EndsOn, Rent, RentFrequencyId, Advance }: LeaseRead): Pick<Terms, keyof typeof NO_TERMS> {
  return {
    startsOn: StartsOn,
    endsOn: EndsOn,
    rentCents: centsFromText(Rent),
    rentFrequencyId: RentFrequencyId,
    advanceCents: centsFromText(Advance),
  }
}

async function insertDraft(context: CallContext, made: NewAgreement, terms: Terms, parties: readonly NewParty[]) {
  const { db, actor, origin } = context
  const { accountId, profileId } = profileActor(actor)
  const id = await insertAgreement(db, agreementsOf({ accountId, profileId }), made, terms)
  const at = { agreementId: id, accountId }
  await replaceParties(db, at, parties)
  await appendEvent(db, at, { kind: 'created', byProfileId: profileId, origin })
  context.audit(id, { template: made.templateId })
  return { AgreementId: id, Version: 1 }
}

/** What came to an end without being completed, begins once more as it was. */
export const copyAgreement: Handler<typeof CopyAgreement, ReachedAgreement> = async (context, { AgreementId }) => {
  const { db } = context
  const before = (await findAgreement(db, AgreementId)) ?? fail(AgreementNotFound)
  if (!ENDED_UNSIGNED.includes(before.status)) fail(AgreementNotOpen)
  const { later } = await dayIn(db, before.time_zone, SIGN_WITHIN_DAYS.usual)
  const parties = (await listParties(db, AgreementId)).map(partyOf)
  return insertDraft(context, madeFrom(before), { ...termsOf(before), signBy: later }, parties)
}

function madeFrom(row: AgreementRow): NewAgreement {
  return {
    templateId: null,
    templateName: row.template_name,
    kind: row.kind,
    roles: row.roles,
    body: row.body,
    fields: row.fields,
    sourceKey: row.source_key,
    sourceBytes: row.source_bytes,
    sourceSha256: row.source_sha256,
    sourcePages: row.source_pages,
    categoryId: row.category_id,
    assetId: row.asset_id,
    leaseId: row.lease_id,
    connectionId: row.connection_id,
    followsId: row.id,
    timeZone: row.time_zone,
  }
}

export function termsOf(row: AgreementRow): Terms {
  return {
    title: row.title,
    contractTypeId: row.contract_type_id,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    rentCents: row.rent_cents,
    rentFrequencyId: row.rent_frequency_id,
    advanceCents: row.advance_cents,
    subject: row.subject,
    message: row.message,
    signBy: row.sign_by,
    reminderDays: row.reminder_days,
    changed: row.changed,
    answers: row.answers,
  }
}

function partyOf(row: Awaited<ReturnType<typeof listParties>>[number]): NewParty {
  return {
    id: null,
    role: row.role,
    part: row.part,
    turn: row.turn,
    profileId: row.profile_id,
    profileAccountId: row.profile_account_id,
    personId: row.person_id,
    name: row.name,
    email: row.email,
  }
}
