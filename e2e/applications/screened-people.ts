import type { Browser, Page } from '@playwright/test'
import type { PHONE } from '../agreements/signing-steps.ts'
import type { Person } from '../people.ts'
import { birthOf, idNumberOf, type Secret, type SecretWatch, ssnOf, watchSecrets } from '../secrets.ts'
import type { Watch } from '../watched-page.ts'
import { expectReadable, ID_NUMBER } from './form-steps.ts'
import { visitOf } from './household-steps.ts'

/* A household whose numbers are watched for wherever they could come. */

export const LANDLORD = 'Olive Hart'
/** The sandbox bureau finds collections of the first, a frozen file of the second, and asks the third who they are. */
export const TESSA = { first: 'Tessa', last: 'Moor', ssn: '500101005', born: '1990-05-17', id: ID_NUMBER }
export const GUS = { first: 'Gus', last: 'Field', ssn: '500101006', born: '1988-11-02', id: 'X90417725' }
export const IDA = { first: 'Ida', last: 'Field', ssn: '500101009', born: '1958-09-26', id: 'K55830964' }
export const EVERYONE = [TESSA, GUS, IDA]

type Screened = typeof TESSA

export const nameOf = ({ first, last }: Screened) => `${first} ${last}`

export const SECRETS: readonly Secret[] = EVERYONE.flatMap(({ first, ssn, born, id }) => [
  ssnOf(first, ssn),
  birthOf(first, born),
  idNumberOf(first, id),
])

/** What was seen of someone in this way, as it is noted. */
export const seenOf = ({ first }: Screened, what: 'SSN' | 'birth date' | 'ID number', where: string) => `${what} of ${first} ${where}`

export type Visit = { readonly page: Page; readonly secrets: SecretWatch }

/** Someone on a device of their own, where nothing may be seen of all these numbers but what is expected at the end. */
export async function watchedVisit(browser: Browser, watches: Watch[], person: Person, as?: typeof PHONE): Promise<Visit> {
  const page = await visitOf(browser, watches, person, as)
  return { page, secrets: await watchSecrets(page, SECRETS) }
}

/** What is on the screen can be read, and of what is typed there the browser keeps nothing. */
export async function lookAt({ page, secrets }: Visit): Promise<void> {
  await expectReadable(page)
  await secrets.look()
}
