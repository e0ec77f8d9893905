import { createApp } from './app.ts'
import { MONEY_SCHEMA } from './books/money-schema.ts'
import { Control } from './control-client.ts'
import { DUE_WORK } from './objects/due-work.ts'
import { planPayouts } from './objects/payout.ts'
import type { Sandbox } from './sandbox.ts'
import { type ProgramOptions, type ProgramParts, type Running, startProgram } from './start-program.ts'

export type GatewayOptions = ProgramOptions & {
  /** After how many seconds a review of an account ends; `manual` waits for the control. */
  readonly review?: number | 'manual'
}

export type RunningGateway = Running & { readonly control: Control }

const REVIEW_SECONDS = 5

/** The whole payment gateway, in this process. */
export async function startGateway({ review = REVIEW_SECONDS, ...options }: GatewayOptions = {}): Promise<RunningGateway> {
  const parts: ProgramParts<Sandbox> = {
    name: 'gateway',
    schema: MONEY_SCHEMA,
    keyPrefix: 'sk_sandbox',
    signatureHeader: 'gateway-signature',
    companyOf: (company, origin) => ({ ...company, origin, reviewSeconds: review }),
    runs: DUE_WORK,
    createApp,
    atStart: planPayouts,
  }
  const running = await startProgram(parts, options)
  return { ...running, control: new Control(running.url, running.secretKey) }
}
