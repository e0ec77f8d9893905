import { z } from 'zod'
import { FEE_KINDS, FEE_LIMITS, FEE_STATES } from './fee.values.ts'

/** What the state of a home says of fees. */
export const FeeLaw = z
  .object({
    /** In a few words. */
    Words: z.string(),
    Says: z.string(),
    Statute: z.string().nullable(),
  })
  .meta({ id: 'ApplicationFeeLaw' })
export type FeeLaw = z.infer<typeof FeeLaw>

/** What each adult who applies for a home is asked. */
export const ListingFee = z
  .object({
    /** What its landlord wants, and what of it may be asked. */
    Wanted: z.string(),
    Amount: z.string(),
    LimitedBy: z.enum(FEE_LIMITS).nullable(),
    /** Whether it is paid here; else the landlord collects it. */
    IsOnline: z.boolean(),
    Law: FeeLaw.nullable(),
  })
  .meta({ id: 'ListingApplicationFee' })
export type ListingFee = z.infer<typeof ListingFee>

/** A fee of one of the people of an application. Of the others of one’s household it says how it stands, and no more. */
export const FeeRead = z
  .object({
    FeeId: z.guid(),
    FormId: z.guid(),
    Name: z.string(),
    IsYou: z.boolean(),
    Kind: z.enum(FEE_KINDS),
    State: z.enum(FEE_STATES),
    Wanted: z.string().nullable(),
    /** What is asked of it, or was paid. */
    Amount: z.string().nullable(),
    LimitedBy: z.enum(FEE_LIMITS).nullable(),
    PaidAt: z.iso.datetime().nullable(),
    /** For who reads the invoice. */
    InvoiceId: z.guid().nullable(),
    GivenBack: z.string().nullable(),
    /** Why it goes or went back by itself. */
    GiveBackReason: z.string().nullable(),
    /** That it was to go back and did not: the provider has refused. */
    GiveBackFailed: z.boolean(),
    WaivedBy: z.string().nullable(),
    WaiveReason: z.string().nullable(),
    CanPay: z.boolean(),
    CanWaive: z.boolean(),
  })
  .meta({ id: 'ApplicationFee' })
export type FeeRead = z.infer<typeof FeeRead>
