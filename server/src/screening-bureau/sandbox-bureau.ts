import { type CompanyHttp, openCompanyHttp } from '../other-companies/company-http.ts'
import { allOf, firstOf, verdictOf } from '../other-companies/objects.ts'
import { readSignedEvent } from '../other-companies/signed-event.ts'
import type { Asking, CompanyVerdict } from '../rpc/other-company.ts'
import type { BureauScreening, Ours, ScreeningBureau } from '../rpc/screening-bureau.ts'
import type { CompanyAccess } from '../settings/companies.ts'
import { answersBody, disputeBody, screeningBody } from './bureau-bodies.ts'
import { Report } from './report-schemas.ts'
import { Dispute, Event, Questions, Screening } from './screening-schemas.ts'

const NAME = 'screening bureau'
/** It asks nothing, since the screening is further on. */
const ASKS_NOTHING = 'screening_unexpected_state'
const EXPIRED = 'report_expired'
const IN_USE = 'reference_in_use'

/** The sandbox bureau: it knows people who do not exist, for demos and tests (0114). */
export function openSandboxBureau({ url, secretKey, webhookSecrets }: CompanyAccess): ScreeningBureau {
  const http = openCompanyHttp({ name: NAME, url, secretKey, refusesByConflict: true })
  const signing = { company: NAME, header: 'bureau-signature', secrets: webhookSecrets }
  return {
    name: 'sandbox',
    isSandbox: true,
    screenings: screeningsOf(http),
    reports: {
      async find(report, version, { signal }) {
        const query = { version: version ?? undefined }
        const found = await http.find({ path: pathOf('reports', report), query, schema: Report, absentBy: [EXPIRED], signal })
        if (found && version !== null && found.version !== version) throw new Error(`the ${NAME} answers with another version of a report`)
        return found && checked(found, idsOf(report))
      },
    },
    disputes: disputesOf(http),
    readEvent: (headers, body, now) => readSignedEvent(Event, signing, { headers, body, now }),
  }
}

function screeningsOf(http: CompanyHttp): ScreeningBureau['screenings'] {
  const path = (screening: Ours, rest = '') => pathOf('screenings', screening, rest)
  const find = async (screening: Ours, { signal }: Asking) => {
    const found = await http.find({ path: path(screening), schema: Screening, signal })
    return found && checked(found, idsOf(screening))
  }
  return {
    find,
    async create(screening, one) {
      const { reference } = screening
      const outcome = await http.post({ ...one, path: '/v1/screenings', body: screeningBody(screening), schema: Screening })
      if (outcome.outcome === 'refused' && outcome.refusal.code === IN_USE)
        return { outcome: 'done', answer: await existing(find, { id: outcome.error['existing'], reference }, one) }
      return checkedVerdict(verdictOf(outcome), { reference })
    },
    async findByReference(reference, { signal }) {
      const found = await firstOf(http, { path: '/v1/screenings', query: { reference }, schema: Screening, signal })
      return found && checked(found, { reference })
    },
    questions: (screening, { signal }) =>
      http.find({ path: path(screening, '/questions'), schema: Questions, absentBy: [ASKS_NOTHING], signal }),
    async answer(screening, answers, one) {
      const outcome = await http.post({ ...one, path: path(screening, '/answers'), body: answersBody(answers), schema: Screening })
      return checkedVerdict(verdictOf(outcome), idsOf(screening))
    },
    retry: async (screening, one) =>
      checkedVerdict(
        verdictOf(await http.post({ ...one, path: path(screening, '/retry'), body: {}, schema: Screening })),
        idsOf(screening),
      ),
    cancel: async (screening, one) =>
      checkedVerdict(
        verdictOf(await http.post({ ...one, path: path(screening, '/cancel'), body: {}, schema: Screening })),
        idsOf(screening),
      ),
  }
}

/** The screening that has our reference already: it was made by an earlier try, whose key is forgotten. */
async function existing(
  find: ScreeningBureau['screenings']['find'],
  { id, reference }: { id: unknown; reference: string },
  { signal }: Asking,
): Promise<BureauScreening> {
  const found = typeof id === 'string' ? await find({ id, reference }, { signal }) : null
  if (!found) throw new Error(`the ${NAME} does not say which screening has a reference`)
  return found
}

function disputesOf(http: CompanyHttp): ScreeningBureau['disputes'] {
  const ofReport = (report: Ours) => ({ reference: report.reference, reportId: report.id })
  const path = (report: Ours) => pathOf('reports', report, '/disputes')
  return {
    async create(report, dispute, one) {
      const outcome = await http.post({ ...one, path: path(report), body: disputeBody(dispute), schema: Dispute })
      return checkedVerdict(verdictOf(outcome), { ...ofReport(report), product: dispute.product })
    },
    async find(dispute, { signal }) {
      const found = await http.find({ path: pathOf('disputes', dispute), schema: Dispute, signal })
      return found && checked(found, idsOf(dispute))
    },
    async listOfReport(report, { signal }) {
      const found = await allOf(http, { path: path(report), query: {}, schema: Dispute, signal })
      return found.map((dispute) => checked(dispute, ofReport(report)))
    },
  }
}

function pathOf(kind: 'screenings' | 'reports' | 'disputes', { id }: Ours, rest = ''): string {
  return `/v1/${kind}/${encodeURIComponent(id)}${rest}`
}

const idsOf = ({ id, reference }: Ours) => ({ id, reference })

/** What is about someone else is not taken for ours, whatever it says. */
function checked<Answer extends object>(answer: Answer, expected: Partial<Answer>): Answer {
  for (const [name, value] of Object.entries(expected))
    if (answer[name as keyof Answer] !== value) throw new Error(`the ${NAME} answers about something else than was asked: ${name}`)
  return answer
}

function checkedVerdict<Answer extends object>(verdict: CompanyVerdict<Answer>, expected: Partial<Answer>): CompanyVerdict<Answer> {
  return verdict.outcome === 'done' ? { ...verdict, answer: checked(verdict.answer, expected) } : verdict
}
