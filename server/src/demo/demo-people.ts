import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { AccountTypeName } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { BuiltInRole } from '@keystead/contract/people/businesses/role.values.ts'

/*
 * The people of the demo portfolio. They are made up; their addresses are at a domain that is kept for examples.
 */

export type DemoProfile = {
  readonly profileType: ProfileTypeName
  readonly accountType: AccountTypeName
  /** Name of a profile category of the type. */
  readonly category: string
}

export type DemoPerson = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string
  readonly plan: 'free' | 'plus' | 'pro'
  /** Days before the portfolio is made at which they signed up. */
  readonly joinedDaysAgo: number
  /** What the sign-in page and the terminal say of them. */
  readonly label: string
  /** The first one is active after signing in. */
  readonly profiles: readonly [DemoProfile, ...DemoProfile[]]
}

/** Printed at start and offered on the sign-in page: a secret of nobody's. */
export const DEMO_PASSWORD = 'lantern-maple-doorway'

export const demoPeople = [
  {
    email: 'ruth.calloway@example.com',
    firstName: 'Ruth',
    lastName: 'Calloway',
    mobile: '5035550114',
    plan: 'plus',
    joinedDaysAgo: 410,
    label: 'Owner of 18 homes (Personal)',
    profiles: [{ profileType: 'Owner', accountType: 'Personal', category: 'Individual' }],
  },
  {
    email: 'desmond.achter@example.com',
    firstName: 'Desmond',
    lastName: 'Achter',
    mobile: '3125550137',
    plan: 'pro',
    joinedDaysAgo: 655,
    label: 'Owner of 14 homes and 6 units (Business)',
    profiles: [{ profileType: 'Owner', accountType: 'Business', category: 'LLC or company' }],
  },
  {
    email: 'imani.thorsby@example.com',
    firstName: 'Imani',
    lastName: 'Thorsby',
    mobile: '4045550162',
    plan: 'pro',
    joinedDaysAgo: 530,
    label: 'Thorsby Commercial: administrator',
    profiles: [{ profileType: 'Owner', accountType: 'Business', category: 'LLC or company' }],
  },
  {
    email: 'teo.marchetti@example.com',
    firstName: 'Teo',
    lastName: 'Marchetti',
    mobile: '9705550189',
    plan: 'plus',
    joinedDaysAgo: 228,
    label: 'Owner of 7 getaways (Personal)',
    profiles: [{ profileType: 'Owner', accountType: 'Personal', category: 'Individual' }],
  },
  {
    email: 'priya.lindgren@example.com',
    firstName: 'Priya',
    lastName: 'Lindgren',
    mobile: '6125550145',
    plan: 'plus',
    joinedDaysAgo: 342,
    label: 'Owner, agent and tenant in one',
    profiles: [
      { profileType: 'Owner', accountType: 'Personal', category: 'Investor' },
      { profileType: 'Agent', accountType: 'Business', category: 'Property manager' },
      { profileType: 'Tenant', accountType: 'Personal', category: 'Individual' },
    ],
  },
  {
    email: 'walt.hennessy@example.com',
    firstName: 'Walt',
    lastName: 'Hennessy',
    mobile: '6145550128',
    plan: 'free',
    joinedDaysAgo: 19,
    label: 'New owner with 4 homes',
    profiles: [{ profileType: 'Owner', accountType: 'Personal', category: 'Co-owner' }],
  },
  {
    email: 'noor.castellan@example.com',
    firstName: 'Noor',
    lastName: 'Castellan',
    mobile: '3035550171',
    plan: 'pro',
    joinedDaysAgo: 481,
    label: 'Agent (Business)',
    profiles: [{ profileType: 'Agent', accountType: 'Business', category: 'Broker' }],
  },
  {
    email: 'gideon.prewitt@example.com',
    firstName: 'Gideon',
    lastName: 'Prewitt',
    mobile: '5125550153',
    plan: 'free',
    joinedDaysAgo: 97,
    label: 'Agent (Personal)',
    profiles: [{ profileType: 'Agent', accountType: 'Personal', category: 'Leasing agent' }],
  },
  {
    email: 'june.okoye@example.com',
    firstName: 'June',
    lastName: 'Okoye',
    mobile: '2065550196',
    plan: 'free',
    joinedDaysAgo: 264,
    label: 'Tenant (Personal)',
    profiles: [{ profileType: 'Tenant', accountType: 'Personal', category: 'Individual' }],
  },
  {
    email: 'lars.whitcombe@example.com',
    firstName: 'Lars',
    lastName: 'Whitcombe',
    mobile: '6175550108',
    plan: 'plus',
    joinedDaysAgo: 151,
    label: 'Tenant (Business)',
    profiles: [{ profileType: 'Tenant', accountType: 'Business', category: 'Commercial tenant' }],
  },
] as const satisfies readonly DemoPerson[]

export type DemoEmail = (typeof demoPeople)[number]['email']

/** Whose profile is that of a company. */
export const FOUNDER_EMAIL: DemoEmail = 'imani.thorsby@example.com'

/** People who have no profile of their own, and act for the company. */
export type DemoMember = Omit<DemoPerson, 'plan' | 'profiles'> & {
  readonly role: BuiltInRole
  readonly title: string
  /** Codes of the homes that they are given; null for all. */
  readonly homes: readonly string[] | null
  readonly isShown: boolean
}

export const demoMembers: readonly DemoMember[] = [
  {
    email: 'marcus.adeyemi@example.com',
    firstName: 'Marcus',
    lastName: 'Adeyemi',
    mobile: '4045550118',
    joinedDaysAgo: 390,
    label: 'Thorsby Commercial: manager',
    role: 'property-manager',
    title: 'Director of operations',
    homes: null,
    isShown: true,
  },
  {
    email: 'lena.voss@example.com',
    firstName: 'Lena',
    lastName: 'Voss',
    mobile: '4045550126',
    joinedDaysAgo: 74,
    label: 'Thorsby Commercial: leasing, 2 of 12',
    role: 'leasing',
    title: 'Leasing in Atlanta',
    homes: ['ATL-W1', 'ATL-O2'],
    isShown: true,
  },
  {
    email: 'carol.whitfield@example.com',
    firstName: 'Carol',
    lastName: 'Whitfield',
    mobile: '4045550177',
    joinedDaysAgo: 301,
    label: 'Thorsby Commercial: bookkeeper',
    role: 'bookkeeper',
    title: 'Accounting',
    homes: null,
    isShown: false,
  },
  {
    email: 'rafael.ortiz@example.com',
    firstName: 'Rafael',
    lastName: 'Ortiz',
    mobile: '4045550183',
    joinedDaysAgo: 212,
    label: 'Thorsby Commercial: maintenance',
    role: 'maintenance',
    title: 'Maintenance',
    homes: null,
    isShown: false,
  },
]

export const demoSignIns: readonly { Email: string; Password: string; Label: string }[] = [...demoPeople, ...demoMembers].map((person) => ({
  Email: person.email,
  Password: DEMO_PASSWORD,
  Label: person.label,
}))
