import { z } from 'zod'
import { defineQuestion } from '../../rpc/events.ts'
import { AssetImage } from './property.schemas.ts'

/** The pictures of some properties that the caller may see, in order: all of them, or the primary one of each. */
export const WhatPicturesShow = defineQuestion(
  'asset.pictures',
  z.object({ assets: z.array(z.object({ id: z.guid(), title: z.string() })), primaryOnly: z.boolean() }),
  z.array(z.object({ assetId: z.guid(), image: AssetImage })),
)
