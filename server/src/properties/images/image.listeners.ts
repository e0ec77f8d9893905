import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { WhatPicturesShow } from '@keystead/contract/properties/properties/property.events.ts'
import { type Listener, answer } from '../../rpc/events.ts'
import { sumImageBytes } from './image-bytes.queries.ts'
import { presentImage } from './image.present.ts'
import { listImagesOfEach, listPrimaryImages } from './shown-images.queries.ts'

export const imageListeners: readonly Listener[] = [
  answer(WhatTakesStorage, 'photos of properties', ({ db }, { accountId }) => sumImageBytes(db, accountId)),
  answer(WhatPicturesShow, 'their pictures', async ({ db }, { assets, primaryOnly }) => {
    const assetIds = assets.map(({ id }) => id)
    const rows = primaryOnly ? [...(await listPrimaryImages(db, assetIds)).values()] : await listImagesOfEach(db, assetIds)
    const titles = new Map(assets.map(({ id, title }) => [id, title]))
    return rows.map((row) => ({ assetId: row.asset_id, image: presentImage(row, titles.get(row.asset_id) ?? '') }))
  }),
]
