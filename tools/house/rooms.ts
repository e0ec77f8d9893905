/*
 * The house: layers from the ground up, and the rooms of each. A room may use what is below it in its own layer or in one
 * further down, and in server, web and contract it has the same name.
 */

export const LAYERS: readonly { readonly name: string; readonly rooms: readonly string[] }[] = [
  {
    name: 'ground',
    rooms: [
      'text',
      'values',
      'process',
      'settings',
      'database',
      'threads',
      'jobs',
      'audit',
      'rpc',
      'access',
      'secrets',
      'links',
      'http',
      'browser',
      'sessions',
      'api',
      'navigation',
      'email',
      'webhooks',
      'outside-calls',
      'other-companies',
      'payment-gateway',
      'screening-bureau',
      'files',
      'pdf',
      'pdf-seals',
      'live',
      'operator',
      'backup',
      'ui',
    ],
  },
  { name: 'places', rooms: ['reference-data', 'state-law'] },
  { name: 'identity', rooms: ['accounts', 'profiles', 'persons'] },
  {
    name: 'platform',
    rooms: ['list-exports', 'branding', 'preferences', 'saved-views', 'notifications', 'plans', 'support-tickets', 'testimonials'],
  },
  {
    name: 'security',
    rooms: ['device-tokens', 'sessions', 'factors', 'identities', 'security-pin', 'closing', 'sign-in'],
  },
  { name: 'people', rooms: ['businesses', 'connections', 'invitations'] },
  { name: 'properties', rooms: ['fields', 'drafts', 'properties', 'listings', 'images', 'units', 'owners', 'bulk', 'imports'] },
  { name: 'leasing', rooms: ['tenures', 'engagements', 'leases', 'lease-imports', 'persons', 'assignments'] },
  {
    name: 'marketplace',
    rooms: ['search', 'inquiries', 'directory', 'tours', 'listing-life', 'favorites', 'saved-searches', 'feeds', 'listing-reports'],
  },
  // `books` verifies what the rooms below it keep.
  {
    name: 'money',
    rooms: [
      'ledger',
      'payment-accounts',
      'invoice-items',
      'invoices',
      'papers',
      'payments',
      'asset-payments',
      'reconciliation',
      'overview',
      'books',
    ],
  },
  { name: 'documents', rooms: ['documents', 'sharing', 'requirements'] },
  { name: 'agreements', rooms: ['templates', 'agreements', 'signing'] },
  {
    name: 'applications',
    rooms: ['criteria', 'applications', 'form', 'fees', 'renter-profile', 'references', 'screening', 'decisions', 'review'],
  },
  { name: 'office', rooms: ['list-exports', 'leads', 'finder', 'dashboard'] },
  { name: 'pages', rooms: ['market', 'property', 'invitation', 'connection', 'business', 'notification', 'signup'] },
  { name: 'site', rooms: ['site', 'docs'] },
  { name: 'composition', rooms: ['demo', 'app'] },
]

/** Folders directly below `src` that are rooms of these layers themselves. */
const OF_ITS_OWN_FOLDER = new Map(
  LAYERS.filter(({ name }) => ['ground', 'site', 'composition'].includes(name)).flatMap(({ name, rooms }) =>
    rooms.map((room) => [room, `${name}/${room}`] as const),
  ),
)
const ALL = new Set(LAYERS.flatMap(({ name, rooms }) => rooms.map((room) => `${name}/${room}`)))

/** All rooms from the ground up, such as `properties/units`. */
export const ROOMS: readonly string[] = [...ALL]

/** The room of a file of server, web or contract; null for what is no part of the product. Throws where there is none. */
export function roomOf(path: string): string | null {
  // What a room brings to the house is said beside it, and is part of how the house is put together.
  if (path.endsWith('.capability.ts')) return 'composition/app'
  const [, folder = '', below = ''] = /^(?:server|web|contract)\/src\/([^/]+)(?:\/([^/]+)\/)?/.exec(path) ?? []
  if (!folder) return null
  const own = OF_ITS_OWN_FOLDER.get(folder)
  if (own) return own
  // What stands in no folder puts the rest together: `main.ts`, `registry.ts`, `boot.ts`.
  if (folder.includes('.')) return 'composition/app'
  const room = `${folder}/${below}`
  if (ALL.has(room)) return room
  throw new Error(`${path} is in no room. Name its folder in tools/house/rooms.ts, in its layer.`)
}

/** How high a room stands: those further down have smaller numbers. */
export function heightOf(room: string): number {
  return ROOMS.indexOf(room)
}
