import { ApplicationNotFound } from '@keystead/contract/applications/applications/application.operations.ts'
import type { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ScreeningRead } from '@keystead/contract/applications/screening/screening.schemas.ts'
import {
  MANUAL_PACKAGE,
  OPEN_SCREENINGS,
  packageOf,
  type ScreeningState,
} from '@keystead/contract/applications/screening/screening.values.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import { type CallContext, may } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { asKeeper, findApplication, type FormRow, listForms, type ReachedApplication } from '../applications/application.public.ts'
import { findSsnKind } from '../form/form.public.ts'
import { type DisputeRow, listDisputes, listOpenings, listVersions, type OpeningRow, type ReportVersion } from './report.queries.ts'
import { SCREENED_STATES } from './request.ts'
import { findStateOfHome, listScreenings, type ScreeningRow } from './screening.queries.ts'
import { findLandlord } from './verified.ts'

type Context = CallContext & { readonly owned: ReachedApplication }

export const getScreenings: Handler<typeof GetScreenings, ReachedApplication> = (context, { ApplicationId }) => {
  const { db, owned } = context
  const decides = owned.formId === null
  return asKeeper(context, async () => {
    const application = (await findApplication(db, ApplicationId)) ?? fail(ApplicationNotFound)
    const forms = await listForms(db, [ApplicationId])
    // What others of the household are asked is theirs; those who decide have nothing of who has left.
    const own = forms.find(({ id }) => id === owned.formId)
    const seen = (await listScreenings(db, ApplicationId)).filter(({ form_id }) =>
      decides ? forms.some(({ id, state }) => id === form_id && state === 'submitted') : form_id === own?.id,
    )
    const ids = seen.map(({ id }) => id)
    const kept: Kept = {
      forms,
      versions: await listVersions(db, ids),
      openings: await listOpenings(db, ids),
      disputes: await listDisputes(db, ids),
      needsSsn: own ? (await findSsnKind(db, own.id)) === 'last4' : false,
    }
    const landlord = await findLandlord(db, { profileId: application.profile_id, accountId: application.account_id })
    const isOpen = SCREENED_STATES.includes(application.status)
    const mayAsk = decides && may(context.actor, 'applications:edit') && isOpen
    const isBusy = (formId: string) => seen.some(({ form_id, state }) => form_id === formId && OPEN_SCREENINGS.includes(state))
    return {
      ApplicationId,
      HomeTitle: application.home_title,
      IsVerified: decides ? landlord.verifiedAt !== null : null,
      State: (await findStateOfHome(db, application.asset_id))?.code ?? null,
      MayAsk: mayAsk
        ? forms
            .filter(({ id, state, ended_at }) => ended_at === null && state !== 'withdrawn' && !isBusy(id))
            .map(({ id, name, state }) => ({ FormId: id, Name: name, IsSubmitted: state === 'submitted' }))
        : [],
      Screenings: seen.map((screening) => present(context, screening, { ...kept, isOpen })),
    }
  })
}

type Kept = {
  readonly forms: readonly FormRow[]
  readonly versions: readonly ReportVersion[]
  readonly openings: readonly OpeningRow[]
  readonly disputes: readonly DisputeRow[]
  readonly needsSsn: boolean
}

