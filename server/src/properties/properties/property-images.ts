import { WhatPicturesShow } from '@keystead/contract/properties/properties/property.events.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { EventContext } from '../../rpc/events.ts'

type Titled = { readonly id: string; readonly title: string }

/** All pictures of a property that the caller may see, in order. */
export async function askImagesOf(context: EventContext, { id, title }: Titled): Promise<AssetImage[]> {
  const shown = await context.services.events.ask(context, WhatPicturesShow, { assets: [{ id, title }], primaryOnly: false })
  return shown.flat().map(({ image }) => image)
}

/** The primary pictures of a page of properties, by property. */
export async function askPrimaryImages(context: EventContext, assets: readonly Titled[]): Promise<Map<string, AssetImage>> {
  const asked = { assets: assets.map(({ id, title }) => ({ id, title })), primaryOnly: true }
  const shown = await context.services.events.ask(context, WhatPicturesShow, asked)
  return new Map(shown.flat().map(({ assetId, image }) => [assetId, image]))
}
