import { z } from 'zod'
import { optionalEmail } from '../../values/contact-fields.ts'
import { choice, date, optional, optionalText, rowId, steppedNumber, wholeNumber } from '../../values/fields.ts'
import { MAX_OWNERS, VESTINGS, WHOLE_BPS, bpsOfPercent } from './owner.values.ts'

export const ownershipPercent = steppedNumber('Ownership percent', { min: 0, max: 100, step: 0.01 })

const OwnerInput = z.strictObject(
  {
    /** Null for somebody new. */
    OwnerId: optional(rowId('Owner')),
    /** Null for the profile that manages the property: it has a name. */
    Name: optionalText('Name', { max: 120 }),
    Email: optionalEmail(),
    OwnershipPercent: ownershipPercent,
    VestingId: optional(
      choice(
        'Vesting',
        VESTINGS.map(({ Id }) => Id),
      ),
    ),
    ReceivesDistributions: z.boolean({ error: 'Distributions is not valid.' }).default(true),
    Receives1099: z.boolean({ error: '1099 is not valid.' }).default(true),
    Notes: optionalText('Notes', { max: 500, multiline: true }),
  },
  { error: 'Owner is not valid.' },
)

export const AddEditAssetOwnersInput = z
  .strictObject({
    AssetId: rowId('Property'),
    /** `OwnersVersion` as it was read, so that two editors cannot overwrite each other unseen. */
    Version: wholeNumber('Version', { min: 0, max: 2_147_483_647 }),
    Owners: z
      .array(OwnerInput, { error: 'Owners can not be empty.' })
      .min(1, { error: 'Owners can not be empty.' })
      .max(MAX_OWNERS, { error: `A property can have at most ${MAX_OWNERS} owners.` }),
    /** Today where it is left out; not in the future and not before the last change. */
    EffectiveFrom: optional(date('Start date')),
  })
  .superRefine(({ Owners }, context) => checkOwners(Owners, (path, message) => context.addIssue({ code: 'custom', path, message })))

/** Rules across the owners of a property. */
export function checkOwners(
  owners: readonly { OwnerId?: string | null; Name?: string | null; OwnershipPercent: number }[],
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
  const ids = owners.flatMap(({ OwnerId }) => OwnerId ?? [])
  if (new Set(ids).size < ids.length) report(['Owners'], 'Each owner can stand there once.')
  const whole = owners.reduce((sum, { OwnershipPercent }) => sum + bpsOfPercent(OwnershipPercent), 0)
  if (whole !== WHOLE_BPS) report(['Owners'], wholeMessage(whole))
}

/** `Ownership percents add up to 99.99, not to 100.` */
export function wholeMessage(wholeBps: number): string {
  return `Ownership percents add up to ${(wholeBps / 100).toFixed(2).replace(/\.?0+$/, '')}, not to 100.`
}
