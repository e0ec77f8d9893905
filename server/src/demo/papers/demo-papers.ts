import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { SharePermission } from '@keystead/contract/documents/documents/document.values.ts'
import type { DemoEmail } from '../demo-people.ts'

/* What lies in the drawers of the people of a demo. Days count from the making of it. */

type Who = { readonly email: DemoEmail; readonly typeId: number }

const ruth: Who = { email: 'ruth.calloway@example.com', typeId: PROFILE_TYPES.Owner }
const desmond: Who = { email: 'desmond.achter@example.com', typeId: PROFILE_TYPES.Owner }
const noor: Who = { email: 'noor.castellan@example.com', typeId: PROFILE_TYPES.Agent }
const june: Who = { email: 'june.okoye@example.com', typeId: PROFILE_TYPES.Tenant }

export type DemoPaper = {
  readonly title: string
  readonly typeId: number
  /** Names of folders from the top. */
  readonly folder: readonly string[]
  /** The code of the home that it is about; `ofLease`: its lease. */
  readonly home?: string
  readonly ofLease?: true
  readonly visibility?: 0 | 1 | 2
  readonly tags?: readonly string[]
  readonly description?: string
  /** Of the paper itself, and until when it is good. */
  readonly onDay?: number
  readonly untilDay?: number
  /** A paragraph each; of several pages an empty one begins the next. */
  readonly says: readonly string[]
}

export type DemoShare = {
  readonly folder: readonly string[]
  readonly with: Who
  readonly permission: SharePermission
  readonly message: string
}

export type DemoDrawer = { readonly owner: Who; readonly papers: readonly DemoPaper[]; readonly shares: readonly DemoShare[] }

export const demoDrawers: readonly DemoDrawer[] = [
  {
    owner: ruth,
    papers: [
      {
        title: 'Lease of June Okoye',
        typeId: 1,
        folder: ['Leases'],
        home: 'OLY-302',
        ofLease: true,
        onDay: -232,
        says: [
          'Residential lease between Ruth Calloway, owner, and June Okoye, tenant.',
          'Rent is due on the first of each month. One bicycle may be kept in the hall.',
          '',
          'Signed by both.',
        ],
      },
      {
        title: 'House rules',
        typeId: 17,
        folder: ['Leases'],
        home: 'OLY-302',
        visibility: 2,
        onDay: -240,
        tags: ['quiet hours'],
        says: [
          'Quiet hours are from ten at night to seven in the morning.',
          'Please sort glass, paper and compost. The bins go out on Tuesday.',
        ],
      },
      {
        title: 'Homeowners policy 7714-22',
        typeId: 16,
        folder: ['Insurance'],
        home: 'PDX-101',
        onDay: -343,
        untilDay: 22,
        tags: ['insurance', 'renew'],
        says: ['Policy 7714-22 covers fire, hail and burst pipes up to 640,000 dollars.', 'It ends after one year unless it is renewed.'],
      },
      {
        title: 'Business license',
        typeId: 26,
        folder: ['Taxes and licenses'],
        onDay: -420,
        untilDay: -55,
        says: ['License to rent out residential property, city of Olympia.'],
      },
      {
        title: 'Deed of Alder Street',
        typeId: 18,
        folder: ['Deeds'],
        home: 'PDX-101',
        visibility: 0,
        onDay: -2_950,
        says: ['Warranty deed, recorded in Multnomah County.'],
      },
      {
        title: 'Furnace service',
        typeId: 23,
        folder: ['Receipts', 'Repairs'],
        home: 'OLY-302',
        onDay: -64,
        tags: ['furnace', 'tax deductible'],
        says: ['Cleaned the burner, replaced the filter and the igniter: 214.60 dollars.', 'Next service is due in a year.'],
      },
      {
        title: 'Paint for the stairwell',
        typeId: 23,
        folder: ['Receipts', 'Repairs'],
        onDay: -38,
        tags: ['paint'],
        says: ['Four gallons of eggshell, color “Oat milk”: 163.20 dollars.'],
      },
    ],
    shares: [{ folder: ['Receipts'], with: noor, permission: 'edit', message: 'Please put the receipts of repairs in here.' }],
  },
  {
    owner: desmond,
    papers: [
      {
        title: 'Survey of the six-plex',
        typeId: 19,
        folder: ['Kansas City'],
        home: 'MCI-6PLEX-1',
        onDay: -1_100,
        says: ['Boundary survey: the fence stands four inches inside of the lot.'],
      },
      {
        title: 'Move-out inspection, unit 1',
        typeId: 6,
        folder: ['Kansas City', 'Inspections'],
        home: 'MCI-6PLEX-1',
        onDay: -246,
        says: ['Walls clean, one burn mark on the counter, keys returned.', 'Agreed with the tenant on the spot.'],
      },
    ],
    shares: [
      { folder: ['Kansas City', 'Inspections'], with: june, permission: 'view', message: 'This is what we wrote down when you moved out.' },
    ],
  },
]
