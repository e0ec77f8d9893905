/** What a listing says of money and leases besides its rent or price; whole dollars, in the words of the reference values. */
export type DemoTerms = {
  /** Months: shortest and longest. */
  readonly lease?: readonly [number, number]
  readonly includes?: readonly string[]
  readonly pays?: readonly string[]
  readonly application?: number
  readonly lastMonth?: true
  readonly pets?: { readonly deposit?: number; readonly rent?: number }
  readonly moveIn?: Readonly<Record<string, number>>
  readonly smoking?: string
  /** For rent and for sale. */
  readonly salePrice?: number
  readonly hoa?: number
  readonly tax?: readonly [amount: number, year: number]
  readonly netIncome?: number
  readonly lot?: readonly [area: number, unit: string]
  readonly garage?: number
  /** A square foot: the rate and common charges a year, the allowance once. */
  readonly space?: {
    readonly rate: number
    readonly cam?: number
    readonly allowance?: number
    readonly ceiling?: number
    readonly docks?: number
    readonly power?: string
  }
  readonly showing?: readonly [access: string, instructions?: string]
  /** What it asked for at first, and how many days ago that ended. */
  readonly before?: { readonly amount: number; readonly daysAgo: number }
}

/** By the code of the property. They say what the descriptions say: what is included there is included here. */
export const demoTerms: Readonly<Record<string, DemoTerms>> = {
  'PDX-101': {
    lease: [12, 24],
    includes: ['Trash'],
    pays: ['Water', 'Sewer', 'Gas', 'Electricity', 'Internet'],
    application: 45,
    pets: { deposit: 500 },
    smoking: 'No smoking',
    lot: [5000, 'Square Feet'],
    showing: ['By appointment', 'Shoes off in the house, please. The gate sticks: lift it.'],
  },
  'PDX-102': {
    lease: [6, 12],
    includes: ['Water', 'Sewer', 'Trash'],
    pays: ['Electricity', 'Internet'],
    application: 45,
    moveIn: { 'Fob and keys': 75 },
  },
  'SEA-201': {
    lease: [12, 24],
    pays: ['Water', 'Sewer', 'Trash', 'Electricity', 'Internet'],
    application: 50,
    pets: { deposit: 400, rent: 35 },
    smoking: 'No smoking',
    garage: 1,
    showing: ['By appointment', 'Park in the garage lane; it is posted as no stopping after four.'],
  },
  'SEA-202': {
    lease: [9, 12],
    includes: ['Heat', 'Water', 'Sewer', 'Trash'],
    pays: ['Electricity', 'Internet'],
    application: 50,
    pets: { rent: 25 },
    smoking: 'No smoking',
    before: { amount: 2295, daysAgo: 6 },
  },
  'TAC-301': { tax: [7180, 2025], lot: [6000, 'Square Feet'], garage: 1, before: { amount: 765_000, daysAgo: 12 } },
  'BOI-304': {
    lease: [12, 12],
    includes: ['Lawn care'],
    pays: ['Water', 'Sewer', 'Trash', 'Gas', 'Electricity'],
    application: 35,
    garage: 1,
  },
  'HNL-401': {
    lease: [6, 12],
    includes: ['Water', 'Sewer', 'Internet', 'Parking'],
    pays: ['Electricity'],
    application: 25,
    moveIn: { 'Elevator booking': 100 },
    smoking: 'No smoking',
  },
  'OAK-403': {
    lease: [12, 12],
    includes: ['Water', 'Trash', 'HOA fees', 'Parking'],
    pays: ['Electricity', 'Gas', 'Internet'],
    application: 40,
    pets: { rent: 40 },
    garage: 1,
    salePrice: 649_000,
    hoa: 612,
    tax: [7920, 2025],
  },
  'SAN-404': {
    lease: [12, 36],
    includes: ['Lawn care'],
    pays: ['Water', 'Sewer', 'Trash', 'Gas', 'Electricity', 'Internet'],
    application: 40,
    pets: { rent: 50 },
    smoking: 'Outside only',
    garage: 1,
    lot: [5600, 'Square Feet'],
  },
  'LAX-405': { lease: [12, 12], includes: ['Water', 'Trash'], pays: ['Electricity', 'Internet'], application: 40, smoking: 'Outside only' },
  'PHX-407': {
    lease: [12, 24],
    includes: ['Lawn care'],
    pays: ['Water', 'Sewer', 'Trash', 'Electricity'],
    application: 45,
    pets: { deposit: 300, rent: 25 },
    lot: [0.21, 'Acres'],
    before: { amount: 3450, daysAgo: 4 },
  },
  'LND-1': {
    lease: [12, 24],
    includes: ['HOA fees', 'Snow removal', 'Trash'],
    pays: ['Water', 'Gas', 'Electricity', 'Internet'],
    application: 40,
    pets: { deposit: 300, rent: 35 },
    garage: 2,
  },
  'LND-3': {
    lease: [12, 18],
    pays: ['Water', 'Sewer', 'Trash', 'Gas', 'Electricity'],
    application: 60,
    pets: { deposit: 500 },
    lot: [7400, 'Square Feet'],
  },
  'LND-4': { lease: [12, 12], includes: ['Trash', 'Water', 'Snow removal'], pays: ['Gas', 'Electricity', 'Internet'], application: 40 },
  'HEN-1': {
    lease: [12, 12],
    pays: ['Water', 'Sewer', 'Gas', 'Electricity'],
    application: 40,
    pets: { deposit: 250, rent: 25 },
    smoking: 'No smoking',
  },
  'CHI-618-2': {
    lease: [12, 24],
    includes: ['Heat', 'Water', 'Trash'],
    pays: ['Gas', 'Electricity', 'Internet'],
    application: 45,
    pets: { rent: 20 },
    moveIn: { 'Move-in fee': 350 },
  },
  'CHI-607-5': {
    lease: [12, 18],
    includes: ['Water', 'Trash'],
    pays: ['Gas', 'Electricity', 'Internet'],
    application: 60,
    moveIn: { 'Move-in fee': 400 },
  },
  'TPA-22': {
    lease: [7, 12],
    includes: ['Water', 'Pest control', 'Parking'],
    pays: ['Gas', 'Electricity', 'Internet'],
    application: 50,
    pets: { deposit: 300, rent: 30 },
  },
  'PIT-15': { lease: [12, 12], pays: ['Gas', 'Electricity'], application: 35, pets: { deposit: 300 } },
  'BWI-31': {
    lease: [12, 24],
    pays: ['Water', 'Sewer', 'Gas', 'Electricity', 'Internet'],
    application: 25,
    pets: { deposit: 400 },
    before: { amount: 2895, daysAgo: 5 },
  },
  // The state lets a landlord ask for a first and a last month, a deposit and a new lock, and for nothing else.
  'BOS-30': {
    lease: [12, 12],
    includes: ['Water'],
    pays: ['Heat', 'Electricity', 'Internet'],
    lastMonth: true,
    moveIn: { 'New lock and key': 60 },
    smoking: 'No smoking',
    showing: ['By appointment', 'Ring the third bell. The people on the second floor work nights.'],
  },
  'NYC-25': { hoa: 1184 },
  'MCI-6PLEX': {
    tax: [9240, 2025],
    netIncome: 61_500,
    lot: [0.24, 'Acres'],
    showing: ['Agent accompanies', 'One apartment at a time, with a day of notice.'],
  },
  'BHM-X9': { netIncome: 121_400, tax: [22_300, 2025] },
  'ATL-W1': {
    lease: [36, 84],
    space: { rate: 15.5, cam: 3.2, ceiling: 18, docks: 1, power: 'Three-phase, distributed to drops along the wall' },
  },
  'ATL-O2': { lease: [60, 120], space: { rate: 36, allowance: 45, ceiling: 9.5 } },
  'CLT-R3': { lease: [36, 60], space: { rate: 36, ceiling: 14 } },
  'HOU-M5': { lease: [60, 120], space: { rate: 31, cam: 8.4, allowance: 30, ceiling: 9 } },
  'DAL-W6': {
    lease: [36, 120],
    space: { rate: 8.8, cam: 2.1, ceiling: 26, docks: 16, power: '1,200 amps, three-phase' },
  },
  // Apartments of the sixplex.
  'MCI-6PLEX-1': { lease: [12, 12], includes: ['Heat', 'Water', 'Trash'], pays: ['Electricity', 'Internet'], application: 40 },
  'MCI-6PLEX-2': { lease: [12, 12], includes: ['Heat', 'Water', 'Trash'], pays: ['Electricity', 'Internet'], application: 40 },
  'MCI-6PLEX-3': { lease: [12, 12], includes: ['Heat', 'Water', 'Trash'], pays: ['Electricity', 'Internet'], application: 40 },
  'MCI-6PLEX-4': {
    lease: [12, 12],
    includes: ['Heat', 'Water', 'Trash'],
    pays: ['Electricity', 'Internet'],
    application: 40,
    pets: { deposit: 250 },
    moveIn: { 'Keys and fob': 40 },
  },
  'MCI-6PLEX-5': { lease: [12, 12], includes: ['Heat', 'Water', 'Trash'], pays: ['Electricity', 'Internet'], application: 40 },
  'MCI-6PLEX-6': {
    lease: [12, 12],
    includes: ['Heat', 'Water', 'Trash'],
    pays: ['Electricity', 'Internet'],
    application: 40,
    pets: { deposit: 250 },
    moveIn: { 'Keys and fob': 40 },
  },
}
