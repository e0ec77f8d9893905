import type { ScreeningState } from '@keystead/contract/applications/screening/screening.values.ts'
import type { FeeKind, FeeState } from '@keystead/contract/applications/fees/fee.values.ts'
import { isDeepStrictEqual } from 'node:util'
import { ofBureau, openReport } from '../../server/src/applications/screening/kept-report.ts'
import type { PresentedScreening } from './at-bureau.ts'
import type { Installation } from './installation.ts'

/* What stands in our database and at the screening bureau when all is over. */

export type ScreeningFact = {
  readonly id: string
  readonly state: ScreeningState
  readonly paid_by: 'landlord' | 'applicant'
  readonly fee_id: string | null
  readonly bureau_ref: string | null
  readonly price_cents: number
  readonly charged_cents: number | null
  readonly report_version: number | null
  readonly is_consented: boolean
  readonly has_number: boolean
}

export type FeeFact = {
  readonly id: string
  readonly kind: FeeKind
  readonly status: FeeState
  readonly payment_id: string | null
  /** It went back, or was tried to. */
  readonly gave_back: boolean
  /** Payments that were begun for it, by the record of calls, with what has become of them. */
  readonly payments: readonly { readonly id: string; readonly status: string }[]
}

export type FormFact = {
  readonly id: string
  readonly is_submitted: boolean
  readonly is_sent: boolean
  readonly consents: number
  readonly sections: number
  readonly secrets: number
  /** In the story of the application, in the audit, and told to who decides. */
  readonly noted: number
  readonly audited: number
  readonly told: number
}

export type Screened = {
  readonly screenings: readonly ScreeningFact[]
  readonly fees: readonly FeeFact[]
  readonly forms: readonly FormFact[]
  readonly atBureau: readonly PresentedScreening[]
  /** Ids of screenings whose report does not say what the bureau's says. */
  readonly otherReports: ReadonlySet<string>
}

export async function screenedByBoth(installation: Installation): Promise<Screened> {
  const { sql, listAtBureau } = installation
  const atBureau = await listAtBureau()
  return {
    screenings: await sql<ScreeningFact>(
      `select s.id, s.state, s.paid_by, s.fee_id, s.bureau_ref, s.price_cents, c.cents as charged_cents, s.report_version,
         s.consented_at is not null as is_consented, k.screening_id is not null as has_number
       from screening s left join screening_charge c on c.screening_id = s.id left join screening_secret k on k.screening_id = s.id`,
    ),
    fees: await sql<FeeFact>(
      `select f.id, f.kind, f.status, f.payment_id, f.gave_back_at is not null as gave_back,
         (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'status', p.status)), '[]') from audit_event a join payment p on p.id::text = a.object_id
          where a.operation = 'PayApplicationFee' and a.detail ->> 'fee' = f.id::text) as payments
       from application_fee f`,
    ),
    forms: await sql<FormFact>(
      `select f.id, f.submitted_at is not null as is_submitted, a.sent_at is not null as is_sent,
         (select count(*)::int from application_consent c where c.form_id = f.id) as consents,
         (select count(*)::int from application_section s where s.form_id = f.id) as sections,
         (select count(*)::int from application_secret s where s.form_id = f.id) as secrets,
         (select count(*)::int from application_event e where e.application_id = a.id and e.kind = 'submitted') as noted,
         (select count(*)::int from audit_event e where e.operation = 'ProcessApplication' and e.object_id = f.id::text) as audited,
         (select count(*)::int from notification n where n.profile_id = a.profile_id and n.event_key = 'application.submitted'
            and n.natural_key like concat('application.%:', a.id, ':%')) as told
       from application_form f join application a on a.id = f.application_id`,
    ),
    atBureau,
    otherReports: await reportsThatDiffer(installation, atBureau),
  }
}

/** The latest version of each that is there and here, opened as those who decide open it. */
async function reportsThatDiffer({ sql, services }: Installation, atBureau: readonly PresentedScreening[]): Promise<Set<string>> {
  const kept = await sql<{ id: string; version: number; sealed: Buffer | null }>(
    `select s.id, s.report_version as version, r.sealed from screening s
     left join screening_report r on r.screening_id = s.id and r.version = s.report_version where s.state = 'completed'`,
  )
  const differ = new Set<string>()
  for (const { id, version, sealed } of kept) {
    const reportId = atBureau.find(({ reference }) => reference === id)?.report_id
    const report =
      reportId &&
      (await services.screening!.reports.find({ id: reportId, reference: id }, version, { signal: AbortSignal.timeout(60_000) }))
    if (!report || !sealed || !isDeepStrictEqual(openReport({ services }, id, version, sealed), asKept(report))) differ.add(id)
  }
  return differ
}

const asKept = (report: Parameters<typeof ofBureau>[0]) => JSON.parse(JSON.stringify(ofBureau(report))) as unknown
