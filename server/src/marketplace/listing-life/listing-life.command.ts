import { LISTING_DAYS } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { type OperatorCall, type OperatorCommand, idArgument, refuse } from '../../operator/command-line.ts'
import { shortenListing } from '../../properties/properties/property.public.ts'
import { endListingsJob } from './listing-end.job.ts'

export const listingCommand: OperatorCommand = {
  name: 'listings',
  summary: 'Listings on the market',
  actions: {
    shorten: {
      summary: 'Ends a listing sooner, in this many days (0: now); its owner gets an email and can renew it',
      arguments: ['PROPERTY_ID', 'DAYS'],
      run: shorten,
    },
  },
}

async function shorten(call: OperatorCall): Promise<void> {
  const assetId = idArgument(call)
  const text = call.values[1] ?? ''
  const days = Number(text)
  if (!/^\d+$/.test(text) || days >= LISTING_DAYS) refuse(`"${text}" is not a number of days. Please use 0 to ${LISTING_DAYS - 1}.`)
  await call.act(assetId, async (db) => {
    const ended = await shortenListing(db, assetId, days)
    if (!ended) refuse('No listing with this ID ends later than that. Please check the ID and the number of days.')
    // The notice does not wait for the full hour.
    await call.services.jobs.enqueue(db, endListingsJob, {}, `now:${assetId}`)
    return { days }
  })
  call.say(
    days === 0
      ? 'The listing leaves the market within seconds. Its owner gets an email.'
      : `The listing ends in ${days} days unless its owner renews it.`,
  )
}
