import { HomesMoved, TakeBusinessApart } from '@keystead/contract/people/businesses/business.events.ts'
import { WhatTakesStorage } from '@keystead/contract/platform/plans/plan.events.ts'
import { WhatPicturesShow } from '@keystead/contract/properties/properties/property.events.ts'
import { releasePicture } from '../../files/pictures/picture-files.ts'
import { type Listener, answer, on } from '../../rpc/events.ts'
import { sumImageBytes } from './image-bytes.queries.ts'
import { deleteSomeImages, moveImages } from './image.queries.ts'
import { presentImage } from './image.present.ts'
import { listImagesOfEach, listPrimaryImages } from './shown-images.queries.ts'

export const imageListeners: readonly Listener[] = [
  on(HomesMoved, 'their pictures come along', ({ db }, homes) =>
    moveImages(
      db,
      homes.map(({ id }) => id),
      homes[0]!.accountId,
    ),
  ),
  answer(TakeBusinessApart, 'their pictures go', async ({ db, services, afterCommit }, { accountId, step, atMost }) => {
    if (step !== 'pictures') return 0
    const pictures = await deleteSomeImages(db, accountId, atMost)
    afterCommit(async () => {
      for (const storageKey of pictures) await releasePicture(services, storageKey)
    })
    return pictures.length
  }),
  answer(WhatTakesStorage, 'photos of properties', ({ db }, { accountId }) => sumImageBytes(db, accountId)),
  answer(WhatPicturesShow, 'their pictures', async ({ db }, { assets, primaryOnly }) => {
    const assetIds = assets.map(({ id }) => id)
    const rows = primaryOnly ? [...(await listPrimaryImages(db, assetIds)).values()] : await listImagesOfEach(db, assetIds)
    const titles = new Map(assets.map(({ id, title }) => [id, title]))
    return rows.map((row) => ({ assetId: row.asset_id, image: presentImage(row, titles.get(row.asset_id) ?? '') }))
  }),
]
