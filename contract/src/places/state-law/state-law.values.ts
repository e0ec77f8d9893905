import { z } from 'zod'

/*
 * What the law of a state says of renting a home, as data. A value is left out where the law says nothing of it. Amounts are decimal text in
 * US dollars; a month counts as 30 days where a law counts in days, and says so in words.
 */

const days = z.int().min(0).max(730)
const months = z.int().min(0).max(120)
const percent = z.number().min(0).max(100)
const amount = z.string().regex(/^\d{1,6}\.\d{2}$/)
/** Landlords with at least so many units. */
const fromUnits = z.int().min(2).max(100).optional()
const longer = z
  .array(z.strictObject({ AfterMonths: months, Days: days }))
  .min(1)
  .max(5)
  .optional()
const which = z.enum(['lower', 'higher']).optional()

/** What the law can say of each topic. */
export const LAW_VALUES = {
  NoticeToEnter: z.strictObject({ Hours: z.int().min(1).max(240).optional(), IsReasonable: z.literal(true).optional() }),
  /** To end a month-to-month lease without the tenant's fault. */
  NoticeToEndByLandlord: z.strictObject({
    Days: days,
    Longer: longer,
    NeedsCause: z.literal(true).optional(),
    CauseAfterMonths: months.optional(),
  }),
  NoticeToEndByTenant: z.strictObject({ Days: days }),
  /** Of the rent of a month-to-month lease. */
  NoticeOfIncrease: z.strictObject({
    Days: days,
    OnlyFromPercent: percent.optional(),
    Larger: z.strictObject({ AbovePercent: percent, Days: days }).optional(),
    Longer: longer,
  }),
  /** In months of rent. */
  DepositCap: z.strictObject({ Months: z.number().min(0).max(12), FromUnits: fromUnits }),
  /** After the lease ends or the home is handed back. */
  DepositReturn: z.strictObject({
    Days: days,
    AreBusinessDays: z.literal(true).optional(),
    DaysWithDeductions: days.optional(),
    FromUnits: fromUnits,
  }),
  DepositInterest: z.strictObject({ IsRequired: z.literal(true), FromUnits: fromUnits, FromMonths: months.optional() }),
  /** Whole days after the due day that have to pass before a fee may be charged. */
  LateFeeGrace: z.strictObject({ Days: days, AreBusinessDays: z.literal(true).optional() }),
  /** Of the rent, or of what is overdue. */
  LateFeeCap: z.strictObject({
    Percent: percent.optional(),
    OfOverdue: z.literal(true).optional(),
    Amount: amount.optional(),
    Which: which,
    IsPerDay: z.literal(true).optional(),
    IsReasonable: z.literal(true).optional(),
  }),
  ApplicationFeeCap: z.strictObject({
    Amount: amount.optional(),
    PercentOfRent: percent.optional(),
    IsActualCost: z.literal(true).optional(),
    Which: which,
    IsForbidden: z.literal(true).optional(),
    IsAdjustedYearly: z.literal(true).optional(),
    FromUnits: fromUnits,
  }),
  SourceOfIncome: z.strictObject({ IsProtected: z.literal(true), CoversVouchers: z.literal(false).optional(), FromUnits: fromUnits }),
  PortableReports: z.strictObject({ MustAccept: z.boolean() }),
  /** What a landlord has to say or hand over; lead paint, which federal law asks for everywhere, is not among them. */
  Disclosures: z.strictObject({
    List: z
      .array(
        z.strictObject({ Title: z.string().min(1).max(80), Statute: z.string().max(200).nullable(), Says: z.string().min(1).max(300) }),
      )
      .min(1)
      .max(40),
  }),
} as const

export type LawTopic = keyof typeof LAW_VALUES
export const LAW_TOPICS = Object.keys(LAW_VALUES) as readonly LawTopic[]
export type LawValue<Topic extends LawTopic> = z.infer<(typeof LAW_VALUES)[Topic]>

/** `set`: the state has a rule. `none`: it has none for the whole state. `unknown`: we are not sure, and say no number. */
export const LAW_STANDINGS = ['set', 'none', 'unknown'] as const
export type LawStanding = (typeof LAW_STANDINGS)[number]

/** What a rule was read in: the statute itself, or what others write of it. */
export const LAW_BASES = ['statute', 'secondary'] as const
