import { z } from 'zod'
import { choice, requiredText } from '../../values/fields.ts'
import { FEED_AUDIENCES } from './feed.values.ts'

const feedFields = {
  Name: requiredText('Name', { max: 80 }),
  AudienceId: choice(
    'Audience',
    FEED_AUDIENCES.map(({ Id }) => Id),
  ),
}

export const AddListingFeedInput = z.strictObject(feedFields)
