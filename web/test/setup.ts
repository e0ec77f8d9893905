import '../src/ui/theme/global.css'
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { sendHeldQueries } from '../src/api/held-queries.ts'
import { beginStandIn, troublesOfStandIn } from './stand-in.ts'
import { closeToasts } from '../src/ui/toast.tsx'
import { signOut } from './people.ts'

beforeEach(beginStandIn)

afterEach(async () => {
  await cleanup()
  // One that lies under the pointer waits, and would lie over what the next test presses.
  closeToasts()
  sendHeldQueries()
  signOut()
  localStorage.clear()
  expect(troublesOfStandIn(), 'Calls of a test keep to the contract, and each is answered by it.').toEqual([])
})
