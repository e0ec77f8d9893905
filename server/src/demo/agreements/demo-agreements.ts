import type { StarterKey } from '@keystead/contract/agreements/templates/starters.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { DemoEmail } from '../demo-people.ts'

/* What people of the demo have agreed on, or are about to. */

export type Party = { readonly email: DemoEmail; readonly typeId: number }

const ruth: Party = { email: 'ruth.calloway@example.com', typeId: PROFILE_TYPES.Owner }
const desmond: Party = { email: 'desmond.achter@example.com', typeId: PROFILE_TYPES.Owner }
const june: Party = { email: 'june.okoye@example.com', typeId: PROFILE_TYPES.Tenant }
const lars: Party = { email: 'lars.whitcombe@example.com', typeId: PROFILE_TYPES.Tenant }

export type DemoAgreement = {
  readonly by: Party
  /** Of the home that is leased. */
  readonly code: string
  /** The template that it begins with. */
  readonly starter: StarterKey
  readonly title: string
  readonly message?: string
  /** What the template asks, by its words. */
  readonly answers: Readonly<Record<string, string>>
  /** Null: a draft. Else it is sent, and these sign it, as they write their names; where these are all, it is sealed. */
  readonly signedBy: readonly { readonly who: Party; readonly name: string }[] | null
}

const pet = (kind: string, name: string, weight: string, age: string, rent: string) => ({
  'Kind and breed of the pet': kind,
  'Name of the pet': name,
  'Weight of the pet': weight,
  'Age of the pet': age,
  'Pet rent a month, or none': rent,
  'Pet deposit, or none': 'none',
  'Days to find another home for the pet': '30',
})

export const demoAgreements: readonly DemoAgreement[] = [
  {
    by: ruth,
    code: 'OLY-302',
    starter: 'pet-addendum',
    title: 'Pet addendum for Biscuit',
    message: 'As we said on the phone. Please read it, and sign when it suits you.',
    answers: pet('Cat, gray tabby', 'Biscuit', '9 pounds', '6 years', 'none'),
    signedBy: [
      { who: june, name: 'June Okoye' },
      { who: ruth, name: 'Ruth Calloway' },
    ],
  },
  {
    by: desmond,
    code: 'DTW-12A',
    starter: 'pet-addendum',
    title: 'Pet addendum for Sprocket',
    answers: pet('Dog, whippet', 'Sprocket', '28 pounds', '3 years', '$25'),
    signedBy: [{ who: lars, name: 'Lars Whitcombe' }],
  },
  {
    by: ruth,
    code: 'OLY-302',
    starter: 'notice-to-enter',
    title: 'Notice to enter for the furnace',
    answers: { 'Who will enter': 'Sound Heating, with Ruth Calloway', Why: 'Yearly service of the furnace' },
    signedBy: null,
  },
]
