import { WhatComesAlong } from '@keystead/contract/applications/applications/application.events.ts'
import type { ApplicationCard, ApplicationNext } from '@keystead/contract/applications/applications/application.schemas.ts'
import {
  ApplicationNotFound,
  type GetApplicationDetails,
  type GetApplicationOptions,
  type GetApplications,
  type GetBgvApplicationTypes,
} from '@keystead/contract/applications/applications/application.operations.ts'
import {
  APPLICANT_TYPES,
  applicationCan,
  type ApplicationStep,
  APPLICATION_STATES,
  OPEN_STATES,
} from '@keystead/contract/applications/applications/application.values.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { findProfileCards, nameless } from '../../identity/profiles/profile.public.ts'
import { centsText } from '../../properties/properties/property.public.ts'
import { type CallContext, may, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { asKeeper, formReader, type ReachedApplication } from './application.access.ts'
import {
  type ApplicationFilter,
  type CardRow,
  countApplications,
  countByState,
  findCard,
  listApplications,
} from './application-list.queries.ts'
import {
  type ApplicationRow,
  findApplication,
  findLastForm,
  findOpenForm,
  type FormRow,
  listEvents,
  listForms,
} from './application.queries.ts'
import { text } from './application.text.ts'
import { isMadeBy, presentApplicant } from './applicant.present.ts'
import { findOfferedHome } from './home.queries.ts'
import { erasable } from './erasable.ts'
import { isManaged } from './create-application.ts'
import { isOpened } from './send-application.ts'

export const getBgvApplicationTypes: Handler<typeof GetBgvApplicationTypes> = async () => ({ Items: [...APPLICANT_TYPES] })

export const getApplications: Handler<typeof GetApplications> = async ({ db, actor }, input) => {
  const looker = formReader(actor)
  const filter: ApplicationFilter = {
    direction: input.Direction === DIRECTIONS.Sent ? 'sent' : input.Direction === DIRECTIONS.Received ? 'received' : null,
    states: input.States,
    assetId: input.AssetId,
    keyword: input.Keyword,
    isMyTurn: input.IsMyTurn,
  }
  const rows = await listApplications(db, looker, filter, rowsOf(input))
  const counts = new Map((await countByState(db, looker, input.AssetId)).map(({ status, count }) => [status, count]))
  const mine = { direction: null, states: [], assetId: null, keyword: null, isMyTurn: true } as const
  return {
    ...pageWith(rows.map(presentCard), input, await countApplications(db, looker, filter)),
    States: APPLICATION_STATES.map((State) => ({ State, Count: counts.get(State) ?? 0 })),
    MyTurnCount: await countApplications(db, looker, mine),
  }
}

/** Such as `A-1042`. */
export function numberOf({ number }: Pick<ApplicationRow, 'number'>): string {
  return text.number({ number: String(number) })
}

function presentCard(row: CardRow): ApplicationCard {
  return {
    ApplicationId: row.id,
    Number: numberOf(row),
    State: row.status,
    IsLandlord: row.decides,
    IsLead: row.is_lead,
    LandlordName: row.landlord_name ?? nameless.closedAccount,
    Home: {
      AssetId: row.asset_id,
      Title: row.home_title,
      AddressLine: row.home_address,
      IsListed: row.is_listed,
      Rent: centsText(row.rent_cents),
      RentFrequencyId: row.rent_frequency_id,
    },
    Names: row.names,
    SubmittedCount: row.submitted_count,
    FormsCount: row.forms_count,
    FormId: row.form_id,
    Next: nextOf(row),
    MoveInOn: row.move_in_on,
    At: (row.sent_at ?? row.updated_at).toISOString(),
  }
}

function nextOf(row: CardRow): ApplicationNext {
  if (row.decides) return nextToDecide(row)
  if (!OPEN_STATES.includes(row.status)) return 'none'
  if (row.form_state === 'invited' || row.form_state === 'started')
    return applicationCan('fill', row.is_lead ? 'lead' : 'applicant', row.status) ? 'fill' : 'none'
  return row.form_state === 'submitted' ? nextToApply(row) : 'none'
}

function nextToDecide({ status, is_lead_made, is_accepted, has_lease }: CardRow): ApplicationNext {
  switch (status) {
    case 'draft':
      return is_lead_made ? 'waitForOthers' : 'send'
    case 'sent':
      return 'waitForOthers'
    case 'submitted':
      return 'decide'
    case 'conditional':
      return is_accepted ? 'decide' : 'waitForAnswer'
    case 'approved':
      return has_lease ? 'none' : 'lease'
    default:
      return 'none'
  }
}

/** Of someone who has submitted their own form. */
function nextToApply({ status, is_lead, is_accepted, is_main, waits_for_screening }: CardRow): ApplicationNext {
  const isAsked = status === 'conditional' && is_main && !is_accepted
  if (waits_for_screening && !isAsked) return 'screening'
  switch (status) {
    case 'draft':
      return is_lead ? 'send' : 'waitForOthers'
    case 'sent':
      return 'waitForOthers'
    case 'conditional':
      return isAsked ? 'answer' : 'waitForDecision'
    case 'approved':
      return 'waitForLease'
    default:
      return 'waitForDecision'
  }
}

export const getApplicationDetails: Handler<typeof GetApplicationDetails, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned, actor } = context
  return asKeeper(context, async () => {
    const card = (await findCard(db, formReader(actor), ApplicationId, owned.formId === null)) ?? fail(ApplicationNotFound)
    const application = (await findApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const forms = await listForms(db, [ApplicationId])
    const events = await listEvents(db, ApplicationId)
    const cards = await findProfileCards(
      db,
      forms.flatMap(({ profile_id }) => profile_id ?? []),
    )
    return {
      ...presentCard(card),
      Version: application.version,
      LeaseMonths: application.lease_months,
      Message: application.message,
      Applicants: forms.map((form) => {
        return {
          ...presentApplicant(context, form, application),
          PicPath: (form.profile_id && cards.get(form.profile_id)?.PicPath) ?? null,
        }
      }),
      Events: events.map(({ kind, by_name, about_name, note, at }) => ({
        Kind: kind,
        At: at.toISOString(),
        By: by_name,
        About: about_name,
        Note: note,
      })),
      Can: abilities(context, application, forms),
    }
  })
}

