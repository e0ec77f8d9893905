import { GetLeadCounts } from '@keystead/contract/office/leads/lead.operations.ts'
import { Login } from '@keystead/contract/security/sign-in/account.operations.ts'
import { SignedInAnswer } from '@keystead/contract/security/sessions/session.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../../test/people.ts'
import { sampleOf } from '../../../test/sample.ts'
import { show } from '../../../test/show.tsx'
import { answer, asked, STAND_IN_TIME } from '../../../test/stand-in.ts'
import { call } from '../../api/call.ts'
import { useCall } from '../../api/query.ts'
import { signedIn } from '../../security/sign-in/signed-in.ts'
import { useSession } from '../../sessions/session.ts'
import { useLive } from './use-live.ts'

/** A stream whose other end is the test. */
class Source extends EventTarget {
  readonly address: URL
  readonly readyState = 1

  constructor(address: string) {
    super()
    this.address = new URL(address, window.location.origin)
    opened.push(this)
  }
  since(): string | null {
    return this.address.searchParams.get('since')
  }
  say(event: string, data: object): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  close(): void {}
}

let opened: Source[] = []
const theirs = globalThis.EventSource

beforeEach(() => {
  opened = []
  globalThis.EventSource = Source as unknown as typeof EventSource
})
afterEach(() => {
  globalThis.EventSource = theirs
})

/** What a page of a session has, and the door to it. */
function Page() {
  const session = useSession()
  const client = useQueryClient()
  useLive(session)
  useCall(GetLeadCounts, {}, { enabled: session !== null })

  async function enter() {
    const Email = 'olive@example.com'
    await call(Login, { Email, Password: 'a long password', RememberMe: false })
    signedIn(client, Email)
  }

  return <button onClick={() => void enter()}>Sign in</button>
}

test('who signs in on a page hears what has changed since then by the server’s clock, and is asked nothing twice', async () => {
  answer(GetLeadCounts, { Messages: 2, Tours: 1 })
  // As the server does, it writes the record.
  answer(Login, () => {
    signIn()
    return sampleOf(SignedInAnswer)
  })
  const page = await show(<Page />)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => opened.map((source) => source.since())).toEqual([String(STAND_IN_TIME.getTime())])
  await expect.poll(() => asked(GetLeadCounts)).toHaveLength(1)

  opened[0]!.say('changed', { changes: [] })
  opened[0]!.say('changed', { changes: ['pin'] })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked(GetLeadCounts)).toHaveLength(1)
  opened[0]!.say('changed', { changes: ['tour'] })
  await expect.poll(() => asked(GetLeadCounts)).toHaveLength(2)
})

test('a page that came with what it shows says nothing of an instant that it was not told', async () => {
  signIn()
  answer(GetLeadCounts, { Messages: 2, Tours: 1 })
  await show(<Page />)
  await expect.poll(() => asked(GetLeadCounts)).toHaveLength(1)
  await expect.poll(() => opened.map((source) => source.since())).toEqual([null])
  opened[0]!.say('sync', {})
  await expect.poll(() => asked(GetLeadCounts)).toHaveLength(2)
})
