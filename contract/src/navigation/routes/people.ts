import { listed, withSearch } from '../addresses.ts'
import { member, owner } from '../route.ts'

/** Connections and people who are written down. */
export const peopleRoutes = {
  connections: member('/User/Connections', listed, 'Connections', {
    section: 'Connections',
    screen: 'people/connections/ConnectionsScreen',
    permission: 'connections:view',
    note: 'The owners, agents and tenants you work with, and the invitations that are still waiting for an answer.',
  }),
  connectedOwners: member('/User/Connections/Owners', listed, 'Owners', {
    section: 'Connections',
    screen: 'people/connections/ConnectedOwnersScreen',
    permission: 'connections:view',
    note: 'The owners you are connected with, and their invitations to you.',
  }),
  connectedAgents: member('/User/Connections/Agents', listed, 'Agents', {
    section: 'Connections',
    screen: 'people/connections/ConnectedAgentsScreen',
    permission: 'connections:view',
    note: 'The agents you are connected with, and the invitations between you.',
  }),
  connectedTenants: member('/User/Connections/Tenants', listed, 'Tenants', {
    section: 'Connections',
    screen: 'people/connections/ConnectedTenantsScreen',
    permission: 'connections:view',
    note: 'The tenants you are connected with, and the invitations between you.',
  }),
  /** Tenants who have not joined. */
  persons: member('/User/Connections/WithoutAccounts', listed, 'Tenants without accounts', {
    ...owner,
    section: 'Connections',
    screen: 'leasing/persons/PersonsScreen',
    permission: 'leases:view',
    concerns: 'whole business',
    note: 'Tenants and guarantors in your leases who haven’t joined: invite them all at once, edit their details, or erase them.',
  }),
  /** `pages` are those of its properties, its history and the documents about the other side. */
  connection: member(
    '/User/Connections/View',
    (path) =>
      (id: string, pages: { page?: number | null; history?: number | null; documents?: string | null } = {}) =>
        withSearch(path, { id, ...pages }),
    'Connection',
    {
      section: 'Connections',
      screen: 'pages/connection/ViewConnectionScreen',
      permission: 'connections:view',
      note: 'One connection: who it is, how to reach them, the properties between you, your documents about them, and its history. Answer it, or end it.',
    },
  ),
  /** `type`, `person`, `asset` and `again` (a connection that is over) are filled in there. */
  sendInvite: member('/User/Connections/SendInvite', listed, 'Send an invitation', {
    section: 'Connections',
    screen: 'pages/invitation/SendInviteScreen',
    permission: 'connections:edit',
    concerns: 'whole business',
    note: 'Invite owners, agents or tenants by email, one or many at once, whether or not they have an account yet. Both sides can end the connection at any time.',
  }),
} as const
