import { fixed, listed, ofOne, ofOneOrNone, tabbed, withSearch } from '../addresses.ts'
import { agent, member, owner, tenant } from '../route.ts'

/** Properties, as owners, agents and tenants have them. */
export const propertiesRoutes = {
  viewProperty: member('/User/Owners/ViewProperty', tabbed, 'Property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ViewPropertyScreen',
    note: 'One of your properties: its facts, its photos, and what’s still missing before it can be listed.',
  }),
  addResidentialProperty: member('/User/Owners/AddResidentialProperty', listed, 'Add a residential property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddResidentialPropertyScreen',
    note: 'Describe a home, add photos, and put it on the market.',
  }),
  manageResidentialProperty: member('/User/Owners/ManageResidentialProperty', ofOne, 'Edit a residential property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ManageResidentialPropertyScreen',
    note: 'Edit a home’s details and its photos.',
  }),
  addCommercialProperty: member('/User/Owners/AddCommercialProperty', listed, 'Add a commercial property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddCommercialPropertyScreen',
    note: 'Describe a commercial space, add photos, and put it on the market.',
  }),
  manageCommercialProperty: member('/User/Owners/ManageCommercialProperty', ofOne, 'Edit a commercial property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ManageCommercialPropertyScreen',
    note: 'Edit a commercial space’s details and its photos.',
  }),
  /** To an agent, or to tenants. `person`: chosen in the form already, where they can have it. */
  assignProperty: member(
    '/User/Owners/AssignProperty',
    (path) => (id?: string | null, to?: 'agent' | 'tenants', person?: string | null, draft?: string | null) =>
      withSearch(path, { id, to, person, draft }),
    'Assign a property',
    {
      ...owner,
      section: 'Properties',
      screen: 'leasing/assignments/AssignPropertyScreen',
      note: 'Give an agent or a tenant access to a property, for as long as you choose and only for what they need. When you end it, they lose access immediately.',
    },
  ),
  myProperties: member('/User/Owners/MyProperties', listed, 'My properties', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/MyPropertiesScreen',
    note: 'All your properties, listed or not. Search them, sort them, and open one to work on it.',
  }),
  /** Of the building. */
  addUnits: member('/User/Owners/AddUnits', ofOne, 'Add units', {
    ...owner,
    section: 'Properties',
    screen: 'properties/units/AddUnitsScreen',
    note: 'Add up to fifty units to a building at once: their numbers, what they have in common, and then what’s different about each.',
  }),
  addNewProperty: member('/User/Owners/AddNewProperty', fixed, 'Add a property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddNewPropertyScreen',
    note: 'Start a new property: a home or a commercial space, by hand or from a file.',
  }),
  listingFeeds: member('/User/Owners/ListingFeeds', listed, 'Listing feeds', {
    ...owner,
    section: 'Properties',
    screen: 'marketplace/feeds/ListingFeedsScreen',
    note: 'Web addresses where portals and your own website read your listings, and what each one leaves out and why.',
  }),
  listedProperties: member('/User/Owners/ListedProperties', listed, 'Listed properties', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ListedPropertiesScreen',
    note: 'Your properties that are on the market now.',
  }),
  partnershipProperties: member('/User/Owners/PartnershipProperties', listed, 'Partnership properties', {
    ...owner,
    section: 'Properties',
    screen: 'properties/owners/PartnershipPropertiesScreen',
    note: 'Properties you co-own: your share, who manages them, and what they bring in. Shares always add up to exactly 100 percent.',
  }),
  /** With an id: how that import runs, or its report. */
  importProperties: member('/User/Owners/ImportProperties', ofOneOrNone, 'Import properties', {
    ...owner,
    section: 'Properties',
    screen: 'properties/imports/ImportPropertiesScreen',
    note: 'Import many properties at once from a CSV file, with a preview of every problem before it starts.',
  }),
  importLeases: member('/User/Owners/ImportLeases', ofOneOrNone, 'Import leases and tenants', {
    ...owner,
    section: 'Properties',
    screen: 'leasing/lease-imports/ImportLeasesScreen',
    note: 'Import many leases at once from a CSV file, with the people on them. Nothing is sent to tenants.',
  }),
  agentProperties: member('/User/Agents/Properties', listed, 'Properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentPropertiesScreen',
    note: 'Every property owners have assigned to you: current, upcoming and past.',
  }),
  agentViewProperty: member('/User/Agents/ViewProperty', tabbed, 'Property', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentViewPropertyScreen',
    note: 'One property you work on: its facts, its owner and tenants, and what your assignment lets you do.',
  }),
  agentEditProperty: member(
    '/User/Agents/EditProperty',
    (path) => (id: string, step?: string) => withSearch(path, { id, step }),
    'Edit a property',
    {
      ...agent,
      section: 'Properties',
      screen: 'pages/property/AgentEditPropertyScreen',
      note: 'Edit the details and photos of a property an owner lets you list.',
    },
  ),
  agentAssignTenants: member(
    '/User/Agents/AssignTenants',
    (path) => (id?: string | null, draft?: string | null) => withSearch(path, { id, draft }),
    'Move tenants in',
    {
      ...agent,
      section: 'Properties',
      screen: 'leasing/assignments/AssignTenantsScreen',
      note: 'Move tenants into a home you look after: who, from when, for how much, and how they split the rent.',
    },
  ),
  assignedProperties: member('/User/Agents/AssignedProperties', listed, 'Assigned properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AssignedPropertiesScreen',
    note: 'Properties assigned to you now: each home, whether someone lives there, its owner, and your contract.',
  }),
  agentMyProperties: member('/User/Agents/MyProperties', listed, 'My properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentMyPropertiesScreen',
    note: 'The properties you may put on the market: which are listed, which are ready, and what the others still need.',
  }),
  connectedProperties: member('/User/Tenants/ConnectedProperties', listed, 'Connected properties', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/ConnectedPropertiesScreen',
    note: 'The homes you rent now, those you’re about to move into, and those you rented before.',
  }),
  tenantViewProperty: member('/User/Tenants/ViewProperty', ofOne, 'Property', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/TenantViewPropertyScreen',
    note: 'The home you rent: its facts, your lease, your share of the rent, and who to contact.',
  }),
  tenantProperties: member('/User/Tenants/Properties', listed, 'Properties', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/TenantPropertiesScreen',
    note: 'What you rent now: your rent, your lease, and who to contact.',
  }),
  userProperties: member('/User/Properties', listed, 'Properties', {
    section: 'Properties',
    screen: 'properties/properties/UserPropertiesScreen',
    note: 'All your active profile’s properties in one list, whatever your role in each.',
  }),
} as const
