import { messages } from './owners-messages.text.ts'
import { z } from 'zod'
import { optionalEmail } from '../../values/contact-fields.ts'
import { choice, date, optional, optionalPersonName, optionalText, percent, rowId, wholeNumber } from '../../values/fields.ts'
import { LONGEST_NOTES, MAX_OWNERS, VESTINGS } from './owner.values.ts'
import { WHOLE_BPS, bpsOfPercent, percentOfBps, sumOf } from '../../values/shares.ts'

export const ownershipPercent = percent('Ownership percent')

const OwnerInput = z.strictObject(
  {
    /** Null for someone new. */
    OwnerId: optional(rowId('Owner')),
    /** Null for the profile that manages the property: it has a name. */
    Name: optionalPersonName('Name', 120),
    Email: optionalEmail(),
    /** Someone with a profile whom the caller is connected with: they see the property from then on. */
    ProfileId: optional(rowId('Owner')),
    /** Asks someone of whom an email is known to join as an owner; with their answer they see the property. */
    Invite: z.boolean({ error: 'Invite is not valid.' }).default(false),
    OwnershipPercent: ownershipPercent,
    VestingId: optional(
      choice(
        'Vesting',
        VESTINGS.map(({ Id }) => Id),
      ),
    ),
    ReceivesDistributions: z.boolean({ error: 'Distributions is not valid.' }).default(true),
    Receives1099: z.boolean({ error: '1099 is not valid.' }).default(true),
    Notes: optionalText('Notes', { max: LONGEST_NOTES, multiline: true }),
  },
  { error: 'Owner is not valid.' },
)

export const AddEditAssetOwnersInput = z
  .strictObject({
    AssetId: rowId('Property'),
    /** `OwnersVersion` as it was read, so that two editors cannot overwrite each other unseen. */
    Version: wholeNumber('Version', { min: 0, max: 2_147_483_647 }),
    Owners: z
      .array(OwnerInput, { error: messages.selectOwners })
      .min(1, { error: messages.selectOwners })
      .max(MAX_OWNERS, { error: `A property can have at most ${MAX_OWNERS} owners.` }),
    /** Today where it is left out; not in the future and not before the last change. */
    EffectiveFrom: optional(date('Start date')),
  })
  .superRefine(({ Owners }, context) => checkOwners(Owners, (path, message) => context.addIssue({ code: 'custom', path, message })))

export const ownerStandsOnce = 'Each owner can stand there once.'

/** Rules across the owners of a property. */
export function checkOwners(
  owners: readonly {
    OwnerId?: string | null
    Name?: string | null
    Email?: string | null
    Invite?: boolean
    ProfileId?: string | null
    OwnershipPercent: number
  }[],
  report: (path: (string | number)[], message: string) => void,
): void {
  const managing = owners.filter(({ Name }) => !Name)
  if (managing.length !== 1) {
    const index = owners.findIndex(({ Name }, place) => !Name && owners.findIndex((owner) => !owner.Name) !== place)
    report(
      index < 0 ? ['Owners'] : ['Owners', index, 'Name'],
      index < 0 ? 'You stay an owner of what you manage, if only of 0 percent.' : 'Name can not be empty.',
    )
  }
  owners.forEach(({ Name, Email, Invite, ProfileId }, index) => {
    if (Invite && !Email) report(['Owners', index, 'Email'], 'Email can not be empty.')
    if (ProfileId && !Name) report(['Owners', index, 'Name'], 'Name can not be empty.')
  })
  const ids = owners.flatMap(({ OwnerId }) => OwnerId ?? [])
  if (new Set(ids).size < ids.length) report(['Owners'], ownerStandsOnce)
  owners.forEach(({ Email, Invite, ProfileId }, index) => {
    const before = owners.slice(0, index)
    if (ProfileId && before.some((owner) => owner.ProfileId === ProfileId)) report(['Owners', index, 'ProfileId'], ownerStandsOnce)
    if (Invite && Email && before.some((owner) => owner.Invite && owner.Email === Email))
      report(['Owners', index, 'Email'], ownerStandsOnce)
  })
  const whole = sumOf(owners.map(({ OwnershipPercent }) => bpsOfPercent(OwnershipPercent)))
  if (whole !== WHOLE_BPS) report(['Owners'], wholeMessage(whole))
}

/** `Ownership percents add up to 99.99, not to 100.` */
export function wholeMessage(wholeBps: number): string {
  return `Ownership percents add up to ${percentOfBps(wholeBps)}, not to 100.`
}
