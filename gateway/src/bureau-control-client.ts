export type { PresentedScreening } from './bureau/screenings/screening.ts'
/** The Social Security numbers that stand for something. */
export { SSNS } from './bureau/people/magic-ssns.ts'
import type { z } from 'zod'
import type { ruleInput } from './bureau/control/bureau-control-input.ts'
import type { BureauOverview } from './bureau/control/bureau-overview.ts'
import type { Product } from './bureau/products.ts'
import type { DisputeInput, PresentedDispute } from './bureau/reports/dispute.ts'
import type { PresentedReport } from './bureau/reports/report.ts'
import type { PresentedScreening } from './bureau/screenings/screening.ts'
import type { Answers } from './bureau/screenings/screening-input.ts'
import { ControlClient } from './control/any-control-client.ts'

/** What tests and journeys tell the screening bureau to do. */
export class BureauControl extends ControlClient<z.input<typeof ruleInput>> {
  overview = () => this.ask<BureauOverview>('GET', '/overview')
  /** What the applicant would answer. */
  rightAnswers = async (screening: string) => (await this.ask<{ answers: Answers }>('GET', `/screenings/${screening}/answers`)).answers
  /** The file at the credit agency; a blocked screening goes on when it is tried again. */
  freeze = (screening: string, frozen: boolean) => this.ask<PresentedScreening>('POST', `/screenings/${screening}/freeze`, { frozen })
  correct = (report: string, product: Product) => this.ask<PresentedReport>('POST', `/reports/${report}/correct`, { product })
  dispute = (report: string, given: DisputeInput) => this.ask<PresentedDispute>('POST', `/reports/${report}/disputes`, given)
  resolve = (dispute: string, outcome: 'corrected' | 'verified') =>
    this.ask<PresentedDispute>('POST', `/disputes/${dispute}/resolve`, { outcome })
}
