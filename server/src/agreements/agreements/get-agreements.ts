import type { GetAgreementCounts, GetAgreements } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { AgreementCard } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { AGREEMENT_STATES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { TEMPLATE_CATEGORIES } from '@keystead/contract/agreements/templates/template.values.ts'
import { DIRECTIONS } from '@keystead/contract/people/connections/connection.values.ts'
import { textOf } from '@keystead/contract/properties/fields/property.values.ts'
import { nameless } from '../../identity/profiles/profile.public.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { type AgreementFilter, type CardRow, countAgreements, countByState, countMyTurn, listAgreements } from './agreement-list.queries.ts'
import { nextStep } from './agreement.present.ts'
import { listPartiesOf, type PartyRow } from './party.queries.ts'
import { hasToAct, isWaitedFor } from './turns.ts'

const NAMES_IN_LINE = 3

export const getAgreements: Handler<typeof GetAgreements> = async ({ db, actor }, input) => {
  const looker = profileActor(actor)
  const filter: AgreementFilter = {
    direction: input.Direction === DIRECTIONS.Sent ? 'sent' : input.Direction === DIRECTIONS.Received ? 'received' : null,
    states: input.States,
    assetId: input.AssetId,
    leaseId: input.LeaseId,
    personId: input.PersonId,
    withProfileId: input.ProfileId,
    keyword: input.Keyword,
    isMyTurn: input.IsMyTurn,
  }
  const rows = await listAgreements(db, looker, filter, rowsOf(input))
  const parties = Map.groupBy(
    await listPartiesOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ agreement_id }) => agreement_id,
  )
  const cards = rows.map((row) => presentCard(row, parties.get(row.id) ?? [], looker))
  return { ...pageWith(cards, input, await countAgreements(db, looker, filter)), MyTurnCount: await countMyTurn(db, looker) }
}

export const getAgreementCounts: Handler<typeof GetAgreementCounts> = async ({ db, actor }, { AssetId }) => {
  const looker = profileActor(actor)
  const counts = new Map((await countByState(db, looker, AssetId)).map(({ status, count }) => [status, count]))
  return {
    States: AGREEMENT_STATES.map((State) => ({ State, Count: counts.get(State) ?? 0 })),
    MyTurnCount: await countMyTurn(db, looker),
  }
}

type CardReader = { readonly accountId: string | null; readonly profileId: string | null; readonly partyId?: string }

export function presentCard(row: CardRow, parties: readonly PartyRow[], reader: CardReader): AgreementCard {
  const isSender = row.account_id === reader.accountId && row.profile_id === reader.profileId
  const signers = parties.filter(({ part }) => part === 'signer')
  return {
    AgreementId: row.id,
    Title: row.title,
    CategoryId: row.category_id,
    Category: textOf(TEMPLATE_CATEGORIES, row.category_id) ?? '',
    State: row.status,
    After: row.after,
    IsSender: isSender,
    SenderName: row.sender_name ?? nameless.closedAccount,
    Names: parties
      .filter((party) => party.profile_id === null || party.profile_id !== reader.profileId)
      .map(({ name }) => name)
      .slice(0, NAMES_IN_LINE),
    SignedCount: signers.filter(({ state }) => state === 'signed').length,
    SignersCount: signers.length,
    Next: nextStep(row, { isSender, mine: ownParty(parties, reader) }),
    Home: row.home_id === null || reader.accountId === null ? null : { AssetId: row.home_id, Title: row.home_title! },
    At: (row.sent_at ?? row.updated_at).toISOString(),
    SignBy: row.sign_by,
  }
}

/** As whom the reader acts: where they stand there twice, first as the one whose turn it is. */
export function ownParty(parties: readonly PartyRow[], { profileId, partyId }: Omit<CardReader, 'accountId'>): PartyRow | null {
  const mine = parties.filter((party) =>
    partyId === undefined ? profileId !== null && party.profile_id === profileId : party.id === partyId,
  )
  return mine.find(isWaitedFor) ?? mine.find((party) => hasToAct(party) && party.state === 'waiting') ?? mine[0] ?? null
}
