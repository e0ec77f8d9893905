import type { FastifyInstance } from 'fastify'
import { type ControlParts, controlRoutes } from '../../control/control-routes.ts'
import { fill, rowsOf } from '../../pages/page-files.ts'
import type { Program } from '../../program.ts'
import type { Bureau } from '../bureau.ts'
import { SSNS } from '../people/magic-ssns.ts'
import { correctReport, openDispute, resolveDispute } from '../reports/change-report.ts'
import { disputeInput, presentDispute } from '../reports/dispute.ts'
import { presentReport } from '../reports/report.ts'
import { freezeFile } from '../screenings/change-screening.ts'
import { presentScreening, screenings } from '../screenings/screening.ts'
import { correctInput, freezeInput, resolveInput, ruleInput } from './bureau-control-input.ts'
import { overviewOf } from './bureau-overview.ts'

const written = (ssn: string) => `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`

const PARTS: ControlParts<Bureau> = {
  page: fill('control.html', {
    title: 'Sandbox screening bureau',
    says: 'No one is screened here. This page tells the bureau what it finds.',
    script: 'bureau-control.js',
    key_prefix: 'sk_sandbox_bureau_',
    tables: fill('bureau-control.html', { rows: rowsOf(SSNS.map(({ ssn, says }) => ({ number: written(ssn), says }))) }),
    kind: 'other_person',
    kind_says: 'Answer about another person',
    path: '/v1/screenings',
    rest: 'Keys',
    books: '',
    emptied: 'All screenings, reports and disputes of the bureau go. Time stays where it is.',
  }),
  rule: ruleInput,
  hasBegun: ({ store }) => screenings.list(store, { limit: 1 }).items.length > 0,
  begin: () => {},
}

/** What people and tests tell the bureau to do. */
export function bureauControl(app: FastifyInstance, bureau: Program<Bureau>): void {
  const { add, decide } = controlRoutes(app, bureau, PARTS)
  add('GET', '/overview', () => overviewOf(bureau.sandbox))
  // What the applicant knows: the choice that is right, for each question.
  add('GET', '/screenings/:id/answers', ({ params }) => ({
    answers: screenings.get(bureau.sandbox.store, params.id).questions.map(({ id, right }) => ({ question: id, choice: right })),
  }))
  decide('/screenings/:id/freeze', freezeInput, (sandbox, id, { frozen }) => presentScreening(freezeFile(sandbox, id, frozen)))
  decide('/reports/:id/correct', correctInput, (sandbox, id, { product }) => presentReport(correctReport(sandbox, id, product)))
  decide('/reports/:id/disputes', disputeInput, (sandbox, id, given) => presentDispute(openDispute(sandbox, id, given)))
  decide('/disputes/:id/resolve', resolveInput, (sandbox, id, { outcome }) => presentDispute(resolveDispute(sandbox, id, outcome)))
}
