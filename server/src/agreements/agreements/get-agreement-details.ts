import { AgreementNotFound, type GetAgreementDetails } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { agreementCan, ENDED_UNSIGNED, partyCan } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { Db } from '../../database/db.ts'
import { deviceOf } from '../../security/sessions/session.public.ts'
import { hasPin } from '../../security/security-pin/pin.public.ts'
import { accountActor, languageOf, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { inWords } from '../../text/said.ts'
import type { ReachedAgreement } from './agreement.access.ts'
import { findCard } from './agreement-list.queries.ts'
import { type EventRow, listEvents } from './agreement-event.queries.ts'
import { presentParty, presentTerms } from './agreement.present.ts'
import { type AgreementRow, findAgreement } from './agreement.queries.ts'
import { ownParty, presentCard } from './get-agreements.ts'
import { isWaitedFor } from './turns.ts'
import { findSequel } from './sequel.queries.ts'
import { type FieldRow, listFields, listParties, type PartyRow } from './party.queries.ts'

export const getAgreementDetails: Handler<typeof GetAgreementDetails, ReachedAgreement> = async (context, { AgreementId }) => {
  const { db, actor, owned, services } = context
  const { accountId, profileId } = profileActor(actor)
  return describeAgreement(db, services, AgreementId, {
    accountId,
    profileId,
    isSender: owned.isSender,
    hasPin: await hasPin(db, accountActor(actor).accountId),
    language: languageOf(context),
  })
}

export type Looking = {
  readonly accountId: string | null
  readonly profileId: string | null
  /** Of who comes by a link. */
  readonly partyId?: string
  readonly isSender: boolean
  readonly hasPin: boolean
  readonly language: string
}

type Details = OutputOf<typeof GetAgreementDetails>

/** As its sender or a party sees it, with an account or by a link. */
export async function describeAgreement(
  db: Db,
  { languages }: Pick<Services, 'languages'>,
  id: string,
  looking: Looking,
): Promise<Details> {
  const agreement = (await findAgreement(db, id)) ?? fail(AgreementNotFound)
  const card = (await findCard(db, id)) ?? fail(AgreementNotFound)
  const parties = await listParties(db, id)
  const mine = ownParty(parties, looking)
  const ending = await findSequel(db, id)
  const shown = presentCard(card, parties, looking)
  return {
    ...shown,
    IsSender: looking.isSender,
    Version: agreement.version,
    Terms: presentTerms(agreement),
    Subject: agreement.subject,
    Message: agreement.message,
    ReminderDays: agreement.reminder_days,
    LeaseId: looking.isSender ? agreement.lease_id : null,
    Parties: parties.map((party) => presentParty(party, looking)),
    PartyId: mine?.id ?? null,
    HasConsented: mine !== null && mine.consented_at !== null,
    NeedsPin: looking.hasPin && mine?.part === 'signer',
    Pages: agreement.paper_pages,
    PaperDigest: agreement.paper_sha256?.toString('hex') ?? null,
    SealedDigest: agreement.sealed_sha256?.toString('hex') ?? null,
    IsTimeStamped: agreement.time_stamped_at !== null,
    Reading: agreement.reading,
    Fields: (await listFields(db, id)).map(presentField),
    Events: (await listEvents(db, id)).map((event) => presentEvent(event, parties, looking)),
    Reason: agreement.end_reason,
    Ending: ending && { Kind: ending.kind, On: ending.on_day, Reason: ending.reason },
    LeaseOutcome:
      agreement.outcome === null || !looking.isSender
        ? null
        : {
            IsRecorded: agreement.outcome === 'recorded',
            Text:
              inWords(agreement.outcome_said!, { languages, language: looking.language, timeZone: agreement.time_zone, actor: '' }) ?? '',
          },
    Can: {
      ...mayDo(agreement, parties, mine, looking),
      Terminate: looking.isSender && ending === null && agreementCan('terminate', 'sender', agreement.status),
    },
  }
}

function presentField(field: FieldRow): Details['Fields'][number] {
  return {
    FieldId: field.id,
    PartyId: field.party_id,
    Kind: field.kind,
    Label: field.label,
    IsRequired: field.is_required,
    Options: field.options,
    Page: field.page,
    X: field.x,
    Y: field.y,
    Width: field.width,
    Height: field.height,
    Value: field.value,
  }
}

function presentEvent(event: EventRow, parties: readonly PartyRow[], { isSender, profileId, partyId }: Looking): Details['Events'][number] {
  const party = parties.find(({ id }) => id === event.party_id)
  const isOwn = (partyId !== undefined && partyId === event.party_id) || (profileId !== null && event.by_profile_id === profileId)
  const seesWhere = isSender || isOwn
  const { reason } = event.detail
  return {
    Kind: event.kind,
    At: event.at.toISOString(),
    By: (event.kind === 'reminded' ? null : event.by_name) ?? party?.name ?? null,
    IpAddress: seesWhere ? event.ip : null,
    Device: seesWhere && event.user_agent ? deviceOf(event.user_agent).name : null,
    Note: typeof reason === 'string' ? reason : null,
  }
}

function mayDo(
  agreement: AgreementRow,
  parties: readonly PartyRow[],
  mine: PartyRow | null,
  { isSender, profileId }: Looking,
): Omit<Details['Can'], 'Terminate'> {
  const asSender = (step: Parameters<typeof agreementCan>[0]) => isSender && agreementCan(step, 'sender', agreement.status)
  const asParty = (step: 'sign' | 'approve' | 'decline') =>
    mine !== null &&
    !agreement.is_over &&
    agreementCan(step, 'party', agreement.status) &&
    (partyCan(step, mine.part, mine.state) || (mine.state === 'sent' && partyCan(step, mine.part, 'viewed')))
  return {
    Edit: asSender('edit'),
    Send: asSender('send'),
    Delete: asSender('delete'),
    Void: asSender('void'),
    Remind: asSender('remind') && parties.some((party) => isWaitedFor(party) && party.profile_id !== profileId),
    Sign: asParty('sign'),
    Approve: asParty('approve'),
    Decline: asParty('decline'),
    Copy: isSender && ENDED_UNSIGNED.includes(agreement.status),
  }
}
