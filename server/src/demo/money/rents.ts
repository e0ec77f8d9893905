import type { PaymentMethod } from '@keystead/contract/money/payments/payment.values.ts'

/** What becomes of a payment in the end. */
export type Afterwards = 'refunded' | 'returned' | 'disputed'

/** How a home's rent has been paid month after month; `latest` is what became of the newest one. */
export type RentHabit = {
  readonly code: string
  /** Taken in turn, from the month before the newest one back. */
  readonly methods: readonly PaymentMethod[]
  /** Null: not paid so far. `transit`: by bank, a day ago. */
  readonly latest: { readonly method: PaymentMethod; readonly afterwards?: Afterwards } | 'transit' | null
  /** What is billed with the rent each month, in whole dollars. */
  readonly extra?: { readonly title: string; readonly dollars: number; readonly itemForTypeId: number }
}

export const rentHabits: readonly RentHabit[] = [
  {
    code: 'OLY-302',
    methods: ['bank', 'bank', 'card'],
    latest: 'transit',
    extra: { title: 'Covered parking', dollars: 45, itemForTypeId: 12 },
  },
  {
    code: 'MSY-R11',
    methods: ['bank', 'wire'],
    latest: { method: 'card' },
    extra: { title: 'Common area maintenance', dollars: 410, itemForTypeId: 16 },
  },
  { code: 'MCI-6PLEX-1', methods: ['directDeposit', 'card'], latest: { method: 'check' } },
  { code: 'MCI-6PLEX-2', methods: ['check', 'check', 'card'], latest: { method: 'card', afterwards: 'disputed' } },
  { code: 'MCI-6PLEX-3', methods: ['cash', 'moneyOrder', 'check', 'bank'], latest: null },
  { code: 'MCI-6PLEX-5', methods: ['card'], latest: { method: 'card' } },
]

/** Other things that are billed once. */
export type OtherBill = {
  readonly code: string
  readonly daysAgo: number
  readonly dueInDays: number
  readonly lines: readonly {
    readonly title: string
    readonly dollars: number
    readonly itemForTypeId: number
    readonly description?: string
  }[]
  readonly state: 'draft' | 'finished' | 'sent' | 'void'
  readonly allowsPartial?: boolean
  readonly notes?: string
  readonly paid?: readonly {
    readonly method: PaymentMethod
    readonly daysAgo: number
    /** All that is owed, unless it is said. */
    readonly dollars?: number
    readonly afterwards?: Afterwards
  }[]
}

/** Why the void one is void, and the refunded one was given back. */
export const VOID_REASON = 'Billed to the wrong apartment.'
export const REFUND_REASON = 'The repair was covered by the manufacturer.'

export const otherBills: readonly OtherBill[] = [
  {
    code: 'OLY-302',
    daysAgo: 3,
    dueInDays: 14,
    lines: [{ title: 'Water and sewer, two months', dollars: 118, itemForTypeId: 14 }],
    state: 'sent',
    notes: 'The city bills every second month. The bill is in the documents of the home.',
  },
  { code: 'OLY-302', daysAgo: 0, dueInDays: 14, lines: [{ title: 'New gate key', dollars: 25, itemForTypeId: 21 }], state: 'draft' },
  {
    code: 'OLY-302',
    daysAgo: 52,
    dueInDays: 14,
    lines: [{ title: 'Dishwasher repair', dollars: 186, itemForTypeId: 19, description: 'Pump and hose, with an hour of work.' }],
    state: 'sent',
    paid: [{ method: 'card', daysAgo: 47, afterwards: 'refunded' }],
  },
  {
    code: 'MCI-6PLEX-5',
    daysAgo: 12,
    dueInDays: 20,
    lines: [
      { title: 'Window pane, kitchen', dollars: 310, itemForTypeId: 19 },
      { title: 'Glazier, two visits', dollars: 140, itemForTypeId: 32 },
    ],
    state: 'sent',
    allowsPartial: true,
    paid: [{ method: 'cash', daysAgo: 6, dollars: 200 }],
  },
  {
    code: 'MCI-6PLEX-3',
    daysAgo: 13,
    dueInDays: 18,
    lines: [{ title: 'Electricity of the laundry room, your part', dollars: 64, itemForTypeId: 14 }],
    state: 'sent',
    paid: [{ method: 'bank', daysAgo: 10, afterwards: 'returned' }],
  },
  {
    code: 'MCI-6PLEX-3',
    daysAgo: 33,
    dueInDays: 14,
    lines: [{ title: 'Storage unit 4, six months', dollars: 150, itemForTypeId: 13 }],
    state: 'sent',
  },
  {
    code: 'MCI-6PLEX-3',
    daysAgo: 1,
    dueInDays: 21,
    lines: [{ title: 'Lease renewal', dollars: 75, itemForTypeId: 23 }],
    state: 'finished',
  },
  { code: 'MCI-6PLEX-2', daysAgo: 24, dueInDays: 10, lines: [{ title: 'Carpet cleaning', dollars: 95, itemForTypeId: 20 }], state: 'void' },
  {
    code: 'DTW-12A',
    daysAgo: 4,
    dueInDays: 16,
    lines: [
      { title: 'Security deposit', dollars: 1450, itemForTypeId: 3 },
      { title: 'First month of rent', dollars: 1450, itemForTypeId: 1 },
    ],
    state: 'sent',
    paid: [{ method: 'bank', daysAgo: 1 }],
  },
]

/** What owners bill again and again, by a home of whose they are. */
export const demoItems: readonly {
  readonly code: string
  readonly title: string
  readonly dollars: number
  readonly itemForTypeId: number
}[] = [
  { code: 'OLY-302', title: 'Covered parking', dollars: 45, itemForTypeId: 12 },
  { code: 'OLY-302', title: 'Late fee', dollars: 60, itemForTypeId: 6 },
  { code: 'OLY-302', title: 'Key and lock change', dollars: 85, itemForTypeId: 21 },
  { code: 'DTW-12A', title: 'Late fee', dollars: 50, itemForTypeId: 6 },
  { code: 'DTW-12A', title: 'Returned payment', dollars: 35, itemForTypeId: 7 },
  { code: 'DTW-12A', title: 'Storage unit, a month', dollars: 25, itemForTypeId: 13 },
  { code: 'DTW-12A', title: 'Move-in fee', dollars: 350, itemForTypeId: 10 },
  { code: 'MSY-R11', title: 'Common area maintenance', dollars: 410, itemForTypeId: 16 },
  { code: 'MSY-R11', title: 'Property tax recovery', dollars: 1240, itemForTypeId: 17 },
]
