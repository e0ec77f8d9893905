import { GetApplicationDetails, OpenApplication } from '@keystead/contract/applications/applications/application.operations.ts'
import { GetApplicationDecision } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { GetApplicationFees } from '@keystead/contract/applications/fees/fee.operations.ts'
import { GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import { GetScreenings } from '@keystead/contract/applications/screening/screening.operations.ts'
import type { ErrorDefinition } from '@keystead/contract/rpc/errors.ts'
import { page as screen } from 'vitest/browser'
import { ViewApplicationScreen } from '../src/applications/review/ViewApplicationScreen.tsx'
import { applicant, applicationDetails, type ApplicationDetails, decisionDetails } from './applications.ts'
import { signIn } from './people.ts'
import { idOf } from './sample.ts'
import { screeningDetails } from './screening.ts'
import { show } from './show.tsx'
import { answer, refusal } from './stand-in.ts'

/* The page of an application, for tests of what is read and done there. */

export const AT = `/User/Applications/ViewApplication?id=${idOf(1)}`
export const THIS = { ApplicationId: idOf(1) }
export const LEAD = applicant(11, 'Lea Lead', { ApplicantTypeId: 1, IsLead: true, State: 'submitted', IsReadable: true })
export const YOU = applicant(12, 'Sam Tester', { IsYou: true, IsReadable: true })

/** What the server answers of it by now. */
export const viewed: { details: ApplicationDetails } = { details: applicationDetails() }

/** Before each test: its landlord is signed in, and all that the page asks is answered. */
export async function beginViewing(): Promise<void> {
  await screen.viewport(1200, 1000)
  signIn()
  viewed.details = applicationDetails()
  answer(GetApplicationReferences, { ApplicationId: idOf(1), Items: [] })
  answer(GetApplicationDetails, () => viewed.details)
  answer(OpenApplication, THIS)
  answer(GetApplicationFees, { ApplicationId: idOf(1), Items: [], Law: null })
  answer(GetApplicationDecision, decisionDetails())
  answer(GetScreenings, screeningDetails())
}

export function shown(changes?: Parameters<typeof applicationDetails>[0]) {
  if (changes) viewed.details = applicationDetails(changes)
  return show(<ViewApplicationScreen />, { at: AT })
}

export const refuse = (definition: ErrorDefinition, fields?: Record<string, string>) => () => {
  throw refusal(definition, fields)
}

export async function choose(page: Awaited<ReturnType<typeof show>>, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
