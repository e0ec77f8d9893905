import { ApplicationFormNotFound, ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { ApplicationSide } from '@keystead/contract/applications/applications/application.values.ts'
import { type Db, first } from '../../database/db.ts'
import { actingAs, seeingEverything } from '../../database/pool.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import type { Actor, ProfileActor } from '../../rpc/actor.ts'
import { accountActor, type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Resolver } from '../../rpc/module.ts'
import { isForPerson } from './application.queries.ts'

/** Who reads what someone filled in: as which profile they act, and the account of the person that they are. */
export type FormReader = Pick<ProfileActor, 'accountId' | 'profileId' | 'givenTo'> & { readonly personAccountId: string }

export function formReader(actor: Actor): FormReader {
  return { ...profileActor(actor), personAccountId: accountActor(actor).accountId }
}

/** An application as the caller of an operation reaches it. */
export type ReachedApplication = {
  readonly applicationId: string
  /** Of those who decide, whose its rows are. */
  readonly accountId: string
  readonly side: Extract<ApplicationSide, 'landlord' | 'lead' | 'applicant'>
  /** Of the caller, who fills it in; null for those who decide. */
  readonly formId: string | null
  readonly profileId: string
}

type Standing = {
  account_id: string
  profile_id: string
  is_over: boolean
  asset_id: string
  is_unsent: boolean
  is_lead: boolean
  form_id: string | null
}

/**
 * Applicants keep what they were asked to fill in. Those who manage the home, and agents who move tenants in, see what was sent to them; what
 * someone began by themselves is theirs alone before. Missing and foreign ones are answered alike.
 */
export const applicationOfCall: Resolver<ReachedApplication> = async (context, applicationId, operation) => {
  const actor = formReader(context.actor)
  const found = (await findStanding(context.db, applicationId, actor)) ?? fail(ApplicationNotFound)
  const reached = { applicationId, accountId: found.account_id, profileId: actor.profileId }
  const reach = (operation.access.kind === 'signedIn' && operation.access.own?.reach) || []
  if (found.form_id !== null) {
    // Who works with a list of homes has nothing to do with those that the business applies for.
    if (actor.givenTo !== null) fail(ApplicationNotFound)
    if (found.is_lead && reach.includes('applicant:lead')) return { ...reached, side: 'lead', formId: found.form_id }
    if (reach.includes('applicant')) return { ...reached, side: found.is_lead ? 'lead' : 'applicant', formId: found.form_id }
    fail(ApplicationNotFound)
  }
  if (found.is_unsent) fail(ApplicationNotFound)
  // What came to its end stays with whose it was, also where the home is gone.
  const isKept = found.is_over && found.profile_id === actor.profileId && found.account_id === actor.accountId && actor.givenTo === null
  if (!isKept) await reachAsset(context, operation, found.asset_id, ApplicationNotFound)
  return { ...reached, side: 'landlord', formId: null }
}

async function findStanding(
  db: Db,
  applicationId: string,
  { accountId, profileId, personAccountId }: FormReader,
): Promise<Standing | null> {
  return first(
    await db.sql<Standing>(
      `select a.account_id, a.profile_id, a.asset_id, a.ended_at is not null as is_over, a.lead_profile_id is not null and a.sent_at is null as is_unsent,
           coalesce(a.lead_account_id = $2 and a.lead_profile_id = $3, false) as is_lead,
           (select f.id from application_form f
            where f.application_id = a.id and f.profile_account_id = $2 and f.profile_id = $3 and f.given_at is not null
              and ${isForPerson('$4')}
            order by f.ended_at desc nulls first limit 1) as form_id
         from application a where a.id = $1`,
      [applicationId, accountId, profileId, personAccountId],
    ),
  )
}

/** One's own form. */
export type ReachedForm = { readonly formId: string; readonly applicationId: string; readonly accountId: string; readonly isLead: boolean }

export const formOfCall: Resolver<ReachedForm> = async ({ db, actor }, formId) => {
  const { accountId, profileId, personAccountId, givenTo } = formReader(actor)
  if (givenTo !== null) fail(ApplicationFormNotFound)
  const found = first(
    await db.sql<{ application_id: string; account_id: string; is_lead: boolean }>(
      `select f.application_id, f.account_id, coalesce(a.lead_account_id = $2 and a.lead_profile_id = $3, false) as is_lead
         from application_form f join application a on a.id = f.application_id
         where f.id = $1 and f.profile_account_id = $2 and f.profile_id = $3 and f.given_at is not null
           and ${isForPerson('$4')}`,
      [formId, accountId, profileId, personAccountId],
    ),
  )
  if (!found) fail(ApplicationFormNotFound)
  return { formId, applicationId: found.application_id, accountId: found.account_id, isLead: found.is_lead }
}

/**
 * What an applicant does is written into rows of those who decide, and of their own draft no one else sees a thing; grants are kept as well, which
 * a member with a list of homes does not see. That the caller may is known by then; statements name the application.
 */
export function asKeeper<Result>({ db, actor }: Pick<CallContext, 'db' | 'actor'>, work: () => Promise<Result>): Promise<Result> {
  return actingAs(db, accountActor(actor).actingFor.accountId, () => acrossAccounts(db, work), { reachesAllHomes: true })
}

/** The same for what happens to many, such as when an account closes. */
export function acrossAccounts<Result>(db: Db, work: () => Promise<Result>): Promise<Result> {
  return seeingEverything(db, 'an application has rows of those who decide and of those who fill it in', work)
}
