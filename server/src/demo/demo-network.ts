import { paths } from '@keystead/contract/navigation/paths.ts'
import type { AgentScope, ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { bpsOfPercent } from '@keystead/contract/values/shares.ts'
import type { Db } from '../database/db.ts'
import type { DemoEmail } from './demo-people.ts'
import type { NewOccupant } from '../leasing/leases/occupant.queries.ts'
import type { DemoConnectionState } from '../people/connections/connection.demo.queries.ts'
import { text as connectionText } from '../people/connections/connection.text.ts'
import { text as ownerText } from '../properties/owners/owner.text.ts'
import { type Said, say } from '../text/said.ts'
import { text } from './demo-news.text.ts'
import { addAgency, addConnection, addInvitation, addLease, addNews, addOwners } from './demo-relations.ts'

/*
 * How the people of the demo portfolio know each other: who works for whom, who lives where, who owns what together.
 * Days count from the making of the portfolio, into the past.
 */

type Who = { readonly email: DemoEmail; readonly as: ProfileTypeName }

const who = (email: DemoEmail, as: ProfileTypeName): Who => ({ email, as })

const ruth = who('ruth.calloway@example.com', 'Owner')
const desmond = who('desmond.achter@example.com', 'Owner')
const imani = who('imani.thorsby@example.com', 'Owner')
const teo = who('teo.marchetti@example.com', 'Owner')
const priya = who('priya.lindgren@example.com', 'Owner')
const priyaAgent = who('priya.lindgren@example.com', 'Agent')
const priyaTenant = who('priya.lindgren@example.com', 'Tenant')
const walt = who('walt.hennessy@example.com', 'Owner')
const noor = who('noor.castellan@example.com', 'Agent')
const gideon = who('gideon.prewitt@example.com', 'Agent')
const june = who('june.okoye@example.com', 'Tenant')
const lars = who('lars.whitcombe@example.com', 'Tenant')

type Connection = { from: Who; to: Who; daysAgo: number; state?: DemoConnectionState; message?: string; reason?: string }

const connections: readonly Connection[] = [
  { from: ruth, to: noor, daysAgo: 240 },
  { from: ruth, to: june, daysAgo: 235 },
  { from: ruth, to: walt, daysAgo: 16 },
  { from: desmond, to: noor, daysAgo: 310 },
  { from: gideon, to: desmond, daysAgo: 90 },
  { from: desmond, to: june, daysAgo: 620, state: 'joined' },
  { from: desmond, to: lars, daysAgo: 40 },
  { from: desmond, to: priyaTenant, daysAgo: 39 },
  { from: desmond, to: priyaAgent, daysAgo: 330, state: 'ended', reason: 'The season is over. Thank you for the summer.' },
  { from: imani, to: lars, daysAgo: 149 },
  { from: walt, to: priyaAgent, daysAgo: 12 },
  { from: priya, to: teo, daysAgo: 200 },
  { from: walt, to: priya, daysAgo: 11 },
  { from: noor, to: june, daysAgo: 60 },
  {
    from: gideon,
    to: walt,
    daysAgo: 2,
    state: 'pending',
    message: 'I let four houses around German Village and would like to look after yours as well.',
  },
  { from: teo, to: noor, daysAgo: 1, state: 'pending', message: 'Would you take on the cabins in Colorado and California?' },
  { from: imani, to: gideon, daysAgo: 4, state: 'pending' },
]

/** Asked by email; they have no account yet. */
const invitations: readonly { from: Who; email: string; name: string; as: ProfileTypeName; daysAgo: number }[] = [
  { from: ruth, email: 'sam.oyelaran@example.org', name: 'Sam Oyelaran', as: 'Tenant', daysAgo: 3 },
  { from: desmond, email: 'books@halvorsen.example.org', name: 'Halvorsen Partners', as: 'Owner', daysAgo: 9 },
]

const EVERYTHING: readonly AgentScope[] = ['list', 'invoice', 'maintenance', 'documents', 'tenants']

type Assignment = {
  owner: Who
  agent: Who
  codes: readonly string[]
  contractTypeId: number
  scopes: readonly AgentScope[]
  agentPercent?: number
  feePercent?: number
  sinceDaysAgo: number
  untilInDays?: number
}

const assignments: readonly Assignment[] = [
  {
    owner: ruth,
    agent: noor,
    codes: ['SEA-201', 'SEA-202'],
    contractTypeId: 2,
    scopes: ['list', 'tenants'],
    agentPercent: 50,
    sinceDaysAgo: 200,
    untilInDays: 165,
  },
  { owner: ruth, agent: noor, codes: ['TAC-301'], contractTypeId: 3, scopes: ['list'], agentPercent: 3, sinceDaysAgo: 31, untilInDays: 90 },
  { owner: ruth, agent: noor, codes: ['OLY-302'], contractTypeId: 1, scopes: EVERYTHING, feePercent: 8, sinceDaysAgo: 238 },
  {
    owner: desmond,
    agent: noor,
    codes: ['CHI-618-2', 'CHI-607-5', 'CHI-614-8'],
    contractTypeId: 2,
    scopes: ['list', 'tenants'],
    agentPercent: 50,
    sinceDaysAgo: 300,
  },
  {
    owner: desmond,
    agent: gideon,
    codes: ['MCI-6PLEX', ...[1, 2, 3, 4, 5, 6].map((unit) => `MCI-6PLEX-${unit}`)],
    contractTypeId: 1,
    scopes: EVERYTHING,
    feePercent: 7.5,
    sinceDaysAgo: 88,
  },
  {
    owner: walt,
    agent: priyaAgent,
    codes: ['HEN-1', 'HEN-2'],
    contractTypeId: 2,
    scopes: ['list', 'tenants'],
    agentPercent: 60,
    sinceDaysAgo: 11,
  },
]

type Noted = { firstName: string; lastName: string; email: string | null; phone: string | null }

type Lease = {
  owner: Who
  code: string
  tenants: readonly (({ who: Who } | { noted: Noted }) & { sharePercent: number })[]
  guarantors?: readonly Noted[]
  occupants?: readonly NewOccupant[]
  fromDay: number
  /** Null: from month to month. */
  toDay: number | null
  billing: 'joint' | 'individual'
}

/** Days from today; those before are negative. */
const leases: readonly Lease[] = [
  { owner: ruth, code: 'OLY-302', tenants: [{ who: june, sharePercent: 100 }], fromDay: -230, toDay: 46, billing: 'joint' },
  { owner: imani, code: 'MSY-R11', tenants: [{ who: lars, sharePercent: 100 }], fromDay: -145, toDay: null, billing: 'joint' },
  {
    owner: desmond,
    code: 'DTW-12A',
    tenants: [
      { who: lars, sharePercent: 55 },
      { who: priyaTenant, sharePercent: 45 },
    ],
    fromDay: 20,
    toDay: 384,
    billing: 'individual',
  },
  // People without accounts: half of the sixplex is lived in.
  {
    owner: desmond,
    code: 'MCI-6PLEX-2',
    tenants: [
      { noted: { firstName: 'Renata', lastName: 'Oliva', email: 'renata.oliva@example.org', phone: '8165550148' }, sharePercent: 50 },
      { noted: { firstName: 'Bram', lastName: 'Oliva', email: null, phone: '8165550149' }, sharePercent: 50 },
    ],
    occupants: [{ name: 'Wilma Oliva', relationship: 'Daughter', isMinor: true }],
    fromDay: -245,
    toDay: 120,
    billing: 'joint',
  },
  {
    owner: desmond,
    code: 'MCI-6PLEX-3',
    tenants: [{ noted: { firstName: 'Otis', lastName: 'Greer', email: 'otis.greer@example.org', phone: null }, sharePercent: 100 }],
    fromDay: -900,
    toDay: null,
    billing: 'joint',
  },
  {
    owner: desmond,
    code: 'MCI-6PLEX-5',
    tenants: [{ noted: { firstName: 'Colette', lastName: 'Ames', email: 'colette.ames@example.org', phone: null }, sharePercent: 100 }],
    guarantors: [{ firstName: 'Harold', lastName: 'Ames', email: 'harold.ames@example.org', phone: '8165550151' }],
    fromDay: -64,
    toDay: 301,
    billing: 'joint',
  },
  { owner: desmond, code: 'MCI-6PLEX-1', tenants: [{ who: june, sharePercent: 100 }], fromDay: -610, toDay: -246, billing: 'joint' },
]

/** What is owned together; the first of each manages it. */
const ownerships: readonly {
  owner: Who
  code: string
  percent: number
  others: readonly { who?: Who; name: string; percent: number }[]
  daysAgo: number
}[] = [
  { owner: walt, code: 'HEN-4', percent: 60, others: [{ who: ruth, name: 'Ruth Calloway', percent: 40 }], daysAgo: 15 },
  { owner: priya, code: 'LND-3', percent: 50, others: [{ who: teo, name: 'Teo Marchetti', percent: 50 }], daysAgo: 190 },
  { owner: ruth, code: 'PDX-101', percent: 75, others: [{ name: 'Iris Calloway', percent: 25 }], daysAgo: 120 },
]

/** As `tell` would have written it. */
type News = { to: Who; by: Who; event: string; typeId: number; said: Said; path: string; hoursAgo: number; isRead?: boolean }

const news: readonly News[] = [
  {
    to: walt,
    by: gideon,
    event: 'connection.invited',
    typeId: 1,
    said: say(connectionText, 'wantsToBeYourAgent'),
    path: paths.connectedAgents({ tab: 'received' }),
    hoursAgo: 46,
  },
  {
    to: noor,
    by: teo,
    event: 'connection.invited',
    typeId: 1,
    said: say(connectionText, 'wantsYouAsAgent'),
    path: paths.connectedOwners({ tab: 'received' }),
    hoursAgo: 22,
  },
  {
    to: gideon,
    by: imani,
    event: 'connection.invited',
    typeId: 1,
    said: say(connectionText, 'wantsYouAsAgent'),
    path: paths.connectedOwners({ tab: 'received' }),
    hoursAgo: 95,
  },
  {
    to: ruth,
    by: noor,
    event: 'connection.answered',
    typeId: 1,
    said: say(connectionText, 'accepted'),
    path: paths.connectedAgents(),
    hoursAgo: 5731,
    isRead: true,
  },
  {
    to: ruth,
    by: june,
    event: 'connection.answered',
    typeId: 1,
    said: say(connectionText, 'accepted'),
    path: paths.connectedTenants(),
    hoursAgo: 5607,
    isRead: true,
  },
  {
    to: ruth,
    by: walt,
    event: 'asset.ownershipChanged',
    typeId: 1,
    said: say(ownerText, 'madeYouCoOwner', { home: 'Aunt Lottie’s house on Halyard Street', share: { bps: 4000 } }),
    path: paths.partnershipProperties(),
    hoursAgo: 362,
    isRead: true,
  },
  {
    to: walt,
    by: ruth,
    event: 'connection.answered',
    typeId: 1,
    said: say(connectionText, 'accepted'),
    path: paths.connectedOwners(),
    hoursAgo: 361,
    isRead: true,
  },
  {
    to: walt,
    by: priyaAgent,
    event: 'connection.answered',
    typeId: 1,
    said: say(connectionText, 'accepted'),
    path: paths.connectedAgents(),
    hoursAgo: 268,
    isRead: true,
  },
  {
    to: priyaAgent,
    by: walt,
    event: 'asset.assigned',
    typeId: 1,
    said: say(text, 'gaveToLease', { home: 'Brick cottage with a walled patio in German Village' }),
    path: paths.assignedProperties(),
    hoursAgo: 242,
    isRead: true,
  },
  {
    to: noor,
    by: ruth,
    event: 'asset.assigned',
    typeId: 1,
    said: say(text, 'gaveToSell', { home: 'Restored 1902 Victorian with a view of the Sound' }),
    path: paths.assignedProperties(),
    hoursAgo: 750,
    isRead: true,
  },
  {
    to: june,
    by: ruth,
    event: 'asset.assigned',
    typeId: 1,
    said: say(text, 'leasedToYou', { home: 'Upper half of a duplex near Capitol Lake' }),
    path: paths.connectedProperties(),
    hoursAgo: 5523,
    isRead: true,
  },
  {
    to: june,
    by: noor,
    event: 'connection.invited',
    typeId: 1,
    said: say(connectionText, 'wantsToBeYourAgent'),
    path: paths.connectedAgents(),
    hoursAgo: 1447,
    isRead: true,
  },
  {
    to: lars,
    by: desmond,
    event: 'asset.assigned',
    typeId: 1,
    said: say(text, 'leasedToYou', { home: 'East-side two-flat with leaded glass and a sleeping porch' }),
    path: paths.connectedProperties({ tab: 'upcoming' }),
    hoursAgo: 70,
  },
  {
    to: priyaTenant,
    by: desmond,
    event: 'asset.assigned',
    typeId: 1,
    said: say(text, 'leasedToYou', { home: 'East-side two-flat with leaded glass and a sleeping porch' }),
    path: paths.connectedProperties({ tab: 'upcoming' }),
    hoursAgo: 70,
  },
  {
    to: desmond,
    by: lars,
    event: 'connection.answered',
    typeId: 1,
    said: say(connectionText, 'accepted'),
    path: paths.connectedTenants(),
    hoursAgo: 932,
    isRead: true,
  },
  {
    to: priya,
    by: teo,
    event: 'connection.answered',
    typeId: 1,
    said: say(connectionText, 'accepted'),
    path: paths.connectedOwners(),
    hoursAgo: 4773,
    isRead: true,
  },
]

/** Connects people of the portfolio, once. What someone has deleted or changed since is left out. */
export async function insertNetwork(db: Db): Promise<void> {
  const person = ({ email, as }: Who) => ({ email, typeId: PROFILE_TYPES[as] })
  for (const { from, to, ...rest } of connections) await addConnection(db, { from: person(from), to: person(to), ...rest })
  for (const { from, as, ...rest } of invitations) await addInvitation(db, { from: person(from), typeId: PROFILE_TYPES[as], ...rest })
  for (const { owner, agent, codes, ...terms } of assignments) {
    for (const code of codes) await addAgency(db, { owner: person(owner), agent: person(agent), code, ...terms })
  }
  for (const { owner, tenants, ...lease } of leases) {
    await addLease(db, {
      owner: person(owner),
      tenants: tenants.map(({ sharePercent, ...tenant }) => ({
        ...('who' in tenant ? { person: person(tenant.who) } : tenant),
        shareBps: bpsOfPercent(sharePercent),
      })),
      ...lease,
    })
  }
  for (const { owner, others, ...ownership } of ownerships) {
    await addOwners(db, {
      owner: person(owner),
      others: others.map(({ who: partner, ...other }) => ({ ...other, partner: partner ? person(partner) : null })),
      ...ownership,
    })
  }
  for (const { to, by, ...item } of news) await addNews(db, { to: person(to), by: person(by), ...item })
}
