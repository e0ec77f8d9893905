import type { RefereeKind } from '@keystead/contract/applications/form/form.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import {
  AskReference,
  GetApplicationReferences,
  type GiveEmployerReference,
  type GiveLandlordReference,
  type GivePersonalReference,
} from '@keystead/contract/applications/references/reference.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestPerson } from '../../../test/harness.ts'
import { type EmailingApp, secretIn } from '../../../test/mail-server.ts'
import { must } from '../../../test/must.ts'

export const LANDLORD_SAYS: Omit<InputOf<typeof GiveLandlordReference>, 'Token'> = {
  PaidOnTime: 'always',
  NoticeGiven: 'notYet',
  GoodOrder: 'notYet',
  HadComplaints: 'N',
  WouldRentAgain: 'Y',
}

export const EMPLOYER_SAYS: Omit<InputOf<typeof GiveEmployerReference>, 'Token'> = {
  Employed: 'now',
  PaySaid: 'said',
  Pay: '5500.00',
  PeriodId: 4,
  GoesOn: 'Y',
}

export const FRIEND_SAYS: Omit<InputOf<typeof GivePersonalReference>, 'Token'> = { KnownHow: 'We teach together', KnownFor: 'threeToTen' }

export const referencesOf = async (person: TestPerson, ApplicationId: string) =>
  must(await person.call(GetApplicationReferences, { ApplicationId })).Items

export const asking = (by: TestPerson, ApplicationId: string, FormId: string, Kind: RefereeKind, Place = 0) =>
  by.call(AskReference, { ApplicationId, FormId, Kind, Place })

/** The secret that an email about a reference brought. */
export async function referenceLink(app: EmailingApp, email: string): Promise<string> {
  return secretIn(await app.emailTo(email, /as a reference$/), `${paths.giveReference('')}/`)
}
