import { AddEditAssetImages } from '@keystead/contract/assets/images/image.operations.ts'
import type { AssetImage, UserAssetDetails } from '@keystead/contract/assets/properties/property.schemas.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { told } from '../../ui/told.ts'
import { arrangementOf } from './image-order.ts'

/**
 * The photos of a property as they are wished: shown at once, saved one wish after the other. What the server has
 * counts again as soon as it says something new.
 */
export function useImageArrangement(details: UserAssetDetails) {
  const [wish, setWish] = useState<{ images: readonly AssetImage[]; instead: readonly AssetImage[] } | null>(null)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const save = useCommand(AddEditAssetImages)
  const images = wish?.instead === details.Images ? wish.images : details.Images

  async function arrange(wanted: readonly AssetImage[]): Promise<boolean> {
    setWish({ images: wanted, instead: details.Images })
    const turn = saving.current
    const saved = told(turn.then(() => save.run(arrangementOf(wanted, details))))
    saving.current = saved
    const isSaved = await saved
    if (!isSaved) setWish(null)
    return isSaved
  }

  return { images, arrange }
}
