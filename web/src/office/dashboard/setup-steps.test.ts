import { expect, test } from 'vitest'
import { type SetupFacts, setupSteps } from './setup-steps.ts'

const NOTHING: SetupFacts = {
  email: 'olive@example.com',
  emailIsConfirmed: false,
  homes: 0,
  leasedHomes: 0,
  people: 0,
  hasSecondFactor: false,
}
const doneOf = (facts: Partial<SetupFacts>) =>
  setupSteps({ ...NOTHING, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key)

test.each<[Partial<SetupFacts>, string[]]>([
  [{}, []],
  [{ emailIsConfirmed: true }, ['email']],
  [{ homes: 1 }, ['home']],
  [{ homes: 3, leasedHomes: 1 }, ['home', 'lease']],
  [{ people: 2 }, ['people']],
  [{ hasSecondFactor: true }, ['factor']],
  [{ emailIsConfirmed: true, homes: 1, leasedHomes: 1, people: 1, hasSecondFactor: true }, ['email', 'home', 'lease', 'people', 'factor']],
])('with %o these are done: %o', (facts, done) => expect(doneOf(facts)).toEqual(done))

test('a lease is recorded for a home that is there', () => {
  const leaseStep = (homes: number) => setupSteps({ ...NOTHING, homes }).find(({ key }) => key === 'lease')
  expect(leaseStep(0)?.actions).toEqual([])
  expect(leaseStep(1)?.actions).toEqual([{ text: 'Record a lease', to: '/User/Owners/AssignProperty?to=tenants' }])
})
