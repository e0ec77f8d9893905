import { GetUserProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import { GetLeadCounts } from '@keystead/contract/office/leads/lead.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { Logout } from '@keystead/contract/security/sign-in/account.operations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, refusal } from '../../../test/stand-in.ts'
import { call, onSessionEnd } from '../../api/call.ts'
import { leaveClosedAccount } from '../../security/closing/leave-closed-account.ts'
import { currentSession } from '../../sessions/session.ts'
import { UserMenu } from './UserMenu.tsx'

let timesLeft: number
let foundEnded: string[]
let stopHearing: () => void
let asking: AbortController

/** The page of the tests is not left. */
function stay(event: Event): void {
  event.preventDefault()
  timesLeft += 1
}

beforeEach(() => {
  timesLeft = 0
  foundEnded = []
  asking = new AbortController()
  navigation.addEventListener('navigate', stay)
  stopHearing = onSessionEnd(({ name }) => foundEnded.push(name))
})
afterEach(() => {
  navigation.removeEventListener('navigate', stay)
  stopHearing()
  asking.abort()
})

/** As a screen does, until it is gone. */
const ask = () => call(GetLeadCounts, {}, { signal: asking.signal }).catch((error: unknown) => error)

/** A query that is refused has a moment of hope for a new cookie, and is then taken for one of a session that has ended. */
const longerThanHope = () => new Promise((resolve) => setTimeout(resolve, 1_000))

/** A server that has ended the session, as queries find. */
function refuseQueries(): void {
  const refuse = () => {
    throw refusal(CallErrors.SignInRequired)
  }
  answer(GetUserProfiles, refuse)
  answer(GetLeadCounts, refuse)
}

test('a session that its person ends is not found ended by what is asked meanwhile, and the page is left', async () => {
  const [onItsWay, ending] = [Promise.withResolvers<never>(), Promise.withResolvers<{ SignedOut: boolean }>()]
  const session = signIn()
  answer(GetUserProfiles, () => onItsWay.promise)
  answer(Logout, () => ending.promise)
  const page = await show(<UserMenu session={session} />)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => asked(Logout)).toHaveLength(1)

  refuseQueries()
  onItsWay.reject(refusal(CallErrors.SignInRequired))
  void ask()
  await longerThanHope()
  expect({ asked: [...asked(GetUserProfiles), ...asked(GetLeadCounts)].length, foundEnded }).toEqual({ asked: 1, foundEnded: [] })
  expect([currentSession(), timesLeft]).toEqual([session, 0])

  ending.resolve({ SignedOut: true })
  await expect.poll(() => timesLeft).toBe(1)
  expect(currentSession()).toBeNull()
})

test('a server that cannot be told keeps no one here', async () => {
  answer(GetUserProfiles, { ActiveProfileId: null, Profiles: [], Businesses: [], FirstName: null, LastName: null })
  answer(Logout, () => {
    throw refusal(CallErrors.Unexpected)
  })
  const page = await show(<UserMenu session={signIn()} />)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => timesLeft).toBe(1)
  expect(currentSession()).toBeNull()
})

test('what is asked for an account that was closed is neither answered nor missed', async () => {
  const onItsWay = Promise.withResolvers<never>()
  signIn()
  answer(GetLeadCounts, () => onItsWay.promise)
  void ask()
  await expect.poll(() => asked(GetLeadCounts)).toHaveLength(1)
  leaveClosedAccount()
  refuseQueries()
  onItsWay.reject(refusal(CallErrors.SignInRequired))
  expect(await Promise.race([ask(), longerThanHope()])).toBeUndefined()
  expect({ asked: asked(GetLeadCounts).length, timesLeft, foundEnded }).toEqual({ asked: 1, timesLeft: 1, foundEnded: [] })
})
