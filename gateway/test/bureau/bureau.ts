import type { PresentedReport } from '../../src/bureau/reports/report.ts'
import type { PresentedScreening } from '../../src/bureau/screenings/screening.ts'
import type { Outcome } from '../../src/bureau/people/magic-ssns.ts'
import { SSNS } from '../../src/bureau-control-client.ts'
import { type BureauOptions, type RunningBureau, startBureau } from '../../src/start-bureau.ts'
import { MONDAY } from '../gateway.ts'
import { type Spoken, speakTo } from '../speak.ts'

/* What the tests of the bureau do with it, over HTTP as everything is. */

export type Refused = { readonly error: { type: string; code: string; message: string; param?: string; existing?: string } }

export type Tested = RunningBureau & Spoken

/** Its clock stands. */
export const testBureau = async (options: BureauOptions = {}): Promise<Tested> =>
  speakTo(await startBureau({ clock: { startAt: MONDAY, stands: true }, ...options }))

export const ssnOf = (outcome: Outcome): string => SSNS.find((magic) => magic.outcome === outcome)!.ssn

export const APPLICANT = {
  first_name: 'Ada',
  middle_name: null,
  last_name: 'Applicant',
  suffix: null,
  birth_date: '1990-02-03',
  ssn: ssnOf('clean') as string | null,
  email: 'ada@example.com',
  phone: '+15035550123',
  addresses: [
    { line1: '31 First Street', line2: null, city: 'Portland', state: 'OR', zip: '97201', from: '2019-05', to: '2023-06' },
    { line1: '88 Second Avenue', line2: 'Apt 4', city: 'Salem', state: 'OR', zip: '97301', from: '2023-06', to: null },
  ],
  stated_monthly_income_cents: 520_000 as number | null,
}

export const WHOLE = {
  products: ['identity', 'credit', 'criminal', 'eviction', 'income'],
  consent: { text_version: '2026-01', given_at: '2026-03-02T14:58:00Z', ip: '203.0.113.7' },
  permissible_purpose: 'tenant_screening',
  end_user: { reference: 'profile-7', name: 'Olivia Owner', identity_verified_at: '2026-02-01T10:00:00Z' },
}

let count = 0

/** A screening of who has this number, with changes. */
export function screeningOf(ssn: string | null, changes: Record<string, unknown> = {}, applicant: Partial<typeof APPLICANT> = {}) {
  return { reference: `form-${(count += 1)}`, ...WHOLE, applicant: { ...APPLICANT, ...applicant, ssn }, ...changes }
}

/** Asks for it, and expects no refusal. */
export async function screen(bureau: Tested, body: ReturnType<typeof screeningOf>): Promise<PresentedScreening> {
  const answer = await bureau.post<PresentedScreening>('/v1/screenings', body, { key: body.reference })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export const screeningNow = async ({ get }: Tested, id: string) => (await get<PresentedScreening>(`/v1/screenings/${id}`)).body

/** What was found of who has this number, once all has come. */
export async function reportOf(bureau: Tested, body: ReturnType<typeof screeningOf>): Promise<PresentedReport> {
  const { id } = await screen(bureau, body)
  await bureau.control.advance({ hours: 30 })
  const { report_id: report } = await screeningNow(bureau, id)
  return (await bureau.get<PresentedReport>(`/v1/reports/${report}`)).body
}
