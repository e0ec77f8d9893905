import { z } from 'zod'
import { StatedByRenter } from '../form/form.schemas.ts'

const head = {
  Name: z.string(),
  /** When the form was submitted. */
  SubmittedAt: z.iso.datetime(),
}

export const RenterProfileShare = z
  .object({
    ShareId: z.guid(),
    Label: z.string(),
    Email: z.string().nullable(),
    ShowsContacts: z.boolean(),
    State: z.enum(['open', 'stopped', 'over']),
    SharedAt: z.iso.datetime(),
    UntilAt: z.iso.datetime(),
    OpeningsCount: z.int(),
    /** The latest, as readers called themselves. */
    Openings: z.array(z.object({ Name: z.string(), At: z.iso.datetime() })),
  })
  .meta({ id: 'RenterProfileShare' })
export type RenterProfileShare = z.infer<typeof RenterProfileShare>

export const OwnRenterProfile = z
  .object({
    ...head,
    State: z.enum(['valid', 'expired']),
    ExpiresAt: z.iso.datetime(),
    Stated: StatedByRenter,
    Shares: z.array(RenterProfileShare),
  })
  .meta({ id: 'OwnRenterProfile' })
export type OwnRenterProfile = z.infer<typeof OwnRenterProfile>

/** A form that a profile can be made of. */
export const FormToKeep = z
  .object({
    FormId: z.guid(),
    HomeTitle: z.string(),
    SubmittedAt: z.iso.datetime(),
    /** Until when the profile would be valid. */
    ExpiresAt: z.iso.datetime(),
  })
  .meta({ id: 'FormToKeep' })

/** Before a reader has said who they are. */
export const linkedProfile = { ...head, UntilAt: z.iso.datetime() }