/** What the caller may do now; what else a call refuses, it says itself. */
function abilities(
  { actor, owned }: CallContext & { readonly owned: ReachedApplication },
  application: ApplicationRow,
  forms: readonly FormRow[],
) {
  const { side } = owned
  const isMaker = isMadeBy(application, side)
  const mayEdit = may(actor, 'applications:edit')
  const can = (step: ApplicationStep) => mayEdit && applicationCan(step, side, application.status)
  const own = forms.find(({ id }) => id === owned.formId)
  const isUnopened = application.lead_profile_id !== null ? application.opened_at === null : !forms.some(isOpened)
  return {
    Edit: isMaker && can('edit'),
    Invite: (isMaker || side === 'landlord') && can('invite'),
    Remove: isMaker && can('remove'),
    Send: isMaker && can('send') && (side === 'landlord' || own?.state === 'submitted'),
    Unsend: isMaker && can('unsend') && isUnopened,
    Delete: isMaker && can('delete') && may(actor, 'applications:delete'),
    Withdraw: own !== undefined && own.ended_at === null && can('withdraw'),
    Close: side === 'landlord' && can('close'),
    Erase: own !== undefined && mayEdit && erasable(own, application.status) !== 'none',
  }
}

export const getApplicationOptions: Handler<typeof GetApplicationOptions> = async (context, { AssetId }) => {
  const { db, actor } = context
  const { accountId, profileId } = profileActor(actor)
  const begins = { FormFrom: await lastFormOf(context), ProfileUntil: await comesAlong(context) }
  if (AssetId === null) return { MayApply: false, Obstacle: null, ApplicationId: null, FormId: null, FormState: null, ...begins }
  const home = await findOfferedHome(db, AssetId)
  const open = await asKeeper(context, () => findOpenForm(db, AssetId, profileId))
  const isOwn = home?.account_id === accountId || (await isManaged(context, AssetId))
  const obstacle = isOwn ? 'ownHome' : home === null ? 'notOffered' : null
  return {
    MayApply: obstacle === null && open === null,
    Obstacle: open === null ? obstacle : null,
    ApplicationId: open?.application_id ?? null,
    FormId: open?.id ?? null,
    FormState: open?.state ?? null,
    ...begins,
  }
}

/** Of what a person has kept for themselves: a business applies with its own papers. */
async function comesAlong(context: CallContext): Promise<string | null> {
  const { accountId, profileId, personAccountId } = formReader(context.actor)
  if (accountId !== personAccountId) return null
  const answers = await context.services.events.ask(context, WhatComesAlong, { accountId, profileId })
  return answers.find((until) => until !== null) ?? null
}

/** What a new form of theirs would begin with. */
async function lastFormOf(context: CallContext): Promise<string | null> {
  const { db, actor } = context
  const { accountId, profileId, personAccountId } = formReader(actor)
  const form = await asKeeper(context, () => findLastForm(db, { accountId, profileId, filledByAccountId: personAccountId }))
  return form?.at.toISOString() ?? null
}
