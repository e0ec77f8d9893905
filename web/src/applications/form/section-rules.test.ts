import { expect, test } from 'vitest'
import { DISCLOSURES } from '@keystead/contract/applications/form/form.values.ts'
import { blankJob, employmentInput, monthlyIncomeOf } from './employment-section.ts'
import { identityInput, identityToSend } from './identity-section.ts'
import { personalInput } from './personal-section.ts'
import { cardsFor } from './pets-count.ts'
import { blankAddress, residenceInput, uncoveredIn } from './residence-section.ts'
import { saidProblem } from './said-problem.ts'
import { byField, errorsOf, withoutBlanks } from './section-problems.ts'

const IDENTITY = {
  IdTypeId: 1,
  StateId: 8,
  CountryId: 5,
  ExpiryDate: null,
  SsnKind: 'full' as const,
  IdNumber: null,
  Ssn: '123-45-6789',
  Last4Ssn: '6789',
}

test('blanks are nothing on the wire, also in lists', () => {
  expect(withoutBlanks({ Name: ' ', Pets: [{ Breed: '', AgeYears: 0 }], HasNone: false })).toEqual({
    Name: null,
    Pets: [{ Breed: null, AgeYears: 0 }],
    HasNone: false,
  })
})

test('a field has one problem, a list all of its own at its root', () => {
  const problems = byField(
    [
      { Path: 'Addresses.0.City', Text: 'City can not be empty.' },
      { Path: 'Addresses.0.City', Text: 'City is not valid.' },
      { Path: 'Addresses', Text: 'A gap.' },
      { Path: 'Addresses', Text: 'Another gap.' },
    ],
    ['Addresses'],
  )
  expect(problems).toEqual([
    { Path: 'Addresses.0.City', Text: 'City can not be empty.' },
    { Path: 'Addresses.root', Text: 'A gap. Another gap.' },
  ])
  expect(errorsOf(problems)).toMatchObject({
    Addresses: { 0: { City: { message: 'City can not be empty.' } }, root: { message: 'A gap. Another gap.' } },
  })
})

test('an ID is of a state or a country, and only the chosen number goes along, once', () => {
  expect(identityInput(IDENTITY)).toMatchObject({ StateId: 8, CountryId: null, Ssn: '123-45-6789', Last4Ssn: null })
  expect(identityInput({ ...IDENTITY, IdTypeId: 3 })).toMatchObject({ StateId: null, CountryId: 5 })
  expect(identityToSend(IDENTITY, IDENTITY)).toMatchObject({ Ssn: null })
  // It was given up for the last four meanwhile, so it is not kept any more.
  expect(identityToSend(IDENTITY, { ...IDENTITY, SsnKind: 'last4' })).toMatchObject({ Ssn: '123-45-6789' })
})

test('an explanation and a middle name go with what asks for them', () => {
  const said = personalInput({
    FirstName: 'Tova',
    MiddleName: 'May',
    HasNoMiddleName: true,
    LastName: null,
    OtherNames: null,
    Email: null,
    PhonePrimary: null,
    PhoneSecondary: null,
    BirthDate: null,
    NumberOfResidents: null,
    NumberOfPets: null,
    AnyoneSmokes: null,
    EmergencyName: null,
    EmergencyPhone: null,
    Occupants: [],
    Pets: [],
    Vehicles: [],
    References: [],
    Disclosures: DISCLOSURES.map(({ Id }) => ({ QuestionId: Id, Answer: 'Y', Explanation: 'Why' })),
  })
  expect(said.MiddleName).toBeNull()
  expect(said.Disclosures.map(({ Explanation }) => Explanation)).toEqual(['Why', 'Why', 'Why', 'Why', null])
})

test('cards follow a number of pets, and those that say something stay', () => {
  const dog = { PetTypeId: 1, Breed: null }
  const none = { PetTypeId: null, Breed: '' }
  expect(cardsFor(3, [dog])).toBe(3)
  expect(cardsFor(0, [dog, none])).toBe(1)
  expect(cardsFor(0, [none, dog])).toBe(2)
  expect(cardsFor(500, [])).toBe(10)
  expect(cardsFor(null, [none])).toBe(1)
  expect(cardsFor('two', [none])).toBe(1)
})

test('of an owner nothing is said about a landlord, of other countries no state', () => {
  const owned = { ...blankAddress(), OwnershipId: 2, RentPaidTo: 'Larch Homes', StateId: 8, Region: 'West' }
  expect(residenceInput({ Addresses: [owned] }).Addresses[0]).toMatchObject({
    RentPaidTo: null,
    MayContact: null,
    StateId: 8,
    Region: null,
  })
  const abroad = { ...blankAddress(), CountryId: 100, StateId: 8, Region: 'West' }
  expect(residenceInput({ Addresses: [abroad] }).Addresses[0]).toMatchObject({ StateId: null, Region: 'West', MayContact: null })
})

test('what is not covered is measured once there is a day', () => {
  expect(uncoveredIn({ Addresses: [blankAddress()] }, '2026-11-28')).toBeNull()
  expect(uncoveredIn({ Addresses: [{ ...blankAddress(), From: '2026-01-01' }] }, '2026-11-28')).toHaveLength(1)
  expect(uncoveredIn({ Addresses: [{ ...blankAddress(), From: '2020-01-01' }] }, '2026-11-28')).toEqual([])
})

test('a month has of each income what its period makes of it, and nothing of work that has ended', () => {
  const job = { ...blankJob(), Income: '1000.00', PeriodId: 2 }
  expect(monthlyIncomeOf({ Jobs: [job], OtherIncome: [] })).toBe('2166.67')
  expect(monthlyIncomeOf({ Jobs: [{ ...job, To: '2026-01-01' }], OtherIncome: [{ Source: null, Amount: '1200.00', PeriodId: 5 }] })).toBe(
    '100.00',
  )
  expect(monthlyIncomeOf({ Jobs: [{ ...job, Income: 'much' }], OtherIncome: [{ Source: null, Amount: '5.00', PeriodId: null }] })).toBe(
    '0.00',
  )
  expect(employmentInput({ Jobs: [{ ...job, EmploymentTypeId: 9, Employer: 'Hospital' }], OtherIncome: [] }).Jobs[0]).toMatchObject({
    Employer: null,
    MayContact: null,
  })
})

test('away from its field a problem says which of several it is about', () => {
  expect(saidProblem({ Path: 'Addresses.0.City', Text: 'City can not be empty.' })).toBe('Where you live now: City can not be empty.')
  expect(saidProblem({ Path: 'Jobs.1.Income', Text: 'Income can not be empty.' })).toBe('Work 2: Income can not be empty.')
  expect(saidProblem({ Path: 'Jobs', Text: 'Please tell.' })).toBe('Please tell.')
})
