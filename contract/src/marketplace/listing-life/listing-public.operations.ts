import { z } from 'zod'
import { publicAccess } from '../../rpc/access.ts'
import { defineError } from '../../rpc/errors.ts'
import { area } from '../../rpc/operation.ts'
import { messages } from './listing-life-messages.text.ts'
import { linkToken, rowId } from '../../values/fields.ts'
import { PropertyNotFound } from '../../properties/properties/property.operations.ts'

/* What visitors ask and do about listings, apart from what their owners do: the public pages load no more than this. */

const assets = area('assets')

export const RenewalLinkExpired = defineError('RenewalLinkExpired', 404, messages.renewalLinkExpired)

export const RecordAssetView = assets.command('RecordAssetView', {
  summary:
    'Counts a look at a listed property: once a day for each device, never for its owner, and not for callers without a device token.',
  access: publicAccess('Visitors look at homes.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({ Received: z.literal(true) }),
  replay: 'never',
  audit: 'none',
})

export const GetAssetPriceHistory = assets.query('GetAssetPriceHistory', {
  summary: 'What a listed property asked while it was on the market, newest first; at most 20 amounts.',
  access: publicAccess('Everyone could see these amounts when they were asked.'),
  input: z.strictObject({ AssetId: rowId('Property') }),
  output: z.object({
    Items: z.array(
      z.object({
        /** `listed`: the amount with which it came to the market. `price`: another one since. */
        Kind: z.enum(['listed', 'price']),
        At: z.iso.datetime(),
        ListingTypeId: z.int(),
        Amount: z.string(),
        PreviousAmount: z.string().nullable(),
        RentFrequencyId: z.int().nullable(),
      }),
    ),
  }),
  errors: [PropertyNotFound],
  reads: ['listing'],
})

export const RenewListingsByLink = assets.command('RenewListingsByLink', {
  summary:
    'Renews the listings that an email told of, by the secret of its link. Those that were renewed or taken off meanwhile stay as they are.',
  access: publicAccess('The secret comes from an email to the owner and acts for them, for these listings alone.'),
  input: z.strictObject({ Token: linkToken() }),
  output: z.object({
    /** How many are renewed now; very many are renewed in the background. */
    Renewed: z.int(),
    InBackground: z.boolean(),
    /** Expired ones that lack something a listing needs. */
    NotReady: z.int(),
  }),
  errors: [RenewalLinkExpired],
  changes: ['asset', 'listing'],
  quota: 'sensitive',
})