function present(context: Context, row: ScreeningRow, kept: Kept & { readonly isOpen: boolean }): ScreeningRead {
  const isYours = context.owned.formId === row.form_id
  const of = <Part extends { readonly screening_id: string }>(parts: readonly Part[]) =>
    parts.filter((part) => part.screening_id === row.id)
  const disputes = of(kept.disputes)
  return {
    ScreeningId: row.id,
    FormId: row.form_id,
    Name: kept.forms.find(({ id }) => id === row.form_id)?.name ?? '',
    IsYours: isYours,
    PackageId: row.package_id,
    Products: [...(packageOf(row.package_id)?.Products ?? [])],
    State: row.state,
    Price: textFromCents(row.price_cents),
    PaidBy: row.paid_by,
    RequestedAt: row.requested_at.toISOString(),
    RequestedBy: row.requested_by_name,
    LandlordName: row.landlord_name,
    ConsentedAt: instant(row.consented_at),
    EndedAt: instant(row.ended_at),
    Failure: row.failure,
    Blocked: row.blocked && {
      Agency: presentAgency(row.blocked.agency),
      WhatToDo: row.blocked.whatToDo,
      StillFrozenAt: instant(row.still_frozen_at),
    },
    Report: presentHead(row, of(kept.versions), of(kept.openings)),
    Openings: of(kept.openings).map(({ at, by_name, version, is_own }) => ({
      At: at.toISOString(),
      By: by_name,
      Version: version,
      IsOwn: is_own,
    })),
    Disputes: disputes.map(({ id, product, at, outcome, resolved_at, statement }) => ({
      DisputeId: id,
      Product: product,
      At: at.toISOString(),
      Outcome: outcome,
      ResolvedAt: instant(resolved_at),
      Statement: isYours ? statement : null,
    })),
    NeedsSsn: isYours && kept.needsSsn && row.package_id !== MANUAL_PACKAGE,
    Questions:
      isYours && row.questions
        ? {
            AttemptsLeft: row.attempts_left ?? 0,
            Items: row.questions.map(({ id, text, choices }) => ({
              QuestionId: id,
              Text: text,
              Choices: choices.map((choice) => ({ ChoiceId: choice.id, Text: choice.text })),
            })),
          }
        : null,
    Can: abilities(context, row, { isOpen: kept.isOpen, wasRead: of(kept.openings).some(({ is_own }) => !is_own), disputes }),
  }
}

export const presentAgency = ({
  name,
  address,
  phone,
  website,
}: {
  name: string
  address: string
  phone: string
  website: string | null
}) => ({
  Name: name,
  Address: address,
  Phone: phone,
  Website: website,
})

const instant = (at: Date | null) => at?.toISOString() ?? null

function presentHead(row: ScreeningRow, versions: readonly ReportVersion[], openings: readonly OpeningRow[]): ScreeningRead['Report'] {
  const latest = versions.at(-1)
  if (!latest || row.report_expires_at === null) return null
  const opened = openings.filter(({ is_own }) => !is_own)
  return {
    Version: latest.version,
    MadeAt: latest.made_at.toISOString(),
    ExpiresAt: row.report_expires_at.toISOString(),
    IsExpired: row.is_expired,
    IsUnderDispute: row.is_under_dispute,
    OpenedAt: instant(opened[0]?.at ?? null),
    IsNewSinceOpened: opened.length > 0 && opened.every(({ version }) => version < latest.version),
  }
}

function abilities(
  { actor, owned }: Context,
  row: ScreeningRow,
  { isOpen, wasRead, disputes }: { readonly isOpen: boolean; readonly wasRead: boolean; readonly disputes: readonly DisputeRow[] },
): ScreeningRead['Can'] {
  const mayEdit = may(actor, 'applications:edit')
  const own = owned.formId === row.form_id && mayEdit
  const decides = owned.formId === null && mayEdit
  const is = (...states: ScreeningState[]) => states.includes(row.state)
  const isReadable = is('completed') && !row.is_expired
  const products = packageOf(row.package_id)?.Products ?? []
  const undisputed = products.filter((product) => !disputes.some((one) => one.product === product && one.outcome === null))
  return {
    Authorize: own && isOpen && is('requested'),
    Refuse: own && isOpen && is('requested', 'unpaid'),
    Answer: own && isOpen && is('questions') && row.questions !== null,
    Retry: own && isOpen && is('blocked'),
    Dispute: own && isReadable && row.report_ref !== null && undisputed.length > 0,
    Open: isReadable && (owned.formId === row.form_id || isOpen || wasRead),
    Record: decides && isOpen && is('checking'),
    Cancel: decides && isOpen && OPEN_SCREENINGS.includes(row.state),
  }
}
