import '../src/ui/theme/global.css'
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'
import { sendHeldQueries } from '../src/api/held-queries.ts'
import { beginStandIn, troublesOfStandIn } from './stand-in.ts'
import { signOut } from './people.ts'

beforeEach(beginStandIn)

afterEach(async () => {
  await cleanup()
  sendHeldQueries()
  signOut()
  localStorage.clear()
  expect(troublesOfStandIn(), 'Calls of a test keep to the contract, and each is answered by it.').toEqual([])
})
