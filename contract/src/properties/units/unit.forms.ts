import { z } from 'zod'
import { emptyMessage, invalidMessage } from '../../text/messages.ts'
import { messages } from './units-messages.text.ts'
import { choice, date, emptyOrInvalid, money, optional, optionalText, requiredText, rowId, wholeNumber } from '../../values/fields.ts'
import { checkPropertyFields } from '../fields/property-rules.ts'
import { areaSize, bathrooms, bedrooms } from '../fields/room-fields.ts'
import { LISTING_TYPES, LONGEST_UNIT_NUMBER, RENT_FREQUENCIES, assetType } from '../fields/property.values.ts'
import { MAX_UNITS_AT_ONCE, isSameUnit } from './unit-numbers.ts'

const ids = (items: readonly { Id: number }[]) => items.map((item) => item.Id)

/** What is said of each unit by itself. */
export const unitFieldShapes = {
  UnitNumber: requiredText('Unit', { max: LONGEST_UNIT_NUMBER }),
  FloorNumber: optional(wholeNumber('Floor', { min: -9, max: 200 })),
  Bedrooms: optional(bedrooms),
  Bathrooms: optional(bathrooms),
  Area: optional(areaSize),
  Rent: optional(money('Rent')),
  Price: optional(money('Price')),
  ReferenceCode: optionalText('Reference code', { max: 64 }),
}

/** What is said of units that are made together. Everything else they take over from their building. */
export const unitsInput = z
  .strictObject({
    AssetId: rowId('Property'),
    AssetTypeId: choice('Property type'),
    ListingTypeId: choice('Listing type', ids(LISTING_TYPES)),
    RentFrequencyId: choice('Rent frequency', ids(RENT_FREQUENCIES)).default(1),
    AvailableOn: optional(date('Available date')),
    /** Whether they show the photos of the building until they have their own. */
    WithPhotos: z.boolean({ error: 'Photos is not valid.' }).default(true),
    Units: z
      .array(z.strictObject(unitFieldShapes, { error: invalidMessage('Unit') }), { error: emptyOrInvalid('Units') })
      .min(1, { error: emptyMessage('Units') })
      .max(MAX_UNITS_AT_ONCE, { error: `At most ${MAX_UNITS_AT_ONCE} units can be added at once.` }),
  })
  .superRefine((input, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const type = assetType(input.AssetTypeId)
    if (!type) {
      report(['AssetTypeId'], invalidMessage('Property type'))
      return
    }
    input.Units.forEach((unit, index) => {
      const isTwice = input.Units.slice(0, index).some((before) => isSameUnit(before.UnitNumber, unit.UnitNumber))
      if (isTwice) report(['Units', index, 'UnitNumber'], messages.unitListedTwice)
      checkPropertyFields({ ...input, ...unit, CategoryId: type.CategoryId }, (field, message) =>
        report(field in unitFieldShapes ? ['Units', index, field] : [field], message),
      )
    })
  })
