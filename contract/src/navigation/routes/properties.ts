import { fixed, listed, ofOne, ofOneOrNone, tabbed, withSearch } from '../addresses.ts'
import { agent, member, owner, tenant } from '../route.ts'

/** Properties, as owners, agents and tenants have them. */
export const propertiesRoutes = {
  viewProperty: member('/User/Owners/ViewProperty', tabbed, 'Property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ViewPropertyScreen',
    note: 'One of your properties: its facts, pictures, and what is still missing before it can be listed.',
  }),
  addResidentialProperty: member('/User/Owners/AddResidentialProperty', listed, 'Add a residential property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddResidentialPropertyScreen',
    note: 'Describe a home, add pictures, and put it on the market.',
  }),
  manageResidentialProperty: member('/User/Owners/ManageResidentialProperty', ofOne, 'Edit a residential property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ManageResidentialPropertyScreen',
    note: 'Change what is said about a home, and its pictures.',
  }),
  addCommercialProperty: member('/User/Owners/AddCommercialProperty', listed, 'Add a commercial property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddCommercialPropertyScreen',
    note: 'Describe a commercial space, add pictures, and put it on the market.',
  }),
  manageCommercialProperty: member('/User/Owners/ManageCommercialProperty', ofOne, 'Edit a commercial property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ManageCommercialPropertyScreen',
    note: 'Change what is said about a commercial space, and its pictures.',
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
      note: 'Give an agent or a tenant access to a property, from one day to another and only for what they need. Ending it takes the access away at once.',
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
    note: 'Add up to fifty units to a building at once: their numbers, what they have in common, and then each as it differs.',
  }),
  addNewProperty: member('/User/Owners/AddNewProperty', fixed, 'Add a property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddNewPropertyScreen',
    note: 'Start a new property: a home or a commercial space, typed in or from a file.',
  }),
  listingFeeds: member('/User/Owners/ListingFeeds', listed, 'Listing feeds', {
    ...owner,
    section: 'Properties',
    screen: 'marketplace/feeds/ListingFeedsScreen',
    note: 'Addresses where portals and your own website read your listings, and what each leaves out and why.',
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
    note: 'Properties that you own together with others: your share, who manages them, and what they bring in. Shares always add up to exactly 100 percent.',
  }),
  /** With an id: how that import runs, or its report. */
  importProperties: member('/User/Owners/ImportProperties', ofOneOrNone, 'Import properties', {
    ...owner,
    section: 'Properties',
    screen: 'properties/imports/ImportPropertiesScreen',
    note: 'Bring in many properties at once from a CSV file, with a preview of every problem before it starts.',
  }),
  importLeases: member('/User/Owners/ImportLeases', ofOneOrNone, 'Import leases and tenants', {
    ...owner,
    section: 'Properties',
    screen: 'leasing/lease-imports/ImportLeasesScreen',
    note: 'Bring in leases and the people who are in them from a CSV file, many at once. Tenants are written down, and nothing is sent to them.',
  }),
  agentProperties: member('/User/Agents/Properties', listed, 'Properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentPropertiesScreen',
    note: 'Every property that owners have given you: now, soon, and before.',
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
      note: 'Change what is said about a property that an owner has given you to list, and its pictures.',
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
      note: 'Move tenants into a home that you look after: who, from when, for how much, and how they share the rent.',
    },
  ),
  assignedProperties: member('/User/Agents/AssignedProperties', listed, 'Assigned properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AssignedPropertiesScreen',
    note: 'What is in your hands now: each home, whether someone lives there, its owner, and your contract.',
  }),
  agentMyProperties: member('/User/Agents/MyProperties', listed, 'My properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentMyPropertiesScreen',
    note: 'The properties that you may put on the market: which are listed, which are ready, and what the others miss.',
  }),
  connectedProperties: member('/User/Tenants/ConnectedProperties', listed, 'Connected properties', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/ConnectedPropertiesScreen',
    note: 'The homes you rent now, those you are about to move into, and those you rented before.',
  }),
  tenantViewProperty: member('/User/Tenants/ViewProperty', ofOne, 'Property', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/TenantViewPropertyScreen',
    note: 'The home you rent: its facts, your lease and your share of the rent, and whom to turn to.',
  }),
  tenantProperties: member('/User/Tenants/Properties', listed, 'Properties', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/TenantPropertiesScreen',
    note: 'What you rent now: your rent, your lease, and whom to turn to.',
  }),
  userProperties: member('/User/Properties', listed, 'Properties', {
    section: 'Properties',
    screen: 'properties/properties/UserPropertiesScreen',
    note: 'All properties of your active profile in one list, whatever your role in each.',
  }),
} as const
